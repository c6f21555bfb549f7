import type { Nutrition, UndoneLink, WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { memoize } from 'recipe-basics/text/memoize'
import type { Corrections } from '../food/corrections.ts'
import { findFoods } from '../food/find-foods.ts'
import { MAX_LINE_LENGTH, toWords } from '../food/line-words.ts'
import type { Word } from '../food/word.ts'
import { type ReadText, weighList } from '../nutrition/weigh-parts.ts'
import { type DietClaim, claimedDiets } from './diet-claims.ts'
import { readLine, type ReadLine } from './read-line.ts'

/** What is written, to be shown, and the words that it is judged by. */
export type Written = {
  readonly text: string
  readonly words: readonly Word[]
  /** It is not longer than what is read of it. */
  readonly isWhole: boolean
}

/** A line of the list. Its `words` are without its purpose; `written` are all. */
export type LineReading = ReadLine &
  ReadText & {
    written: readonly Word[]
    /** The words of the heading that it stands under. */
    headingWords: readonly Word[]
    /** It names a part of the dish, “For the brownies:”, and no food. */
    isHeading: boolean
  }

/** A step, and its links that the chef has undone. */
export type StepReading = Written & { readonly undone?: readonly UndoneLink[] }

/**
 * A recipe as it was read: all that judges know of it. Only this library turns text into words, so that no two judges can read one
 * line in two ways.
 */
export type RecipeReading = {
  title: Written
  lines: readonly LineReading[]
  /** Headings that may be foods: the file shouted (“MILK”, “KAJU”), and no label may rest on a guess. */
  shouted: readonly ReadLine[]
  steps: readonly StepReading[]
  description: string | null
  story: string | null
  headings: readonly string[]
  servings: number | null
  /** The diets that the publisher’s keywords name. */
  claims: readonly DietClaim[]
  nutrition: Nutrition | null
  /** What the chef said of words. */
  corrections: Corrections
}

/** The fields of a recipe that are read. What a recipe that is still typed lacks is not there. */
export type ReadFields = Pick<WrittenRecipe, 'ingredients'> & {
  name?: string
  description?: string | null
  story?: string | null
  instructions?: readonly {
    step_text: string
    section?: string | null
    undone_links?: readonly UndoneLink[]
  }[]
  servings?: number | null
  keywords?: readonly string[]
  nutrition?: Nutrition | null
}

const FIELDS = [
  'name',
  'description',
  'story',
  'ingredients',
  'instructions',
  'servings',
  'keywords',
  'nutrition',
] as const satisfies (keyof ReadFields)[]

/** With and without the chef’s word, and with the figures that readers see: one recipe at a time, for an import holds thousands. */
const MOST_KEPT = 4
let kept: readonly { fields: ReadFields; reading: RecipeReading }[] = []

/**
 * Reads a recipe, for all judges: labels, allergens, trigger groups, texture, spells, swaps, numbers and drawings ask for the same one,
 * so the last readings are remembered. Never throws.
 */
export function readRecipe(fields: ReadFields, corrections?: Corrections): RecipeReading {
  const known = kept.find(
    ({ fields: of, reading }) =>
      reading.corrections === corrections && FIELDS.every((field) => of[field] === fields[field]),
  )
  if (known) return known.reading
  const reading = readFields(fields, corrections)
  kept = [{ fields, reading }, ...kept].slice(0, MOST_KEPT)
  return reading
}

function readFields(fields: ReadFields, corrections: Corrections): RecipeReading {
  const { name = '', ingredients, instructions = [], keywords = [] } = fields
  const { description = null, story = null, servings = null, nutrition = null } = fields
  const headings = [...ingredients, ...instructions].flatMap(({ section }) => section ?? [])
  const ofLines = new Set(ingredients.flatMap(({ section }) => section ?? []))
  return {
    title: writtenAs(name),
    lines: ingredients.map((ingredient) => toLineReading(ingredient, corrections)),
    shouted: [...ofLines].filter(mayBeFood).map((heading) => readLine(heading, corrections)),
    steps: instructions.map(({ step_text, undone_links }) => ({
      ...writtenAs(step_text),
      ...(undone_links && { undone: undone_links }),
    })),
    headings,
    claims: claimedDiets([], keywords),
    ...{ description, story, servings, nutrition, corrections },
  }
}

const writtenAs = (text: string): Written => ({
  text,
  words: toWords(text),
  isWhole: text.length <= MAX_LINE_LENGTH,
})

/** Reads a line of a list. */
export function toLineReading(
  { ingredient_text: text, section }: ReadFields['ingredients'][number],
  corrections: Corrections,
): LineReading {
  return {
    ...readLine(text, corrections),
    written: toWords(text),
    headingWords: toWords(section ?? ''),
    section,
    isHeading: isHeading(text),
  }
}

/** "For the brownies:" names a part of the dish, not an ingredient. */
const isHeading = (text: string): boolean =>
  text.length < 120 && /^\W*for (?:the|your) [^,\d:]+:\W*$/i.test(text)

/** What stands in capitals over the lines of a part, and is no food that was taken for a heading. */
const PARTS = new Set(
  'assembly batter base bowl bowls broth burgers cake coating cookies cream crumble crust curry dip dough dressing extras filling for frosting garnish glaze gravy icing main marinade meatballs optional other pasta pastry rub salad salsa sauce serve serving soup spices stew streusel stuffing syrup tacos the to topping toppings vegetables'.split(
    ' ',
  ),
)

function mayBeFood(section: string): boolean {
  if (/\p{Ll}/u.test(section)) return false
  const words = toWords(section)
  if (words.some(({ text }) => PARTS.has(text))) return false
  const { foods, unknown } = findFoods(words)
  return foods.length > 0 || (words.length === 1 && unknown.length === 1)
}

/** The lines that name a food, without the headings of parts, and the headings that may be foods. */
export const judgedLines = memoize(({ lines, shouted }: RecipeReading): readonly ReadLine[] =>
  [...lines.filter(({ isHeading }) => !isHeading), ...shouted].filter(({ words }) => words.length > 0),
)

/** The foods of each line with what each weighs. */
export const weightsOf = memoize(({ lines, corrections }: RecipeReading) => weighList(lines, corrections))

/** The same recipe with other lines, in an order of their own: what a swap or a version makes of it. */
export const withLines = (reading: RecipeReading, ingredients: ReadFields['ingredients']): RecipeReading => ({
  ...reading,
  lines: ingredients.map((ingredient) => toLineReading(ingredient, reading.corrections)),
})

/** Reads a line that stands in no recipe. */
export const readLineAlone = (text: string, corrections?: Corrections): LineReading =>
  toLineReading({ ingredient_text: text, section: null }, corrections)

/** The same recipe with more lines behind its own. */
export const withMoreLines = (reading: RecipeReading, texts: readonly string[]): RecipeReading => ({
  ...reading,
  lines: [...reading.lines, ...texts.map((text) => readLineAlone(text, reading.corrections))],
})

/** Amounts that many languages write alike: "500 gram mel" is no English. */
const INTERNATIONAL = new Set(
  'g gr gram grams kg kilo ml cl dl l liter litre cm mm min max a de en in of for salt'.split(' '),
)

/**
 * Whether the lists, which are English, can be held against these lines: half of all their words must be known.
 * Silence of the lists about a Hungarian recipe proves nothing, and neither does a word that two languages share.
 */
export function areReadable(lines: readonly Pick<ReadLine, 'words' | 'unknown'>[]): boolean {
  const isInformative = (text: string) => !/^\d/.test(text) && !INTERNATIONAL.has(text)
  const all = lines.flatMap(({ words }) => words.filter(({ text }) => isInformative(text))).length
  const unknown = lines.flatMap((line) => line.unknown.filter(isInformative)).length
  return all > 0 && unknown * 2 <= all
}
