import { parseNumber, toDecimals } from 'recipe-basics/text/number'
import { YIELD_KEYS } from './keys.ts'
import { toLine } from './plain-text.ts'
import { isBlank, textOf, toList, type PublishedObject } from './published-object.ts'
import type { Report } from './report.ts'
import { withoutServingSize } from './serving-size.ts'

const PEOPLE =
  /serv|portion|porci|porz|person|people|pax|guest|eater|osob|osób|adag|főre|gäste|couvert|convive|comensal|raci[oó]n|人/i
const MOST_SERVINGS = 1_000
const AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/
/** An amount that is a weight or a volume. */
const MEASURE =
  /^[\d.,/⁄ ½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]+(?:g|gr|grams?|gramm|kg|ml|cl|dl|l|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|cups?|quarts?|gallons?)(?!\p{L})/iu
/** A bare number above this weighs something. */
const MOST_BARE = 100

/** "2 dozen cookies", "1 1/2 dozen", "2-3 dozen". */
const DOZEN = /^[\d./⁄½¼¾ –-]+dozen\b/i
/** A number of people after others: "1 (6-inch) cake, serves 8", "one 9x13 pan, 12 servings". */
const OF_PEOPLE = [
  /(?<![\d.,x×])(\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:[-–]|to) ?\d{1,4})?) ?(?:servings?|portions?|people|persons?|guests?)\b/i,
  /\b(?:serves|feeds|servings?:?|serve) (?:about |up to |approximately )?(\d{1,4}(?:[.,]\d{1,2})?)\b/i,
]
/** The part of an entry with several numbers that says how many it serves, if one does. */
const findPeople = (line: string) =>
  OF_PEOPLE.map((people) => people.exec(line)?.[1]).find((number) => number !== undefined)

/** What one whole thing is cut into: "1 loaf, 12 slices", "1 Kuchen (12 Stücke)". */
const OF_PIECES =
  /^\D*1 (?!\d)[^\d½⅓⅔¼¾]{2,40}?(?<![\d.,])(\d{1,3})(?: ?(?:[-–]|to) ?\d{1,3})? (?:(?:small|large|big|medium|even|thick|thin) )?(?:slices?|pieces?|squares?|bars?|wedges?|cookies|biscuits|muffins|cupcakes|rolls|buns|brownies|balls|stücke?n?|scheiben|tranches|parts|morceaux|fette|pezzi|rebanadas|trozos|pedazos|sneetjes|sneden|stuks|plakjes|bitar|skivor|skiver|stykker|stk)(?!\p{L})/iu
const findPieces = (line: string) => OF_PIECES.exec(line)?.[1]
const PIECES = /^\d+ pieces$/

/** Sizes of a tin or a piece, and what each person gets: "two 9-inch loaves", "10x10 cm tray, 16 squares", "24 (2 per person)". */
const NO_COUNT =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?(?:\s?[x×]\s?\d{1,3}){0,2}[\s-]?(?:inch(?:es)?\b|cm\b|mm\b|["″”])|(?<!\d)\d{1,2}[x×]\d{1,2}(?![\d.,])|\b\d{1,3} (?:per|for each) (?:person|serving|guest)/gi
/** Inches: "9-in pan", "9 in. pie", "9 in round tin". "12 in a muffin tin" are twelve. */
const IN_INCHES =
  /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?(?:-?in\b\.?| in(?:\.|(?= ?(?:[x×),;]|$|(?:round|square|deep|diameter|cake|pie|tart|quiche|pizza|pan|tin|dish|skillet|loaf|springform|bundt|casserole|tortilla|pancake|cookie)))))/gi
/** "1e9": no number that anybody cooks for. */
const IN_POWERS = /\de[+-]?\d/i
const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)
for (const [word, number] of Object.entries({
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
}))
  NUMBERS.set(word, number)

/** "Serves two" and "half a dozen" in digits. Words beside digits count nothing: "one-pot meal for 4". */
function inDigits(line: string): string {
  if (/\d/.test(line)) return withHalves(line)
  return withHalves(
    line
      .replace(/\bhalf a (?=dozen\b)/i, '½ ')
      .replace(/\ba (?=dozen\b)/i, '1 ')
      .replace(/\b(?!dozen\b)[a-z]{3,8}\b/gi, (word) => {
        const number = NUMBERS.get(word.toLowerCase()) ?? 0
        return number >= 1 ? String(number) : word
      }),
  )
}

const withHalves = (line: string) => toDecimals(line).replace(/(\d) and a half\b/gi, '$1.5')

/** "1 900 g loaf" is one loaf, not nineteen hundred. */
const apart = (text: string) => text.replace(/(\d) (?=\d{3})/g, '$1 × ')

/**
 * How many the recipe serves: the first number of the entry that speaks of people, or else of the first entry that has
 * one. The lower end of a range, so that nobody goes short.
 */
export function readServings(recipe: PublishedObject, report: Report): number | null {
  const published = yieldOf(recipe)
  const entry = chooseEntry(published)
  if (!entry) {
    if (toList(published).some((value) => value !== '')) {
      report.note('servings', 'dropped', 'The value holds no number of servings.', published)
    } else
      report.note(
        'servings',
        'dropped',
        'The file does not say how many people the recipe serves. Nutrition per serving depends on it.',
      )
    return null
  }
  const servings = Math.round(entry.number)
  if (/^\s*[-−]/.test(entry.text) || entry.number < 1 || servings > MOST_SERVINGS) {
    report.note('servings', 'dropped', 'This is not a number of servings.', published)
    return null
  }
  if (servings !== entry.number) {
    const reason = `The file says ${entry.number}. A recipe serves a whole number of people.`
    report.note('servings', 'guessed', reason, published)
  } else if (PEOPLE.test(entry.text) || /^\d+$/.test(entry.text))
    report.note('servings', 'kept', 'As in the file.', published)
  else
    report.note(
      'servings',
      'guessed',
      'The file says how much the recipe makes, not how many people it serves.',
      published,
    )
  return servings
}

/** Whether the number that was read says how much there is rather than how many it serves; then it is not stored. */
export function isMeasure(recipe: PublishedObject): boolean {
  const entry = chooseEntry(yieldOf(recipe))
  if (!entry || PEOPLE.test(entry.text)) return false
  return (
    MEASURE.test(entry.text.slice(entry.text.search(AMOUNT))) ||
    (/^\d+$/.test(entry.text) && entry.number > MOST_BARE)
  )
}

/** What a file says of how much there is. Mealie has a number beside the words, and none or nought for what is not said. */
function yieldOf(recipe: PublishedObject): unknown {
  const said = YIELD_KEYS.map((key) => recipe.read(key)).filter((value) => !isBlank(value))
  const published = said.find((value) => Number(textOf(value)) !== 0 && chooseEntry(value)) ?? said[0]
  const quantity = Number(textOf(recipe.read('recipeYieldQuantity')))
  return typeof published === 'string' && quantity > 0 && !AMOUNT.test(published)
    ? `${quantity} ${published}`
    : (published ?? recipe.read(...YIELD_KEYS))
}

function chooseEntry(published: unknown): { text: string; number: number } | undefined {
  const entries = toList(published).flatMap((entry) => {
    const text = textOf(entry, 'value', 'minValue', 'maxValue', '@value', 'name', 'unitText')
    const line = inDigits(
      withoutServingSize(toLine(text ?? ''))
        .replace(NO_COUNT, ' ')
        .replace(IN_INCHES, ' '),
    )
    const people = findPeople(line)
    const pieces = people === undefined && !PEOPLE.test(line) ? findPieces(line) : undefined
    const number = parseNumber(apart(people ?? pieces ?? line))
    const isDozens = (people ?? pieces) === undefined && DOZEN.test(line.slice(line.search(AMOUNT)))
    return number === undefined || IN_POWERS.test(line)
      ? []
      : [{ text: pieces ? `${pieces} pieces` : line, number: isDozens ? number * 12 : number }]
  })
  const [first] = entries
  const pieces = first?.number === 1 ? entries.find(({ text }) => PIECES.test(text)) : undefined
  return entries.find(({ text }) => PEOPLE.test(text)) ?? pieces ?? first
}
