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

/** A bound on a figure: what a number alone means in an address. "350+" is at least, and "-3" at most, where it means the other. */
type Figures = { unit: string; bare: 'most' | 'least' }

function readFigure({ unit, bare }: Figures, value: string): Bound | undefined {
  const [, minus, figure, plus] = /^(-?)(\d{1,4}(?:\.\d)?)(\+?)$/.exec(value) ?? []
  const isMost = bare === 'most' ? !plus : Boolean(minus)
  const sign = isMost === (bare === 'most') ? '' : isMost ? '-' : '+'
  const number = Number(figure)
  if (figure === undefined || (sign === '+' ? `${number}+` : sign + number) !== value) return undefined
  return isMost
    ? { value, name: `up to ${figure} ${unit}`, most: number }
    : { value, name: `${figure} ${unit} or more`, least: number }
}

/** Figures with some bounds on offer; any other may be asked for. */
const figures = (of: Figures, ...values: string[]) => ({
  figures: of,
  bounds: values.flatMap((value) => readFigure(of, value) ?? []),
})

type UnclearAlone = Extract<BoundFact, `${string}_g` | `${string}_changes`>
/** `alone` names a bound where nothing beside it says what is bounded: "20 g protein or more", "for a stricture as written". */
type Range = { label: string; bounds: readonly Bound[]; figures?: Figures } & (
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
      { value: 'soft', name: 'Smooth or soft', most: 2 },
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
  time: {
    label: 'Time',
    fact: 'total_time_minutes',
    ...figures({ unit: 'min', bare: 'most' }, '15', '30', '45', '60'),
  },
  kcal: {
    label: 'Calories',
    fact: 'calories',
    ...figures({ unit: 'kcal', bare: 'most' }, '200', '300', '400', '500', '400+'),
  },
  protein: {
    label: 'Protein',
    fact: 'protein_content_g',
    alone: gramsOf('protein'),
    ...figures({ unit: 'g', bare: 'least' }, '10', '20', '30'),
  },
  fibre: {
    label: 'Fibre',
    fact: 'fiber_content_g',
    alone: gramsOf('fibre'),
    ...figures({ unit: 'g', bare: 'least' }, '-2', '-5', '5'),
  },
} as const satisfies Record<string, Range>
export type RangeName = keyof typeof RANGES

/** Their names, in the order of the filters. */
export const RANGE_NAMES = namesOf(RANGES)

/** The bounds of a range that are on offer, with one that is chosen besides. */
export function boundsOf(range: RangeName, chosen?: string | null): readonly Bound[] {
  const { bounds }: Range = RANGES[range]
  const bound = bounds.some(({ value }) => value === chosen) ? undefined : boundOf(range, chosen)
  return bound ? [...bounds, bound] : bounds
}

/** The bound that an address says; undefined where it says none. */
export function boundOf(range: RangeName, value: string | null | undefined): Bound | undefined {
  const { bounds, figures }: Range = RANGES[range]
  return (
    bounds.find((bound) => bound.value === value) ??
    (figures && value ? readFigure(figures, value) : undefined)
  )
}

/** A bound as an address says it: at most or at least so much. */
export function valueOf(range: RangeName, which: 'most' | 'least', figure: number): string | undefined {
  return [`${figure}`, `-${figure}`, `${figure}+`].find((value) => {
    const bound = boundOf(range, value)
    return bound && which in bound
  })
}

/** A bound as readers read it, where nothing beside it says what is bounded; null for none. */
export function nameOfBound(range: RangeName, value: string | null): string | null {
  const { alone }: Range = RANGES[range]
  const name = boundOf(range, value)?.name
  return name === undefined ? null : (alone?.(name) ?? name)
}

/** Whether a bound keeps a figure; what is not known is never kept. */
export const keepsFigure = (bound: Bound, figure: number | null): boolean =>
  figure !== null && ('most' in bound ? figure <= bound.most : figure >= bound.least)
