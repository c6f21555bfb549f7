import type { StoredSpell } from './spells.ts'

/** The spell that each plate of the home page chooses; null is everyday. */
export const DAY_SPELLS = {
  flare: 'gentle soft',
  careful: 'gentle tender',
  good: null,
} as const satisfies Record<string, StoredSpell | null>
export type DayName = keyof typeof DAY_SPELLS
