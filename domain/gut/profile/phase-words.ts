import type { Phase } from './phases.ts'

/** What readers are told of each phase. */
export const PHASE_WORDS: Readonly<Record<Phase, { name: string; hint: string }>> = {
  everyday: { name: 'Everyday', hint: 'as written' },
  gentle: { name: 'Gentle spell', hint: 'softer' },
  stricture: { name: 'Stricture', hint: 'sieved and flaked' },
}
