/** What stands before the lines of a shopping list, where nothing is below zero. "**Sauce**" is marked, not listed. */
export const BULLET = /^(?:[-–—•·▢☐◦▪●□‣]|\*(?![^\s*][^*]*\*)(?!\*[^\s*][^*]*\*\*))+\s*/

/** The same where a line may begin with "-10 °C" or "**Note**". */
const CAREFUL_BULLET = /^(?:[-–—*]+(?:\s+|$)|[•·▢☐◦▪●□‣]+\s*)/

/** "Step" in the languages that recipes come in, as it stands before or behind a number. */
export const STEP_WORDS =
  'step|schritt|stap|passo|paso|passaggio|étape|etape|etapa|pas|krok|крок|корак|korak|samm|steg|trin|skref|lépés|vaihe|шаг|стъпка|adım|βήμα|solis|žingsnis|bước|langkah|ステップ|手順|步骤|단계'

/** Recipe Keeper leaves out the space: "1.Mix". */
const NUMBER = new RegExp(`^\\s*(?:(?:${STEP_WORDS})\\s*)?(\\d{1,2})\\s*(?:[.):]\\s+|[.)](?=\\p{L}))`, 'iu')

/** Whether each line begins with its number, from 1. */
const areNumbered = (lines: string[]): boolean => areCounted([lines])

/** The same of lines in several parts, of which each may count from 1 anew. */
export function areCounted(parts: string[][]): boolean {
  let count = 0
  const isNext = (line: string, place: number) => {
    const number = Number(NUMBER.exec(line)?.[1])
    const isNumbered = number === count + 1 || (place === 0 && number === 1)
    count = number
    return isNumbered
  }
  return parts.flat().length > 1 && parts.every((lines) => lines.every(isNext))
}

export const withoutNumber = (line: string): string => line.replace(NUMBER, '')

/** The lines of a list that was typed elsewhere, without its bullets or numbers. Empty lines are left out. */
export function toListLines(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(CAREFUL_BULLET, ''))
    .filter((line) => line !== '')
  return areNumbered(lines) ? lines.map(withoutNumber) : lines
}
