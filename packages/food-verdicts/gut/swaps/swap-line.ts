import type { Corrections } from 'recipe-reading/food/corrections'
import type { Figure } from 'recipe-reading/kitchen/figure'
import { readLineFigures } from 'recipe-reading/kitchen/read-recipe'
import { rewriteText } from 'recipe-reading/kitchen/rewrite'
import { middleOf, weighParts } from 'recipe-reading/nutrition/weigh-parts'
import { readLineAlone } from 'recipe-reading/reading/recipe-reading'
import { isLessOf, type Swap } from './find-swap.ts'

/** A line with its swap: what stands in its place, or nothing where the food is left out. */
export type SwappedLine = { kind: 'changed'; text: string } | { kind: 'left out' } | { kind: 'said already' }

/** "2 cups", "250 ml", "1 tbsp": an amount that fits whatever stands in its place. */
const MEASURE =
  /^[^a-z]*(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ml|cl|dl|l|lit(?:re|er)s?|pints?|quarts?|fl oz|fluid ounces?|g|grams?|kg|oz|ounces?|lb|pounds?)\.?\s*$/i

/**
 * A line with a swap in the place of its food, for the servings as written. `amount` is the amount at the begin of the line: it is kept
 * where it is a measure and as much is needed; else the swap is weighed, in grams. Less of the same food is the line with less.
 */
export function swapLine(
  was: string,
  swap: Swap,
  { amount, corrections }: { amount?: string | undefined; corrections?: Corrections | undefined } = {},
): SwappedLine {
  if ('isOut' in swap) return { kind: 'left out' }
  if ('add' in swap) {
    const work = unsaidOf(swap.add, was)
    return work ? { kind: 'changed', text: `${withoutUndone(was, work)}, ${work}` } : { kind: 'said already' }
  }
  if (amount !== undefined && swap.share === 1 && MEASURE.test(amount))
    return { kind: 'changed', text: `${amount.trim()} ${swap.use}` }
  if (swap.share < 1 && isLessOf(swap, was)) {
    const less = rewriteText(was, readLineFigures(was, corrections), { ratio: swap.share })
    return less === was ? { kind: 'said already' } : { kind: 'changed', text: less }
  }
  const grams = gramsOf(was, corrections)
  if (grams === null) return { kind: 'changed', text: `${swap.use}, in place of ${was}` }
  return { kind: 'changed', text: `${sayGrams(grams * swap.share)} ${swap.use}` }
}

const SEEDED = /\bdeseeded\b|\bseeds? (?:scooped|removed|taken)\b/i

/** What a line says of its food before the name of it, or anywhere else, and the work that ends it. */
const UNDONE: readonly { work: RegExp; before: string; after: string }[] = [
  {
    work: /\bpeeled\b|\bwithout the skin\b/,
    before: 'skins?[ -]on|unpeeled',
    after: 'skins?[ -]on|unpeeled|with (?:the |their )?skins?|in (?:the |their )?skins?',
  },
  { work: /\bcooked\b|\bstewed\b/, before: 'raw|uncooked', after: 'raw|uncooked' },
]

/** A line without what the work ends: "600 g chicken thighs, skin on" has no skin on once it is without the skin. */
function withoutUndone(line: string, work: string): string {
  return UNDONE.filter((one) => one.work.test(work))
    .reduce(
      (text, { before, after }) =>
        text
          .replace(new RegExp(` \\((?:${after})\\)`, 'gi'), '')
          .replace(new RegExp(`(?<= )(?:${before}) and (?=\\p{L})`, 'giu'), '')
          .replace(new RegExp(`,? (?:and )?(?:${after})(?=[,;(]|$)`, 'gi'), '')
          .replace(new RegExp(`(?:^|,? )(?:${before}),?(?= \\p{L})(?! or\\b)`, 'giu'), ''),
      line,
    )
    .trim()
}

/** The work that a line does not say already, so that nothing is said twice: "stewed until soft" for apples that are peeled. */
function unsaidOf(work: string, line: string): string {
  const words = new Set(line.toLowerCase().match(/\p{L}+/gu))
  const isSaid = (clause: string) =>
    clause.split(' ').every((word) => words.has(word)) || (clause === 'seeded' && SEEDED.test(line))
  const clauses = work.split(/(, | and )/)
  while (clauses[0] !== undefined && isSaid(clauses[0])) {
    clauses.splice(0, 2)
    // "Ground, or tied in muslin": one of them is enough.
    if (clauses[0]?.startsWith('or ')) return ''
  }
  return clauses.join('')
}

/**
 * What may change in a line of swaps, or of the chef's, for other servings and units. What only adds words to the line as written has
 * its `figures`.
 */
export function figuresOfSwapped(
  text: string | null,
  was: string,
  figures: readonly Figure[],
  corrections?: Corrections,
): readonly Figure[] {
  if (text === null) return []
  return `${text}, `.startsWith(`${was}, `) ? figures : readLineFigures(text, corrections)
}

/** What the first food of a line weighs; null where nobody knows. */
export function gramsOf(text: string, corrections?: Corrections): number | null {
  const [first] = weighParts(readLineAlone(text, corrections), corrections)
  const weight = first?.weight
  return weight?.grams ? middleOf(weight.grams) : null
}

function sayGrams(grams: number): string {
  if (grams < 1) return 'a pinch of'
  return `${grams < 20 ? Math.round(grams) : Math.round(grams / 5) * 5} g`
}
