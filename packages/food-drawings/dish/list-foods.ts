import { NAMED_FOODS } from 'recipe-reading/food/food-table'
import type { FoodMatch } from 'recipe-reading/food/find-food'
import type { Word } from 'recipe-reading/food/word'
import { middleOf, type WeighedPart } from 'recipe-reading/nutrition/weigh-parts'
import { type RecipeReading, weightsOf } from 'recipe-reading/reading/recipe-reading'
import { lookOf, type SeenFood, seenFood } from './looks.ts'
import { NOT_EATEN, ON_TOP } from './method-words.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
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
export function listFoods(recipe: RecipeReading): ListedFoods {
  const foods: LineFood[] = []
  const words: string[] = []
  const unknown = new Set<string>()
  let heading: readonly string[] = []
  let named = 0
  let unknownGrams = 0
  let all = 0
  const weighed = weightsOf(recipe)
  for (const [line, { line: read, written, section, headingWords }] of recipe.lines
    .slice(0, MOST_LINES)
    .entries()) {
    const own = textsOf(written)
    if (read.isHeading) heading = own
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
    const title = section ? textsOf(headingWords) : heading
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

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text)

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
