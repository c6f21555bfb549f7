import type { FoundFood } from '../food/find-foods.ts'
import type { FoodKind } from '../food/food-kinds.ts'
import { toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'

/** The line leaves it to the cook which food of its kind she takes: "milk of choice", "any flour", "your favourite oil". */
const OPEN =
  /\b(?:of (?:your |my )?(?:choice|choosing|liking|preference)|any|favou?rite|preferred|(?:which|what)ever)\b|\b(?:liquid|natural) sweetener/
/** It asks for something instead of the food, and does not say what: "milk substitute", "dairy-free alternative", "chicken-style pieces". */
const INSTEAD =
  /\b(?:alternative|replacement|substitute)s?$|\bstyle (?:bites|chunks|mince|pieces|nuggets|strips)$/
/** Before them, the words ask for it; elsewhere they offer it: "substitute oil". */
const NAMES_FOOD = /^(?:free|based|dairy|plant|vegan|vegetarian)$/

/** Names that say no more than the kind: "olive oil of choice" is olive oil. */
const GENERIC =
  /^(?:milk|cream|butter|yogh?urt|cheese|(?:cooking |neutral )?oil|flour|grain|nut|seed|sweetener(?: of choice)?|syrup|chocolate(?: chip)?|stock|broth)s?$/
const MADE_OF_PLANTS = 'plant milk'

/** What else a food of a kind may be made of, in words that judge a line as it deserves. */
const SORTS: Partial<Record<FoodKind, string>> = {
  milk: MADE_OF_PLANTS,
  cheese: MADE_OF_PLANTS,
  rennet_cheese: MADE_OF_PLANTS,
  gluten_grain: 'wheat flour, almond flour',
  oil: 'peanut oil, walnut oil, sesame oil',
  nut: 'almonds, peanuts',
  peanut: 'almonds, peanuts',
  seed: 'sesame seeds',
  chocolate: 'milk chocolate',
  vegetable_stock: 'chicken stock',
}
const MEATLESS = 'seitan, tofu, egg white, milk'
const FLESH: ReadonlySet<FoodKind> = new Set(['meat', 'cured_meat', 'meat_made', 'fish', 'shellfish'])

/** The foods that a line may mean besides, where it leaves the kind of a food open; undefined where it says which. */
export function spellOutKinds(
  words: readonly Word[],
  foods: readonly FoundFood[],
): readonly Word[] | undefined {
  const isOpen = OPEN.test(textOf(words))
  const isInstead = words.some((_, at) => asksForOther(words, at, foods))
  if (!isOpen && !isInstead) return undefined
  const sorts = foods
    .filter(({ term }) => isInstead || GENERIC.test(term))
    .flatMap((food) => sortsOf(food, isInstead) ?? [])
  return sorts.length > 0 ? toWords([...new Set(sorts)].join(', ')) : undefined
}

function sortsOf({ kind, term }: FoundFood, isInstead: boolean): string | undefined {
  if (kind === 'sugar') return /sweetener|syrup/.test(term) ? 'honey' : undefined
  if (kind === 'grain') return /\bgrain/.test(term) ? 'barley' : undefined
  if (isInstead && FLESH.has(kind)) return MEATLESS
  return SORTS[kind]
}

function asksForOther(words: readonly Word[], at: number, foods: readonly FoundFood[]): boolean {
  const text = textOf(words.slice(Math.max(0, at - 1), at + 1))
  const before = words[at - 1]
  if (!before || words[at]?.breaks.trim() || !INSTEAD.test(text)) return false
  return text.startsWith('style ') || NAMES_FOOD.test(before.text) || foods.some(({ end }) => end === at)
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')
