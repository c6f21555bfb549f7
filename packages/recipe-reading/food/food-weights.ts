import { SIZES } from './size-words.ts'
import weights from './weights.json' with { type: 'json' }

/** What is known of the weight of a food. */
export type FoodWeights = {
  /** Grams a millilitre by form; `any` where the line names none of them, `most` where kinds of it differ. */
  density?: Readonly<Record<string, number>>
  /** Grams of one: of any, by size, by household portion ("slice"), or by the package that shops sell. */
  each?: Readonly<Record<string, number>>
  /** What is left of the weight on a can: the figures are those of the drained food. */
  drained?: number
  /** The same where the line says that it is drained: the figures are those of all that the can holds. */
  drainedWhereSaid?: number
  /** What is eaten of the weight as bought: the rest is bone or shell. */
  edible?: number
  /** It is poured, and measured by volume in every kitchen. */
  liquid?: boolean
  /** Of a liquid: shops sell it by weight, so that its ounces are no fluid ones ("14 oz condensed milk"). */
  packedByWeight?: boolean
}

const known: ReadonlyMap<string, FoodWeights> = new Map(Object.entries(weights))
const NOTHING: FoodWeights = {}

/** Whether ounces of a food are fluid ones. American recipes write both alike: "8 oz milk", "8 oz cheddar". */
export const hasFluidOunces = ({ liquid, packedByWeight }: FoodWeights): boolean =>
  liquid === true && !packedByWeight

/** Whether a food comes in sizes, so that one of it is an amount: "onion", "egg". */
export const comesInSizes = ({ each }: FoodWeights): boolean =>
  each !== undefined && SIZES.some((size) => size in each)

const NO_FORMS = new Set(['any', 'most'])
/** Other words for the forms of weights.json. */
const FORM_WORDS: Readonly<Record<string, readonly string[]>> = {
  chopped: ['minced', 'pieces', 'chunks', 'crumbled', 'broken', 'torn'],
  diced: ['cubed', 'cubes', 'cube'],
  sliced: ['slices', 'julienned', 'thinly sliced', 'flaked', 'strips'],
  shredded: ['grated', 'shreds'],
  grated: ['shredded'],
  halves: ['halved', 'half'],
  pureed: ['puree', 'mashed'],
  mashed: ['pureed', 'puree'],
  ground: ['meal'],
  crumbs: ['crumb', 'breadcrumbs'],
}

/** What is known of the weight of a food of figures.json. */
export const weightsOf = (food: string | undefined): FoodWeights => (food && known.get(food)) || NOTHING

/** Grams a millilitre in the form that words name; undefined where nobody knows. */
export function densityOf(
  { density }: FoodWeights,
  words: string,
): { least: number; most: number } | undefined {
  if (!density) return undefined
  const form = Object.keys(density).find((name) => !NO_FORMS.has(name) && isNamed(name, words))
  const formed = form === undefined ? undefined : density[form]
  if (formed !== undefined) return { least: formed, most: formed }
  const { any } = density
  return any === undefined ? undefined : { least: any, most: density.most ?? any }
}

function isNamed(form: string, words: string): boolean {
  return words.includes(` ${form} `) || (FORM_WORDS[form] ?? []).some((word) => words.includes(` ${word} `))
}
