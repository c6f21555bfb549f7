import { oneOf } from '../../one-of.ts'
import type { Texture } from '../fingerprint.ts'

/** For whom a dish is cooked: as it is written, for a short spell of soft food, or for a narrow place in the bowel. */
export const PHASES = ['everyday', 'gentle', 'stricture'] as const
export type Phase = (typeof PHASES)[number]

/** Phases in which a dish is another than as written. */
export const SOFT_PHASES = ['gentle', 'stricture'] as const
export type SoftPhase = (typeof SOFT_PHASES)[number]

/** How firm dishes of lists may be in a spell. */
const FIRMEST = ['soft', 'tender'] as const satisfies Texture[]

/** A phase of soft food that a reader has chosen, and how firm the dishes of lists may be in it. Everyday is none. */
export type Spell = { phase: SoftPhase; upTo: (typeof FIRMEST)[number] }

/** How firm dishes may be where only the phase was chosen. */
const USUAL: Record<SoftPhase, Spell['upTo']> = { gentle: 'tender', stricture: 'soft' }

/** The spell of a phase: the same as before where the phase is the same. */
export function spellOf(phase: Phase, before: Spell | null): Spell | null {
  if (phase === 'everyday') return null
  return before?.phase === phase ? before : { phase, upTo: USUAL[phase] }
}

/** A spell as a browser keeps it. */
export type StoredSpell = `${SoftPhase} ${Spell['upTo']}`
export const writeSpell = ({ phase, upTo }: Spell): StoredSpell => `${phase} ${upTo}`

/** A spell as it was kept; null for everyday, and for what cannot be read. */
export function readSpell(kept: string | null): Spell | null {
  const [name, firmest] = (kept ?? '').split(' ')
  const phase = oneOf(SOFT_PHASES, name)
  return phase ? { phase, upTo: oneOf(FIRMEST, firmest) ?? USUAL[phase] } : null
}
