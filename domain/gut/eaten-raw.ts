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
  'lettuce|arugula|rocket|salad leaves|little gem|romaine|iceberg|mesclun|microgreens|watercress|radicchio|frisee|cucumber|radish|crudites|salad|slaw|coleslaw|salsa|pico de gallo|gazpacho|tabbouleh|sauerkraut|kimchi'

/** The sentences that name a food so put it on the plate, or mix it into what is never cooked. */
const SERVED =
  'garnish|garnished|garnishes|top with|topped with|top each|toppings|sprinkle|sprinkled|scatter|scattered|serve with|served with|serve over|salad|slaw|salsa|dressing|pico de gallo|relish|guacamole|toss the greens|vinaigrette'

/** What is not called by its name. */
const ALL_ELSE =
  'everything|all ingredients|all the ingredients|all of the ingredients|remaining ingredients|rest of the ingredients|other ingredients|veggies|vegetables|toppings|salad ingredients|salsa ingredients'

let heat: TermIndex | undefined
let allElse: TermIndex | undefined
let cooked: TermIndex | undefined
let raw: TermIndex | undefined
let served: TermIndex | undefined

/**
 * Whether a food is on the plate as it grew. Its line says so, or the part of the list that it stands in; or the last sentence that
 * names it puts it on the plate; or no step that names it heats anything, and none after the last of them. Salad leaves are raw
 * unless a sentence that names them heats. Of other foods that no step names, any step that heats cooks them.
 */
export function isEatenRaw(
  term: string,
  line: readonly Word[],
  steps: readonly (readonly Word[])[],
): boolean {
  if (findTerms(line, (cooked ??= indexTerms(COOKED))).length > 0) return false
  if (findTerms(line, (raw ??= indexTerms(RAW))).length > 0) return true
  const named = steps.flatMap(toSentences).filter((sentence) => names(sentence, term))
  if (new RegExp(`\\b(?:${MOSTLY_RAW})\\b`).test(term)) return !named.some(isHeating)
  const last = steps.findLastIndex((step) => names(step, term))
  if (last < 0) return isMixedCold(steps)
  if (steps.slice(0, last).some((step) => names(step, term) && isHeating(step))) return false
  const step = steps[last] ?? []
  const isOnPlate = isServed(
    toSentences(step).filter((sentence) => names(sentence, term) && !isCooking(sentence)),
  )
  const isHeatedLater = steps.slice(last + 1).some(isHeating)
  if (isOnPlate && (!isHeatedLater || !steps.slice(last + 1).some(isBaking))) return true
  return !isHeatedLater && !isHeating(step)
}

/** Of a food that no step names: whether a step that takes all the rest leaves it as it is, or nothing heats at all. */
function isMixedCold(steps: readonly (readonly Word[])[]): boolean {
  const all = steps.findLastIndex(
    (step) => findTerms(step, (allElse ??= indexTerms([], ALL_ELSE.split('|')))).length > 0,
  )
  return !steps.slice(Math.max(all, 0)).some(isHeating)
}

/** Whether a sentence heats, and not only speaks of what was heated: "with the toasted nuts". */
const isCooking = (sentence: readonly Word[]) => isHeating(sentence.filter(({ text }) => text !== 'toasted'))

const isBaking = (step: readonly Word[]) => step.some(({ text }) => /^(?:bak(?:e|ed|ing)|oven)$/.test(text))

const isServed = (sentences: readonly (readonly Word[])[]) =>
  sentences.some((sentence) => findTerms(sentence, (served ??= indexTerms([], SERVED.split('|')))).length > 0)

/** The sentences of a step. */
export function toSentences(step: readonly Word[]): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]]
  for (const word of step) {
    if (/[.!?]/.test(word.breaks)) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  return sentences
}

/** Whether nothing heats from the first step that names a food: its raw egg stays raw, whatever was melted before. */
export function staysUnheated(term: string, steps: readonly (readonly Word[])[]): boolean {
  const first = steps.findIndex((step) => names(step, term))
  return !steps.slice(Math.max(first, 0)).some(isHeating)
}

const isHeating = (step: readonly Word[]) => findTerms(step, (heat ??= indexHeat())).length > 0

/** A step calls a food by the last word of its name: "red onion" is the onion. */
export function names(step: readonly Word[], term: string): boolean {
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
