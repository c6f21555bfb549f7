import { nutritionOf } from 'recipe-reading/nutrition/shown-nutrition'
import type { RecipeReading } from 'recipe-reading/reading/recipe-reading'
import type { Change } from '../swaps/use-swaps.ts'
import { computeGutFacts, type GutFacts } from '../triggers/gut-facts.ts'
import type { ChefsVersion } from './chefs-version.ts'

/** One portion as written, and of a version. */
export type VersionPortion = Record<'fibre' | 'lactose' | 'fat', Change>

/** What one portion of a version holds beside one as written, by our own sums of their lines. */
export function comparePortions(written: RecipeReading, version: RecipeReading): VersionPortion {
  const [was, now] = [factsOf(written), factsOf(version)]
  return {
    fibre: { was: was.fibre, now: now.fibre },
    lactose: { was: was.lactose, now: now.lactose },
    fat: { was: was.fat, now: now.fat },
  }
}

const factsOf = (reading: RecipeReading) => computeGutFacts(nutritionOf(reading), undefined, reading.servings)

/**
 * The figures of a version as changes of those that its page shows, which may be the chef’s and not our sum of the lines: by as much as
 * the sum grows, or to the part of it that is left.
 */
export function startFromShown(
  { lines, fibre, lactose, fat }: Pick<ChefsVersion, 'lines'> & VersionPortion,
  shown: Pick<GutFacts, keyof VersionPortion>,
): VersionPortion {
  const isSame = lines.every(({ kind }) => kind === 'kept')
  return {
    fibre: startFrom(shown.fibre, fibre, isSame),
    lactose: startFrom(shown.lactose, lactose, isSame),
    fat: startFrom(shown.fat, fat, isSame),
  }
}

function startFrom(shown: number | null, { was, now }: Change, isSame: boolean): Change {
  if (shown === null) return { was, now }
  if (isSame || (was !== null && was === now)) return { was: shown, now: shown }
  if (was === null || now === null) return { was: shown, now: null }
  return { was: shown, now: now > was ? shown + now - was : (shown * now) / was }
}
