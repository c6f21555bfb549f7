import type { SpellChoice } from './spells.ts'

/** The names that readers see. */
export const SPELL_NAMES: Readonly<Record<SpellChoice, string>> = {
  everyday: 'Everyday',
  gentle: 'Gentle spell',
  stricture: 'Stricture',
}
