import { memoize } from 'recipe-basics/text/memoize'
import { findMarks } from 'recipe-reading/food/food-marks'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { findNamedOutside } from 'recipe-reading/reading/named-outside'
import { type RecipeReading, withMoreLines } from 'recipe-reading/reading/recipe-reading'
import { readTriggers, type TriggerHit } from '../triggers/read-triggers.ts'
import { TRIGGER_GROUPS } from '../triggers/trigger-groups.ts'

/** The groups of foods that the recipe names and its list does not hold. */
export const readBesides = memoize((reading: RecipeReading): TriggerHit[] => {
  const named = findNamedOutside(reading).filter(
    ({ term, isLikelyMadeHere }) => !isLikelyMadeHere && namesGroup(term),
  )
  if (named.length === 0) return []
  const more = withMoreLines(
    reading,
    named.map(({ phrase }) => phrase),
  )
  const hits = readTriggers(more) ?? []
  // Nobody knows how much of them there is.
  return hits.flatMap((hit) => (hit.line >= reading.lines.length ? { ...hit, amount: 'some' as const } : []))
})

/** Lines of which a word is not known, or only a packet knows what is in them. */
export function openLines(reading: RecipeReading): string[] {
  return reading.lines
    .filter((line) => {
      const { foods, unknown, readyMade } = line.meant?.line ?? line
      const isOpen =
        unknown.length > 0 || foods.length === 0 || readyMade || foods.some(({ kind }) => kind === 'packet')
      return !line.isHeading && isOpen
    })
    .map(({ text }) => text)
}

const namesGroup = (term: string): boolean => {
  const marks = findMarks(wordsOfTerm(term))
  return TRIGGER_GROUPS.some((group) => (marks.get(group)?.breaks.length ?? 0) > 0)
}
