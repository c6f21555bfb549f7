import type { MentionPlace, NamedOutside } from 'recipe-reading/reading/named-outside'
import type { ReadLine } from 'recipe-reading/reading/read-line'
import type { LineVerdict } from './judge-line.ts'
import type { DietReason, WeighedLines } from './weigh-lines.ts'

/**
 * What lines say, where the recipe names foods besides. One that breaks what the lines keep, or by its kind may, ends certainty: the
 * list is not whole. It breaks nothing for certain, because it may stand for what a line holds.
 */
export function weighOutside(
  { state, reasons }: WeighedLines,
  outside: readonly NamedOutside[],
  judge: (line: ReadLine) => LineVerdict,
): WeighedLines {
  if (state === 'no' || state === 'unknown') return { state, reasons }
  const doubts = outside.filter((named) => isDoubtful(named, judge(named.line)))
  if (doubts.length === 0) return { state, reasons }
  return { state: 'check-label', reasons: [...doubts.map(toReason), ...reasons] }
}

/** That a kind of food differs from shop to shop is no news of a food that nobody has bought for certain. */
function isDoubtful({ isLikelyMadeHere }: NamedOutside, verdict: LineVerdict): boolean {
  if (verdict.says === 'free' || verdict.says === 'not-known') return false
  return verdict.says !== 'packet' || (!verdict.isOfKind && !isLikelyMadeHere)
}

const toReason = ({ phrase, place }: NamedOutside): DietReason => ({
  line: `${sayPlace(place)} names ${phrase}`,
  term: phrase,
  why: 'outside',
})

const sayPlace = (place: MentionPlace): string =>
  place.in === 'step' ? `Step ${place.step}` : `The ${place.in}`
