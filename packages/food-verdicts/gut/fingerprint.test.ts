import { expect, test } from 'vitest'
import {
  decodeFingerprint,
  decodeListSigns,
  encodeFingerprint,
  type Fingerprint,
  FREE_OF,
  listSigns,
} from './fingerprint.ts'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { VERDICTS } from './spells/spell-verdict.ts'
import { TRIGGER_AMOUNTS, TRIGGER_GROUPS } from './triggers/trigger-groups.ts'

const NO_ANSWERS = { 'one-pot': null, 'little-chopping': null, freezes: null, reheats: null }
const NOTHING: Fingerprint = {
  groups: {},
  texture: null,
  spells: { gentle: 'not known', stricture: 'not known' },
  isMeal: false,
  isConfirmed: false,
  fibre: null,
  lowEnergy: { handsOn: null, ...NO_ANSWERS },
  free: [],
}

test('a fingerprint of 18 signs says what was put into it', () => {
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
    ...VERDICTS.flatMap((gentle) =>
      VERDICTS.map((stricture) => ({
        ...NOTHING,
        spells: { gentle, stricture },
        isMeal: gentle === stricture,
      })),
    ),
    ...TEXTURES.flatMap((texture) =>
      [true, false].map((isConfirmed) => ({ ...NOTHING, texture, isConfirmed, fibre: 3.3 })),
    ),
    ...FREE_OF.map((food) => ({ ...NOTHING, free: [food] })),
    { ...NOTHING, free: [...FREE_OF] },
    ...TRIGGER_GROUPS.flatMap((group) =>
      TRIGGER_AMOUNTS.map((amount) => ({ ...NOTHING, groups: { [group]: amount } })),
    ),
  ]
  for (const fingerprint of cases) {
    const code = encodeFingerprint(fingerprint)
    expect(code).toMatch(/^[\w-]{18}$/)
    expect(decodeFingerprint(code)).toEqual(fingerprint)
    const { groups, texture, spells, isMeal } = fingerprint
    expect(decodeListSigns(listSigns(code))).toEqual({ groups, texture, spells, isMeal })
  }
  expect(decodeListSigns('')).toEqual({
    ...{ groups: {}, texture: null, isMeal: false },
    spells: { gentle: 'not known', stricture: 'not known' },
  })
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
  const spells = { gentle: 'as written', stricture: 'not' } as const
  const full = {
    groups,
    texture: 'soft',
    spells,
    isMeal: true,
    isConfirmed: true,
    fibre: 7.5,
    lowEnergy,
    free: FREE_OF.filter((food) => food !== 'chilli'),
  } as const
  expect(encodeFingerprint(full)).toBe('xAAAAAAAACGBLMJGXF')
  expect(encodeFingerprint(NOTHING)).toBe('AAAAAAAAAAA___AAAA')
})

test('more fibre than fits is the most that fits, and never unknown', () => {
  const code = encodeFingerprint({ ...NOTHING, fibre: 5000 })
  expect(decodeFingerprint(code)?.fibre).toBe(409.4)
})

test('a fingerprint of older rules says what it said, and no more', () => {
  const verdicts = { texture: 'soft', spells: { gentle: 'not', stricture: 'not' } } as const
  const code = encodeFingerprint({ ...NOTHING, ...verdicts, free: ['onion'] })
  expect(decodeFingerprint(code.slice(0, 16))).toEqual({ ...NOTHING, texture: 'soft' })
  expect(decodeFingerprint(code.slice(0, 17))).toEqual({ ...NOTHING, ...verdicts })
})

test('what is no fingerprint is none', () => {
  for (const code of ['', 'A', 'AAAAAAAAAAAA!', 'AAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAA'])
    expect(decodeFingerprint(code)).toBeUndefined()
})
