import type { FoundFood } from './find-foods.ts'
import type { FoodKind } from './food-kinds.ts'
import type { Word } from './word.ts'
import readyMade from './ready-made.json' with { type: 'json' }
import type { Span } from './term-index.ts'

const kindsByWord = (table: Record<string, string[]>) =>
  new Map(Object.entries(table).map(([word, kinds]) => [word, new Set(kinds)]))

const FLAVOURS = kindsByWord(readyMade.flavours)
const PRODUCTS = kindsByWord(readyMade.products)
const BY_NATURE = new Set(readyMade.by_nature)
const CUISINES = new Set(readyMade.cuisines)
const SEASONERS = new Set(readyMade.seasoners)
const DISHES = new Set(readyMade.dishes)
const COOKING = new Set(readyMade.cooking)

const FLESH: ReadonlySet<FoodKind> = new Set(['meat', 'cured_meat', 'fish', 'shellfish'])
const SEASONING: ReadonlySet<FoodKind> = new Set([
  'seasoning',
  'fruit',
  'honey',
  'sugar',
  'condiment',
  'milk',
  'nut',
  'peanut',
  'pantry',
  'coconut',
  'seed',
  'wine',
  'beer',
])

/**
 * What a line names that somebody made ready of a food that is known, where each word by itself is harmless: "creamy
 * mushrooms", "onion strings", "Thai chicken", "lemon and herb chicken". What else is in it, only its packet knows.
 */
export function findReadyMade(words: readonly Word[], foods: readonly FoundFood[]): Span | undefined {
  for (const [at, food] of foods.entries()) {
    const product = flavoured(words, food) ?? shaped(words, food) ?? seasoned(words, foods[at - 1], food)
    if (product) return { ...product, term: textOf(words, product) }
  }
  return undefined
}

type Place = Pick<Span, 'start' | 'end'>

/** "Creamy mushrooms" and "a scoop of strawberry" hold cream, "crispy cod" crumbs, "Thai chicken" a sauce. Thai basil is a herb. */
function flavoured(words: readonly Word[], food: FoundFood): Place | undefined {
  if (words[food.start]?.breaks) return undefined
  const at = words[food.start - 1]?.text === 'of' ? food.start - 2 : food.start - 1
  const before = words[at]?.text ?? ''
  const isPlain = FLAVOURS.get(before)
  const isProduct = isPlain
    ? !isPlain.has(food.kind) && !BY_NATURE.has(food.term)
    : CUISINES.has(before) && isDish(food)
  return isProduct ? { start: at, end: food.end } : undefined
}

/** "Onion strings", "milk tray", "salmon sticks": a shape or a vessel after a food makes a product; "celery sticks" are cut. */
function shaped(words: readonly Word[], food: FoundFood): Place | undefined {
  const after = words[food.end]
  if (!after || after.breaks) return undefined
  const isPlain = PRODUCTS.get(after.text)
  return isPlain && !isPlain.has(food.kind) ? { start: food.start, end: food.end + 1 } : undefined
}

/** "Lemon and herb chicken", "garlic roasted potatoes": what flavours a dish stands before it, with no comma between. */
function seasoned(words: readonly Word[], before: FoundFood | undefined, food: FoundFood): Place | undefined {
  if (!before || !isDish(food) || !(SEASONING.has(before.kind) || SEASONERS.has(before.term)))
    return undefined
  const between = words.slice(before.end, food.start)
  const isJoined =
    between.every(({ text, breaks }) => !breaks && COOKING.has(text)) && !words[food.start]?.breaks
  return isJoined ? { start: before.start, end: food.end } : undefined
}

const isDish = ({ kind, term }: FoundFood) =>
  FLESH.has(kind) || kind === 'pulse' || kind === 'soya' || DISHES.has(term)

const textOf = (words: readonly Word[], { start, end }: Place) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
