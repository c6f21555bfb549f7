import { expect, test } from 'vitest'
import type { ListPrint } from '../fingerprint.ts'
import type { VerdictName } from '../spells/spell-verdict.ts'
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

test('in a spell, dishes as written come first, then those with changes, and what is not for it is hidden with the reason', () => {
  const dish = (gentle: VerdictName, rest: Partial<ListPrint> = {}): ListPrint => ({
    ...{ groups: {}, texture: 'soft', isMeal: true },
    ...rest,
    spells: { gentle, stricture: 'not' },
  })
  expect(tellOfSpell(flare, dish('as written'))).toEqual({ place: 'usual', reason: null })
  expect(tellOfSpell(flare, dish('with changes'))).toEqual({ place: 'changed', reason: 'With changes' })
  expect(tellOfSpell(flare, dish('not known'))).toEqual({
    place: 'last',
    reason: 'Not known for a gentle spell',
  })
  expect(tellOfSpell(flare, dish('not'))).toEqual({ place: 'hidden', reason: 'Not for a gentle spell' })
  expect(tellOfSpell(flare, dish('as written', { isMeal: false }))).toEqual({
    place: 'hidden',
    reason: 'Not a dish by itself',
  })
  expect(tellOfSpell(flare, dish('as written', { texture: 'tender' }))).toEqual({
    place: 'hidden',
    reason: 'Tender: firmer than Soft',
  })
  expect(tellOfSpell(careful, dish('as written', { texture: 'tender' })).place).toBe('usual')
  expect(tellOfSpell(null, dish('not'))).toEqual({ place: 'usual', reason: null })
})
