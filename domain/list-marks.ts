/** What stands before the lines of a shopping list, where nothing is below zero. "**Sauce**" is marked, not listed. */
export const BULLET = /^(?:[-–—•·▢☐◦▪●□‣]|\*(?![^\s*][^*]*\*)(?!\*[^\s*][^*]*\*\*))+\s*/

/** The same where a line may begin with "-10 °C" or "**Note**". */
const CAREFUL_BULLET = /^(?:[-–—*]+(?:\s+|$)|[•·▢☐◦▪●□‣]+\s*)/

/** Recipe Keeper leaves out the space: "1.Mix". */
const NUMBER = /^\s*(?:step\s*)?(\d{1,2})\s*(?:[.):]\s+|[.)](?=\p{L}))/iu

/** Whether each line begins with its number, from 1. */
export const areNumbered = (lines: string[]): boolean =>
  lines.length > 1 && lines.every((line, place) => NUMBER.exec(line)?.[1] === String(place + 1))

export const withoutNumber = (line: string): string => line.replace(NUMBER, '')

/** The lines of a list that was typed elsewhere, without its bullets or numbers. Empty lines are left out. */
export function toListLines(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(CAREFUL_BULLET, ''))
    .filter((line) => line !== '')
  return areNumbered(lines) ? lines.map(withoutNumber) : lines
}
