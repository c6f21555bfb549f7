// Small: browsers read it.

/** What a dish spares somebody who has little strength, in a fixed order: stored codes hold their places. */
export const EASES = ['one-pot', 'little-chopping', 'freezes', 'reheats'] as const
export type Ease = (typeof EASES)[number]

/** What readers are told of each. */
export const EASE_NAMES: Readonly<Record<Ease, string>> = {
  'one-pot': 'One pot',
  'little-chopping': 'Little chopping',
  freezes: 'Freezes well',
  reheats: 'Reheats well',
}

/** What lists may be narrowed by: what a dish spares, and few minutes on one's feet. */
export const EASE_FILTERS = ['15-min', ...EASES] as const
export type EaseFilter = (typeof EASE_FILTERS)[number]
const FEW_MINUTES = 15
export const EASE_FILTER_NAMES: Readonly<Record<EaseFilter, string>> = {
  '15-min': '15 min on your feet',
  ...EASE_NAMES,
}

/** Whether it does; null where nothing says so. */
export type EaseAnswer = 'yes' | 'no' | null

/** What a dish asks of whoever cooks it. */
export type LowEnergy = {
  /** Whole minutes on one's feet; null where they are not known. */
  handsOn: number | null
} & Record<Ease, EaseAnswer>

/** What a dish may be listed by. */
export const listEases = (facts: LowEnergy): EaseFilter[] => [
  ...(facts.handsOn !== null && facts.handsOn <= FEW_MINUTES ? ['15-min' as const] : []),
  ...EASES.filter((ease) => facts[ease] === 'yes'),
]
