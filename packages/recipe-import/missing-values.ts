/** What programs print where a value is missing, spelled as they do. No language has these words. */
const NO_WORDS = new Set(['undefined', 'NaN', '[object Object]'])
/** Other such words mean zero or not applicable elsewhere: "null Prozent". As a whole value they say nothing. */
const EMPTY_VALUES = new Set([...NO_WORDS, 'null', 'NULL', '(null)', '#N/A', '#REF!', '#VALUE!', '#NAME?'])
/** These may be names, too: "None Such mincemeat". They are missing values before a word that is none. */
const MAY_BE_NAMES = new Set(['None', 'nil', 'N/A', 'n/a'])

const PRINTED = /(?<![\p{L}\p{N}])(?:undefined|NaN|\[object [A-Z][a-z]{1,20}\])(?![\p{L}\p{N}])/u
const OBJECT = /\[object [A-Z][a-z]{1,20}\]/g
/** What of a word is printed for a missing value where no blank parts it from its amount or unit: "NaNg", "2undefined". */
const GLUED =
  /(?<=^[\d½⅓⅔¼¾.,/]{0,9})(?:undefined|null|NaN){1,3}(?=(?:mg|k?g|[mcd]?l|oz|lbs?|tsp|tbsp|cups?)?$)/
const OPENING = /^[([]/
const CLOSING = /[)\],;.]{1,3}$/
const AMOUNT = /^(?:[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/⁄–-]{1,20}|[•*▢])$/

/** Whether a text is nothing but the word of a program for a missing value. */
export const isMissingValue = (text: string): boolean => EMPTY_VALUES.has(text)

/** Whether a program may have printed part of a text where a value is missing. */
export const mayMissValue = (text: string): boolean => PRINTED.test(text)

/**
 * A line of a list without such words. Those that mean something elsewhere go only where an amount, a unit or a note
 * stands. Signs around a word stay.
 */
export function withoutMissingValues(line: string): string {
  const words = line.replace(OBJECT, 'undefined').split(' ')
  let isFront = true
  let before = ''
  const left = words.flatMap((word, place) => {
    const bare = word.replace(OPENING, '').replace(CLOSING, '')
    const isAside = before.endsWith(',') || (OPENING.test(word) && CLOSING.test(word))
    const rest = partLeft(bare, isFront || isAside, isAside || /^\p{Ll}/u.test(words[place + 1] ?? ''))
    before = word
    if (!AMOUNT.test(bare) && rest === bare) isFront = false
    return rest === bare ? [word] : word.replace(bare, rest) || []
  })
  return left.join(' ')
}

/** What of a word is not the mark of a missing value. Of a range, the end that is known. */
function partLeft(word: string, isAtValue: boolean, isCertain: boolean): string {
  if (NO_WORDS.has(word) || (isAtValue && EMPTY_VALUES.has(word))) return ''
  if (isAtValue && isCertain && MAY_BE_NAMES.has(word)) return ''
  const ends = word.split(/[-–/]/)
  const known = ends.filter((end) => !isMissingValue(end))
  const isRange = ends.length > 1 && known.length < ends.length && known.every((end) => AMOUNT.test(end))
  // Half of a fraction is another amount.
  if (isRange) return word.includes('/') ? '' : known.join('-')
  return isAtValue ? word.replace(GLUED, '') : word
}
