import { expect, test } from 'vitest'
import { DAY_SPELLS } from './days.ts'
import { readSpell, spellOf, writeSpell } from './spells.ts'
import { tellOfSpell } from './tell-spell.ts'

const flare = readSpell(DAY_SPELLS.flare)
const careful = readSpell(DAY_SPELLS.careful)

test('a spell is kept as two words, and what cannot be read is everyday', () => {
  for (const spell of [
    { name: 'gentle', upTo: 'soft' },
    { name: 'gentle', upTo: 'tender' },
    { name: 'stricture', upTo: 'soft' },
  ] as const)
    expect(readSpell(writeSpell(spell))).toEqual(spell)
  expect(readSpell('gentle')).toEqual(careful)
  for (const kept of [null, '', 'everyday', 'flare soft']) expect(readSpell(kept)).toBeNull()
})

test('a spell chosen once more keeps how firm dishes may be, and another spell has its own', () => {
  expect(spellOf('gentle', flare)).toEqual(flare)
  expect(spellOf('gentle', null)).toEqual(careful)
  expect(spellOf('stricture', careful)).toEqual({ name: 'stricture', upTo: 'soft' })
  expect(spellOf('everyday', flare)).toBeNull()
})

test('in a spell, firmer dishes are hidden with the reason, and dishes of no known texture come last', () => {
  expect(tellOfSpell(flare, 'smooth')).toEqual({ place: 'usual', reason: null })
  expect(tellOfSpell(flare, 'tender')).toEqual({ place: 'hidden', reason: 'Tender: firmer than Soft' })
  expect(tellOfSpell(careful, 'tender').place).toBe('usual')
  expect(tellOfSpell(careful, 'regular').reason).toBe('Regular: firmer than Tender')
  expect(tellOfSpell(flare, null)).toEqual({ place: 'last', reason: 'Texture not known' })
  expect(tellOfSpell(null, 'regular')).toEqual({ place: 'usual', reason: null })
})
