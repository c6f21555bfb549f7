import type { Change } from '../swaps/use-swaps.ts'
import type { GutFacts } from '../triggers/gut-facts.ts'
import type { ChefsVersion } from './chefs-version.ts'

/** One portion as written, and of a version. */
export type VersionPortion = Record<'fibre' | 'lactose' | 'fat', Change>

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
