import type { SpellName } from '../profile/spells.ts'

/**
 * What a dish is in a spell of soft food, the recipe read as a whole. In doubt the stricter verdict stands.
 */
export type SpellVerdict =
  | { is: 'as written' }
  /** A swap of each of these lines, by its id in the swaps of the recipe. */
  | { is: 'with changes'; swaps: { line: number; id: string }[] }
  /** Foods or forms that cannot be taken away, as a reader calls them: “chilli”, “whole sesame”. */
  | { is: 'not'; because: string[] }
  /** Lines that are not understood, as they are written; none where only the texture is not known. */
  | { is: 'not known'; open: string[] }

/** The four verdicts, as fingerprints order them. */
export const VERDICTS = [
  'not known',
  'not',
  'with changes',
  'as written',
] as const satisfies SpellVerdict['is'][]
export type VerdictName = (typeof VERDICTS)[number]

/** The verdict of each spell. */
export type SpellVerdicts = Record<SpellName, SpellVerdict>
