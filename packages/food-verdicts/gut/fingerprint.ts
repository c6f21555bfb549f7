import { TEXTURES, type Texture } from 'recipe-basics/recipe/choices'
import { fromNames } from 'recipe-basics/fields/field'
import { SPELLS, type SpellName } from './profile/spells.ts'
import { type VerdictName, VERDICTS } from './spells/spell-verdict.ts'
import { EASES, type EaseAnswer, type LowEnergy } from '../low-energy/facts.ts'
import {
  TRIGGER_AMOUNTS,
  TRIGGER_GROUPS,
  type TriggerAmount,
  type TriggerGroup,
} from './triggers/trigger-groups.ts'

// Small, and without the lists: browsers read it.

/** How firm a texture is, from 1; null where none is known. */
export const stageOf = (texture: Texture | null | undefined): number | null =>
  texture ? TEXTURES.indexOf(texture) + 1 : null

/** Of the things most often left out, what a recipe may be free of. */
export const FREE_OF = ['onion', 'chilli', 'whole seeds'] as const
export type FreeOf = (typeof FREE_OF)[number]

/** What a reader's browser learns of a recipe, for whatever it keeps of her: equal for everyone. */
export type Fingerprint = {
  /** How much of each group one portion holds; a group without an amount is not in it, as far as its words say. */
  groups: Partial<Record<TriggerGroup, TriggerAmount>>
  texture: Texture | null
  /** The verdict of each spell; the chef’s version counts as changes. */
  spells: Record<SpellName, VerdictName>
  /** Whether it answers “what do I eat”: no condiment, no spice mix, no part of a dish. */
  isMeal: boolean
  /** Whether the chef confirmed the texture; else software read it. */
  isConfirmed: boolean
  /** Fibre of a portion in grams; null where it is not known. */
  fibre: number | null
  /** The strength that it asks of whoever cooks it. */
  lowEnergy: LowEnergy
  /** What the whole recipe names nowhere; nothing while some line is not understood. */
  free: FreeOf[]
}

/** What a list in a browser knows of a dish. */
export type ListPrint = Pick<Fingerprint, 'groups' | 'texture' | 'spells' | 'isMeal'>

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Groups of two bits each that one sign holds. */
const PER_SIGN = 3
const GROUP_SIGNS = Math.ceil(TRIGGER_GROUPS.length / PER_SIGN)
/** Fibre in tenths of a gram, in two signs; the last stands for what is not known. */
const NO_FIBRE = 64 * 64 - 1
/** Minutes on one's feet in one sign, the last for what is not known; a longest that is told; answers, two a sign. */
const NO_MINUTES = 63
/** Older rules gave no verdicts, and then not what it is free of. */
const OLDEST_LENGTH = GROUP_SIGNS + 6
const VERDICTS_AT = OLDEST_LENGTH
const LENGTH = GROUP_SIGNS + 8

/** A fingerprint as 18 signs that a file, a column or an attribute may hold. */
export function encodeFingerprint(print: Fingerprint): string {
  const { groups, texture, spells, isMeal, isConfirmed, fibre, lowEnergy, free } = print
  const levels = TRIGGER_GROUPS.map((group) => levelOf(groups[group]))
  const signs = Array.from({ length: GROUP_SIGNS }, (_, at) => {
    const [one = 0, two = 0, three = 0] = levels.slice(at * PER_SIGN, (at + 1) * PER_SIGN)
    return one + two * 4 + three * 16
  })
  const stage = texture === null ? 0 : 1 + TEXTURES.indexOf(texture) + (isConfirmed ? TEXTURES.length : 0)
  const tenths = fibre === null ? NO_FIBRE : Math.min(Math.max(0, Math.round(fibre * 10)), NO_FIBRE - 1)
  const minutes = lowEnergy.handsOn === null ? NO_MINUTES : Math.min(lowEnergy.handsOn, NO_MINUTES - 1)
  const [one = 0, two = 0, three = 0, four = 0] = EASES.map((ease) => ANSWERS.indexOf(lowEnergy[ease]))
  const [gentle, stricture] = SPELLS.map((spell) => VERDICTS.indexOf(spells[spell]))
  const verdicts = (gentle ?? 0) + (stricture ?? 0) * 4 + (isMeal ? 16 : 0)
  return [
    ...signs,
    stage,
    tenths >> 6,
    tenths & 63,
    minutes,
    one + two * 4,
    three + four * 4,
    verdicts,
    toBits(free),
  ]
    .map((value) => SIGNS[value])
    .join('')
}

/** The signs that a list in a browser needs: groups, texture and verdicts. What lists show of the others, they have in words. */
export const listSigns = (code: string): string =>
  code.slice(0, GROUP_SIGNS + 1) + code.slice(VERDICTS_AT, VERDICTS_AT + 1)

/** What these signs say. A recipe whose list is not read has none, and then nothing is known. */
export function decodeListSigns(code: string): ListPrint {
  const values = [...code].map((sign) => SIGNS.indexOf(sign))
  const groups: Fingerprint['groups'] = {}
  for (const [at, group] of TRIGGER_GROUPS.entries()) {
    const level = ((values[Math.floor(at / PER_SIGN)] ?? 0) >> ((at % PER_SIGN) * 2)) & 3
    const amount = TRIGGER_AMOUNTS[level - 1]
    if (amount) groups[group] = amount
  }
  const stage = values[GROUP_SIGNS] ?? 0
  const verdicts = values[GROUP_SIGNS + 1] ?? 0
  return {
    groups,
    texture: TEXTURES[(stage - 1) % TEXTURES.length] ?? null,
    spells: fromNames(
      SPELLS,
      (spell) => VERDICTS[(verdicts >> (2 * SPELLS.indexOf(spell))) & 3] ?? 'not known',
    ),
    isMeal: (verdicts & 16) !== 0,
  }
}

/** What 18 signs say, or the fewer of older rules; undefined where they are no fingerprint. */
export function decodeFingerprint(code: string): Fingerprint | undefined {
  const values = [...code].map((sign) => SIGNS.indexOf(sign))
  if (values.length < OLDEST_LENGTH || values.length > LENGTH || values.includes(-1)) return undefined
  const [stage = 0, high = 0, low = 0, minutes = NO_MINUTES, ...eases] = values.slice(GROUP_SIGNS)
  const lowEnergy: LowEnergy = {
    handsOn: minutes === NO_MINUTES ? null : minutes,
    ...fromNames(EASES, (ease) => {
      const at = EASES.indexOf(ease)
      return ANSWERS[((eases[at >> 1] ?? 0) >> ((at & 1) * 2)) & 3] ?? null
    }),
  }
  const tenths = high * 64 + low
  return {
    ...decodeListSigns(listSigns(code)),
    isConfirmed: stage > TEXTURES.length,
    fibre: tenths === NO_FIBRE ? null : tenths / 10,
    lowEnergy,
    free: FREE_OF.filter((_, at) => ((values[VERDICTS_AT + 1] ?? 0) >> at) & 1),
  }
}

const toBits = (free: readonly FreeOf[]) =>
  FREE_OF.reduce((bits, food, at) => bits + (free.includes(food) ? 1 << at : 0), 0)

const ANSWERS: readonly EaseAnswer[] = [null, 'yes', 'no']

const levelOf = (amount: TriggerAmount | undefined) => (amount ? 1 + TRIGGER_AMOUNTS.indexOf(amount) : 0)
