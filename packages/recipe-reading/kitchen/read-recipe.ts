import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'
import type { Corrections } from '../food/corrections.ts'
import type { IngredientLine, Measure } from '../ingredient/ingredient-line.ts'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { memoize } from 'recipe-basics/text/memoize'
import type { RecipeReading } from '../reading/recipe-reading.ts'
import { marksOfSteps } from '../step/marks-of-steps.ts'
import type { Figure, System } from './figure.ts'
import { countsOne, isArticle } from './articles.ts'
import { listLineFigures, systemOf } from './figures-of-line.ts'
import { findFoodFacts } from './food-facts.ts'
import { listRecipeFigures } from './recipe-figures.ts'

/** What may change in the texts of a recipe when it is shown for other servings or in other units: text by text. */
export type RecipeFigures = {
  lines: Figure[][]
  steps: Figure[][]
  /** The units that it is written in; undefined where some of its amounts are in others. */
  system: System | undefined
}

/** What may change in the lines and steps of a recipe, but for the links of each step that the chef has undone. */
export const figuresOf = memoize((reading: RecipeReading): RecipeFigures => {
  const { lines, steps, corrections } = reading
  const read = lines.map(({ line }) => line)
  const marks = marksOfSteps(reading)
  const figures = listRecipeFigures(
    lines,
    steps.map(({ text }, place) => ({ text, marks: marks[place] ?? [] })),
    corrections,
  )
  return {
    lines: lines.map(({ text, line }, place) => thatFollow(text, figures.lines[place] ?? [], line)),
    steps: steps.map(({ text }, place) => thatFollow(text, figures.steps[place] ?? [])),
    system: systemOfLines(read),
  }
})

/** What may change in a line of its own, which stands in no recipe. Never throws. */
export function readLineFigures(text: string, corrections?: Corrections): Figure[] {
  const line = readIngredient(text)
  return thatFollow(
    text,
    listLineFigures(text, line, (part) => findFoodFacts(text, line, part, corrections), 'unsure'),
    line,
  )
}

/** An address of the web holds numbers, too, which nobody cooks with. */
const hasAddress = (text: string) => splitAtAddresses(text).length > 1

/**
 * "75 g per person", "100 g per 500 g of fruit", "2 cups for every cup of rice": as much for any number of servings. "500 g di pasta
 * per 4 persone" is for the dish.
 */
const PER =
  /(?:^|[\s(])(?:per|pro|par|por|pr|por cada|for (?:every|each))\.?\s(?:\d(?!\d?\s(?:pers|people|serv|port|porz|pax|adult))|an?\s|person|head|guest|serving|portion|kilo|kg|pound|lb|lit|cup|quart|gallon)/i
/** The same of other words, before a weight or a volume alone: "pour 4 personnes" is for the dish. */
const FOR_WEIGHT = /\s(?:je|auf|pour|op|til)\s\d[\d.,]*\s?(?:k?g|[mcd]?l|kilos?|lit(?:re|er|ro)s?)(?!\p{L})/iu

const isRate = (text: string) => PER.test(text) || FOR_WEIGHT.test(text)

function thatFollow(text: string, figures: readonly Figure[], line?: IngredientLine): Figure[] {
  if (figures.length === 0 || hasAddress(text)) return []
  const isOfRate = isRate(text)
  return figures.filter(
    ({ kind, terms }) =>
      !(isOfRate && kind === 'amount') &&
      terms.every((term) => !isArticle(text, term) || (kind === 'amount' && countsOne(text, term, line))),
  )
}

/** Of a recipe that measures nothing, metric. */
function systemOfLines(lines: readonly IngredientLine[]): System | undefined {
  const systems = new Set(
    lines.flatMap(({ amounts }) => (areSpoons(amounts) ? [] : (systemOf(amounts) ?? []))),
  )
  return systems.size > 1 ? undefined : ([...systems][0] ?? 'metric')
}

/** Spoons are of every kitchen. */
const areSpoons = (amounts: readonly Measure[]) =>
  amounts.every(({ unit }) => unit === 'tsp' || unit === 'tbsp')
