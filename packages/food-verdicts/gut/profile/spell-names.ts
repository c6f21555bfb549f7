import type { SpellChoice, SpellName } from './spells.ts'

/** The names that readers see. */
export const SPELL_NAMES: Readonly<Record<SpellChoice, string>> = {
  everyday: 'Everyday',
  gentle: 'Gentle spell',
  stricture: 'Stricture',
}

/** The same within a sentence. */
export const SPELL_PHRASES: Readonly<Record<SpellName, string>> = {
  gentle: 'a gentle spell',
  stricture: 'a stricture',
}

/** What is said of a dish that suits a spell after its changes. */
export const WITH_CHANGES = 'With changes'
