import { type ListPrint, stageOf } from '../fingerprint.ts'
import { TEXTURE_WORDS } from '../texture/textures.ts'
import { SPELL_PHRASES, WITH_CHANGES } from './spell-names.ts'
import type { Spell } from './spells.ts'

/** Where a list shows a dish, the best first. */
export const PLACES = ['usual', 'changed', 'last', 'hidden'] as const
export type Place = (typeof PLACES)[number]

/**
 * What becomes of a dish in a spell of soft food, and why: first what is cooked as written, then what takes changes, last where
 * nobody knows. What is not for it, and what nobody eats by itself, is hidden.
 */
export function tellOfSpell(spell: Spell | null, dish: ListPrint): { place: Place; reason: string | null } {
  if (!spell) return { place: 'usual', reason: null }
  const name = SPELL_PHRASES[spell.name]
  const verdict = dish.spells[spell.name]
  if (verdict === 'not') return { place: 'hidden', reason: `Not for ${name}` }
  if (!dish.isMeal) return { place: 'hidden', reason: 'Not a dish by itself' }
  if (verdict === 'not known') return { place: 'last', reason: `Not known for ${name}` }
  if (verdict === 'with changes') return { place: 'changed', reason: WITH_CHANGES }
  const [firmest, stage] = [stageOf(spell.upTo), stageOf(dish.texture)]
  if (!dish.texture || firmest === null || stage === null || stage <= firmest)
    return { place: 'usual', reason: null }
  const names = [TEXTURE_WORDS[dish.texture].name, TEXTURE_WORDS[spell.upTo].name]
  return { place: 'hidden', reason: `${names[0]}: firmer than ${names[1]}` }
}
