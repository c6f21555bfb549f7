import { oneOf } from 'recipe-basics/text/one-of'
import type { Texture } from 'recipe-basics/recipe/choices'

/** Spells of soft food: a short while of it, or a narrow place in the bowel. */
export const SPELLS = ['gentle', 'stricture'] as const
export type SpellName = (typeof SPELLS)[number]

/** For whom a dish is cooked. Everyday is no spell. */
export const SPELL_CHOICES = ['everyday', ...SPELLS] as const
export type SpellChoice = (typeof SPELL_CHOICES)[number]

/** How firm dishes of lists may be in a spell. */
const FIRMEST = ['soft', 'tender'] as const satisfies Texture[]

/** A spell that a reader has chosen, and how firm the dishes of lists may be in it. */
export type Spell = { name: SpellName; upTo: (typeof FIRMEST)[number] }

/** How firm dishes may be where only the spell was chosen. */
const USUAL: Record<SpellName, Spell['upTo']> = { gentle: 'tender', stricture: 'soft' }

/** The spell of a choice: the same as before where its name is the same. */
export function spellOf(choice: SpellChoice, before: Spell | null): Spell | null {
  if (choice === 'everyday') return null
  return before?.name === choice ? before : { name: choice, upTo: USUAL[choice] }
}

/** A spell as a browser stores it. */
export type StoredSpell = `${SpellName} ${Spell['upTo']}`
export const writeSpell = ({ name, upTo }: Spell): StoredSpell => `${name} ${upTo}`

/** A spell as it was stored; null for everyday, and for what cannot be read. */
export function readSpell(stored: string | null): Spell | null {
  const [first, firmest] = (stored ?? '').split(' ')
  const name = oneOf(SPELLS, first)
  return name ? { name, upTo: oneOf(FIRMEST, firmest) ?? USUAL[name] } : null
}
