import type { Corrections } from '../food/corrections.ts'
import { guessOrigin, isImperialUnit } from '../ingredient/guess-origin.ts'
import { type IngredientLine, isForeign } from '../ingredient/ingredient-line.ts'
import type { StepMark } from '../step/step-mark.ts'
import type { Figure } from './figure.ts'
import { type FindFacts, type FoodFacts, listLineFigures } from './figures-of-line.ts'
import { listStepFigures } from './figures-of-step.ts'
import { findFoodFacts } from './food-facts.ts'

/** A line of the list, and a step, as they were read. */
export type ReadLine = { text: string; line: IngredientLine }
export type ReadStep = { text: string; marks: readonly StepMark[] }

/** From this share of its lines on a recipe is a mix of spices, which follows the servings as any other. */
const MOSTLY = 2 / 3

/** What may change in the lines and steps of a recipe when it is shown for other servings or in other units. */
export function listRecipeFigures(
  lines: readonly ReadLine[],
  steps: readonly ReadStep[],
  corrections?: Corrections,
): { lines: Figure[][]; steps: Figure[][] } {
  const found = lines.map(({ text, line }) => findFoodFacts(text, line, line, corrections))
  const isMix = isSpiceMix(lines, found)
  const adapt = ({ seasoning, ...facts }: FoodFacts): FoodFacts =>
    isMix || !seasoning ? facts : { ...facts, seasoning }
  const pints = pintsOf(lines)
  const foreign = lines.find(({ line }) => isForeign(line.language))?.line.language
  const isMostlyForeign =
    lines.filter(({ line }) => isForeign(line.language)).length >
    lines.filter(({ line }) => line.language === 'en').length
  return {
    lines: lines.map(({ text, line: read }, index) => {
      // "20 cl de crème fraîche" is of several languages, and in a French list French.
      const line = isMostlyForeign && !read.language && foreign ? { ...read, language: foreign } : read
      const factsOf: FindFacts = (part) =>
        adapt((part === line ? found[index] : undefined) ?? findFoodFacts(text, line, part, corrections))
      return listLineFigures(text, line, factsOf, pints)
    }),
    steps: steps.map(({ text, marks }) =>
      listStepFigures(
        text,
        marks,
        (index) => ({ ...adapt(found[index] ?? {}), name: lines[index]?.line.food?.name }),
        foreign,
        pints,
      ),
    ),
  }
}

/** Missing where they are American, and where the list has none. */
function pintsOf(lines: readonly ReadLine[]): Figure['pints'] {
  const has = lines.some(({ line }) =>
    [line.amounts, ...line.otherAmounts].some((group) =>
      group.some(({ unit }) => unit && isImperialUnit(unit)),
    ),
  )
  const origin = has ? guessOrigin(lines) : 'us'
  if (origin === 'us') return undefined
  return origin === undefined ? 'unsure' : 'british'
}

function isSpiceMix(lines: readonly ReadLine[], facts: readonly FoodFacts[]): boolean {
  const amounts = lines.filter(({ line }) => line.amounts.length > 0).length
  const seasonings = facts.filter(
    ({ seasoning }, index) => seasoning && lines[index]?.line.amounts.length,
  ).length
  return seasonings > 0 && seasonings >= amounts * MOSTLY
}
