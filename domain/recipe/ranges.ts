import { namesOf } from 'recipe-basics/fields/field'
import type { NutritionFact } from 'recipe-basics/recipe/nutrition-facts'

/** The figures of a recipe that lists are narrowed and sorted by. */
export const LIST_FACTS = [
  'total_time_minutes',
  'calories',
  'protein_content_g',
  'fat_content_g',
  'fiber_content_g',
] as const satisfies ('total_time_minutes' | NutritionFact)[]
export type ListFact = (typeof LIST_FACTS)[number]

/**
 * What bounds are on: a figure, how firm a dish is, from 1 for what passes through a sieve, or whether it takes changes for a spell: 0 as
 * written, 1 with changes.
 */
export type BoundFact = ListFact | 'texture_stage' | 'gentle_changes' | 'stricture_changes'

/** One bound on a figure: as an address says it, as readers do, and the figures that it keeps. */
export type Bound = { value: string; name: string } & ({ most: number } | { least: number })

const upTo = (unit: string, ...bounds: number[]) =>
  bounds.map((most): Bound => ({ value: String(most), name: `up to ${most} ${unit}`, most }))
const orMore = (...bounds: number[]) =>
  bounds.map((least): Bound => ({ value: String(least), name: `${least} g or more`, least }))

type UnclearAlone = Extract<BoundFact, `${string}_g` | `${string}_changes`>
/** `alone` names a bound where nothing beside it says what is bounded: "20 g protein or more", "for a stricture as written". */
type Range = { label: string; bounds: readonly Bound[] } & (
  | { fact: UnclearAlone; alone: (name: string) => string }
  | { fact: Exclude<BoundFact, UnclearAlone>; alone?: undefined }
)

const gramsOf = (food: string) => (name: string) => name.replace(' g', ` g ${food}`)
const forSpell = (spell: string) => (name: string) => `for ${spell} ${name}`

const FOR_SPELL: readonly Bound[] = [
  { value: 'written', name: 'as written', most: 0 },
  { value: 'changes', name: 'with changes too', most: 1 },
]

/** What a list may be bounded by: figures of one serving, and minutes in all. Where nothing is known, no bound holds. */
export const RANGES = {
  texture: {
    label: 'Texture',
    fact: 'texture_stage',
    bounds: [
      { value: 'smooth', name: 'Smooth', most: 1 },
      { value: 'soft', name: 'up to Soft', most: 2 },
      { value: 'tender', name: 'up to Tender', most: 3 },
    ],
  },
  gentle: {
    label: 'Gentle spell',
    fact: 'gentle_changes',
    alone: forSpell('a gentle spell'),
    bounds: FOR_SPELL,
  },
  stricture: {
    label: 'Stricture',
    fact: 'stricture_changes',
    alone: forSpell('a stricture'),
    bounds: FOR_SPELL,
  },
  time: { label: 'Time', fact: 'total_time_minutes', bounds: upTo('min', 15, 30, 45, 60) },
  kcal: {
    label: 'Calories',
    fact: 'calories',
    bounds: [...upTo('kcal', 200, 300, 400, 500), { value: '400+', name: '400 kcal or more', least: 400 }],
  },
  protein: {
    label: 'Protein',
    fact: 'protein_content_g',
    alone: gramsOf('protein'),
    bounds: orMore(10, 20, 30),
  },
  fibre: {
    label: 'Fibre',
    fact: 'fiber_content_g',
    alone: gramsOf('fibre'),
    bounds: [
      { value: '-2', name: 'up to 2 g', most: 2 },
      { value: '-5', name: 'up to 5 g', most: 5 },
      { value: '5', name: '5 g or more', least: 5 },
    ],
  },
} as const satisfies Record<string, Range>
export type RangeName = keyof typeof RANGES

/** Their names, in the order of the filters. */
export const RANGE_NAMES = namesOf(RANGES)

/** The bounds of a range. */
export const boundsOf = (range: RangeName): readonly Bound[] => RANGES[range].bounds

/** A bound as readers read it, where nothing beside it says what is bounded; null for one that is not on offer. */
export function nameOfBound(range: RangeName, value: string | null): string | null {
  const { bounds, alone }: Range = RANGES[range]
  const name = bounds.find((bound) => bound.value === value)?.name
  return name === undefined ? null : (alone?.(name) ?? name)
}

/** Whether a bound keeps a figure; what is not known is never kept. */
export const keepsFigure = (bound: Bound, figure: number | null): boolean =>
  figure !== null && ('most' in bound ? figure <= bound.most : figure >= bound.least)
