// Small: every page may need it.

/** For whom a dish is cooked: as it is written, for a short spell of soft food, or for a narrow place in the bowel. */
export const PHASES = ['everyday', 'gentle', 'stricture'] as const
export type Phase = (typeof PHASES)[number]

/** Phases in which a dish is another than as written. */
export type SoftPhase = Exclude<Phase, 'everyday'>

/** What readers are told of each. */
export const PHASE_WORDS: Readonly<Record<Phase, { name: string; hint: string }>> = {
  everyday: { name: 'Everyday', hint: 'as written' },
  gentle: { name: 'Gentle spell', hint: 'softer' },
  stricture: { name: 'Stricture', hint: 'sieved and flaked' },
}
