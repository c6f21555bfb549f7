import { toWords, type Word } from '../food/line-words.ts'
import { findTerms, indexTerms, type TermIndex } from '../food/term-index.ts'

/** Words of steps that heat. */
const HEAT =
  'bake boil broil braise brown cook deep-fry fry grill heat microwave pan-fry poach roast saute sear simmer steam stew stir-fry toast warm blanch char caramelise caramelize sweat soften wilt barbecue bbq scramble caramelised caramelized'.split(
    ' ',
  )
const ENDINGS = ['', 's', 'd', 'ed', 'es', 'ing', 'led', 'ling']
const PHRASES = [
  'slow cooker',
  'pressure cook',
  'pressure cooker',
  'air fry',
  'air fryer',
  'oven',
  'instant pot',
  'hob',
  'stove',
  'skillet',
  'saucepan',
  'frying pan',
  'fried',
  'frying',
  'baking dish',
  'baking sheet',
  'baking tray',
  'bubbling',
  'gently bubbling',
  'golden',
]
/** In a line they say that it was heated, or never is. */
const COOKED = [
  'cooked',
  'roasted',
  'steamed',
  'boiled',
  'baked',
  'canned',
  'tinned',
  'jarred',
  'frozen cooked',
  'grilled',
  'for cooking',
  'stewed',
  'poached',
]
const RAW = [
  'raw',
  'to serve',
  'for serving',
  'to garnish',
  'for garnish',
  'for topping',
  'salad',
  'slaw',
  'coleslaw',
  'fruit salad',
]
/** Nobody cooks these, unless a step says so. */
const MOSTLY_RAW =
  'lettuce|romaine|iceberg|mesclun|microgreens|watercress|radicchio|frisee|cucumber|radish|crudites|salad|slaw|coleslaw|salsa|pico de gallo|gazpacho|tabbouleh|sauerkraut|kimchi'

let heat: TermIndex | undefined
let cooked: TermIndex | undefined
let raw: TermIndex | undefined

/**
 * Whether a food is on the plate as it grew: its line says so, or no step that names it heats anything, and none after the last of
 * them. A food that no step names is cooked where any step heats.
 */
export function isEatenRaw(
  term: string,
  line: readonly Word[],
  steps: readonly (readonly Word[])[],
): boolean {
  if (findTerms(line, (cooked ??= indexTerms(COOKED))).length > 0) return false
  if (findTerms(line, (raw ??= indexTerms(RAW))).length > 0) return true
  const heats = steps.map((step) => findTerms(step, (heat ??= indexHeat())).length > 0)
  const last = steps.findLastIndex((step) => names(step, term))
  const isHeated = heats.some((heated, at) => heated && (at >= last || names(steps[at] ?? [], term)))
  if (last >= 0) return !isHeated
  if (heats.length === 0 || new RegExp(`\\b(?:${MOSTLY_RAW})\\b`).test(term)) return true
  return !heats.some(Boolean)
}

/** A step calls a food by the last word of its name: "red onion" is the onion. */
function names(step: readonly Word[], term: string): boolean {
  const head = toWords(term).at(-1)?.text ?? term
  const stem = head.length > 4 ? head.replace(/(?:ies|es|s|y)$/, '') : head
  return step.some(({ text }) => text.startsWith(stem))
}

const indexHeat = () =>
  indexTerms(PHRASES, [
    ...HEAT.flatMap((word) =>
      ENDINGS.flatMap((ending) => [`${word}${ending}`, `${word.replace(/e$/, '')}${ending}`]),
    ),
  ])
