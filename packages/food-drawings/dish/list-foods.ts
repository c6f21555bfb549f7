import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import type { Corrections } from 'recipe-reading/food/corrections'
import type { FoodMatch } from 'recipe-reading/food/find-food'
import { readIngredient } from 'recipe-reading/ingredient/read-ingredient'
import { middleOf, type WeighedPart, weighList } from 'recipe-reading/nutrition/weigh-parts'
import type { Ingredient } from 'recipe-basics/recipe/recipe'
import { lookOf, type SeenFood, seenFood } from './looks.ts'
import { NOT_EATEN, ON_TOP } from './method-words.ts'
import { phrases, says, wordsIn } from 'recipe-reading/food/phrases'
import type { KnownFood } from './reading.ts'

/** A food of one line, before lines of the same food are put together. */
export type LineFood = Omit<KnownFood, 'isInTitle'> & {
  /** Its name in a foreign line, which the steps use too. */
  foreignName?: string
}

/**
 * The foods of a list that one might see, and the words of all its lines. `isUnderstood`: at least half of the lines name a
 * food that is known, seen or not. A plate of the others alone would show another dish.
 */
export type ListedFoods = {
  foods: LineFood[]
  words: string[]
  isUnderstood: boolean
  /** The words of lines that name no known food. */
  unknown: ReadonlySet<string>
  /** The heaviest of them, in grams. */
  unknownGrams: number
}

/** More lines than a cook reads hold nothing that a plate needs. */
const MOST_LINES = 120
/** So much is a food whose line says no amount. */
const UNSAID_GRAMS = 30
const OPTIONAL = phrases(
  'optional | if desired | if you like | if using | nach belieben | facultatif | opcional | facoltativo',
)
/** "500 g flour, plus more for dusting": most of it is eaten. */
const AND_MORE = phrases('plus more | plus extra | and extra | and more | divided | plus | plus some')
const FLESH: ReadonlySet<string> = new Set(['meat', 'cured_meat', 'fish', 'shellfish'])
const APART = phrases('marinade | brine | bouquet | dredge | dredging | spice bag | egg wash')

/** Finds the foods that the lines of a recipe name and that one might see on its plate. Nothing is guessed: what is not understood is not there. */
export function listFoods(ingredients: readonly Ingredient[], corrections?: Corrections): ListedFoods {
  const foods: LineFood[] = []
  const words: string[] = []
  const unknown = new Set<string>()
  let heading: string | null = null
  let named = 0
  let unknownGrams = 0
  let all = 0
  const list = ingredients
    .slice(0, MOST_LINES)
    .map(({ ingredient_text: text, section }) => ({ text, section, read: readIngredient(text) }))
  const weighed = weighList(
    list.map(({ text, read }) => ({ text, line: read })),
    corrections,
  )
  for (const [line, { text: ingredient_text, section, read }] of list.entries()) {
    if (read.isHeading) heading = ingredient_text
    const own = wordsIn(ingredient_text)
    words.push(...own)
    if (read.isHeading) continue
    all++
    const parts = weighed[line] ?? []
    const isNamed = parts.some(({ found }) => found.name !== undefined)
    if (isNamed) named++
    if (!isNamed || parts.every((part) => isFlesh(part) && !toSeen(part, false))) {
      for (const word of own) unknown.add(word)
      unknownGrams = Math.max(
        unknownGrams,
        ...parts.map(({ weight }) => (weight.grams ? middleOf(weight.grams) : 0)),
      )
    }
    if (says(own, NOT_EATEN) && !says(own, AND_MORE)) continue
    // After "salt" stands the spice, whatever its number.
    if (own.length === 1 && own[0] === 'peppers') continue
    const title = wordsIn(section ?? heading ?? '')
    if (says(title, APART)) continue
    const isInEnglish = read.language === 'en' || (read.language === undefined && !isTied(parts))
    const isForeign = !isInEnglish
    const isOnTop = says(own, ON_TOP) || says(title, ON_TOP)
    const isOptional = read.optional !== undefined || says(own, OPTIONAL)
    for (const part of parts) {
      const food = toSeen(part, isForeign)
      if (!food) continue
      foods.push({
        food,
        look: lookOf(food),
        line,
        grams: gramsOf(part),
        words: [...(parts.length > 1 ? part.words.trim().split(' ') : own), ...title],
        isOnTop,
        isOptional,
        ...(isForeign && part.found.name && { foreignName: part.found.name }),
      })
    }
  }
  return { foods, words, isUnderstood: named * 2 >= all, unknown, unknownGrams }
}

function toSeen({ found, words }: WeighedPart, isForeign: boolean): SeenFood | undefined {
  if (found.isDiscarded || !isSure(found)) return undefined
  const { name, food } = found
  return seenFood({ ...(name && { name }), ...(food && { food }), words, isForeign })
}

/** Meat and fish, also those that have no look. */
const isFlesh = ({ found: { kind } }: WeighedPart) => kind !== undefined && FLESH.has(kind)

/** Danish and Norwegian have names that English has not: nobody says which of both a line is in. */
const isTied = (parts: readonly WeighedPart[]) =>
  parts.some(({ found: { name } }) => name !== undefined && !NAMED_FOODS.has(name))

/** A name that means something else in this line has no food: "chocolate flavour". */
const isSure = ({ food, name, unknown }: FoodMatch) =>
  food !== undefined ||
  (name !== undefined && unknown.length === 0 && NAMED_FOODS.get(name)?.food === undefined)

function gramsOf({ weight }: WeighedPart): number {
  if (weight.grams) return middleOf(weight.grams)
  return weight.roughGrams ?? UNSAID_GRAMS
}
