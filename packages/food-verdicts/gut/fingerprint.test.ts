import { expect, test } from 'vitest'
import {
  decodeFingerprint,
  decodeListSigns,
  encodeFingerprint,
  type Fingerprint,
  listSigns,
} from './fingerprint.ts'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { TRIGGER_AMOUNTS, TRIGGER_GROUPS } from './triggers/trigger-groups.ts'

const NO_ANSWERS = { 'one-pot': null, 'little-chopping': null, freezes: null, reheats: null }
const NOTHING: Fingerprint = {
  groups: {},
  texture: null,
  isConfirmed: false,
  fibre: null,
  lowEnergy: { handsOn: null, ...NO_ANSWERS },
}

test('a fingerprint of 16 signs says what was put into it', () => {
  const cases: Fingerprint[] = [
    NOTHING,
    {
      ...NOTHING,
      groups: { lactose: 'main', 'grapefruit-interaction': 'trace' },
      texture: 'smooth',
      isConfirmed: false,
      fibre: 0,
    },
    { ...NOTHING, groups: { spicy: 'some' }, texture: 'regular', isConfirmed: true, fibre: 12.3 },
    { ...NOTHING, lowEnergy: { handsOn: 0, ...NO_ANSWERS, reheats: 'no' } },
    {
      ...NOTHING,
      lowEnergy: { handsOn: 62, 'one-pot': 'yes', 'little-chopping': 'no', freezes: 'yes', reheats: null },
    },
    ...TEXTURES.flatMap((texture) =>
      [true, false].map((isConfirmed) => ({ ...NOTHING, texture, isConfirmed, fibre: 3.3 })),
    ),
    ...TRIGGER_GROUPS.flatMap((group) =>
      TRIGGER_AMOUNTS.map((amount) => ({ ...NOTHING, groups: { [group]: amount } })),
    ),
  ]
  for (const fingerprint of cases) {
    const code = encodeFingerprint(fingerprint)
    expect(code).toMatch(/^[\w-]{16}$/)
    expect(decodeFingerprint(code)).toEqual(fingerprint)
    const { groups, texture } = fingerprint
    expect(decodeListSigns(listSigns(code))).toEqual({ groups, texture })
  }
  expect(decodeListSigns('')).toEqual({ groups: {}, texture: null })
})

test('fingerprints that are stored and sent say the same in every release: where they do not, GUT_RULES is to be raised', () => {
  const groups = { lactose: 'trace', 'high-fiber': 'main', 'grapefruit-interaction': 'some' } as const
  const lowEnergy = {
    handsOn: 12,
    'one-pot': 'yes',
    'little-chopping': 'no',
    freezes: 'no',
    reheats: 'yes',
  } as const
  const full = { groups, texture: 'soft', isConfirmed: true, fibre: 7.5, lowEnergy } as const
  expect(encodeFingerprint(full)).toBe('xAAAAAAAACGBLMJG')
  expect(encodeFingerprint(NOTHING)).toBe('AAAAAAAAAAA___AA')
})

test('more fibre than fits is the most that fits, and never unknown', () => {
  const code = encodeFingerprint({ ...NOTHING, fibre: 5000 })
  expect(decodeFingerprint(code)?.fibre).toBe(409.4)
})

test('what is no fingerprint is none', () => {
  for (const code of ['', 'A', 'AAAAAAAAAAAA!', 'AAAAAAAAAAAAAA'])
    expect(decodeFingerprint(code)).toBeUndefined()
})
