import { type Fingerprint, stageOf } from '../fingerprint.ts'
import type { Spell } from './spells.ts'
import type { Told } from './profile.ts'
import { TEXTURE_WORDS } from '../texture/textures.ts'

/**
 * What becomes of a dish in a spell of soft food, and why: hidden where it is firmer than the spell allows, last where nobody knows
 * its texture.
 */
export function tellOfSpell(
  spell: Spell | null,
  texture: Fingerprint['texture'],
): { place: Told['place']; reason: string | null } {
  const [firmest, stage] = [stageOf(spell?.upTo), stageOf(texture)]
  if (!spell || firmest === null) return { place: 'usual', reason: null }
  if (!texture || stage === null) return { place: 'last', reason: 'Texture not known' }
  if (stage <= firmest) return { place: 'usual', reason: null }
  const names = [TEXTURE_WORDS[texture].name, TEXTURE_WORDS[spell.upTo].name]
  return { place: 'hidden', reason: `${names[0]}: firmer than ${names[1]}` }
}
