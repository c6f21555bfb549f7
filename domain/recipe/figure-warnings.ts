import type { FieldWarning } from '../fields/field-warnings.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import { readSaidLowEnergy } from 'food-verdicts/low-energy/said'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { nutritionWarnings } from 'recipe-basics/recipe/nutrition-warnings'

type Times = Record<'prep_time_minutes' | 'cook_time_minutes' | 'total_time_minutes', number | null>

/** The numbers of a recipe, as far as it has them. */
export type Figures = Partial<Times & { servings: number | null; low_energy: string | null }> & {
  nutrition: Nutrition | null
}

const NO_TIMES: Times = { prep_time_minutes: null, cook_time_minutes: null, total_time_minutes: null }
const DAY_MINUTES = 24 * 60
/** No dish is at work for longer; what ferments or cures may be. */
const MOST_DAYS = 7

/** Numbers of a recipe that cannot be right, or hardly: times, minutes on one's feet, and facts of one serving. */
export function figureWarnings({ nutrition, servings = null, low_energy = null, ...figures }: Figures) {
  const times = { ...NO_TIMES, ...figures }
  return [
    ...timeWarnings(times),
    ...standingWarnings(times, low_energy),
    ...(nutrition ? nutritionWarnings(nutrition, servings) : []).map((message): FieldWarning => ({
      field: 'nutrition',
      message,
    })),
  ]
}

function* timeWarnings(times: Times): Generator<FieldWarning> {
  for (const field of ['prep_time_minutes', 'cook_time_minutes', 'total_time_minutes'] as const) {
    const minutes = times[field] ?? 0
    const days = formatNumber(Math.round(minutes / DAY_MINUTES))
    const message = `${RECIPE_FIELDS[field].label} is ${formatNumber(minutes)} minutes, which is about ${days} days.`
    if (minutes > MOST_DAYS * DAY_MINUTES) yield { field, message }
  }
  const parts = (times.prep_time_minutes ?? 0) + (times.cook_time_minutes ?? 0)
  const total = times.total_time_minutes
  if (total !== null && total < parts) {
    const message = `The total time of ${formatMinutes(total)} is shorter than preparation and cooking together (${formatMinutes(parts)}).`
    yield { field: 'total_time_minutes', message }
  }
}

function* standingWarnings(
  { prep_time_minutes: prep, cook_time_minutes: cook, total_time_minutes: total }: Times,
  low_energy: string | null,
): Generator<FieldWarning> {
  const { handsOn } = readSaidLowEnergy(low_energy)
  const whole = total ?? (prep !== null && cook !== null ? prep + cook : null)
  if (handsOn === undefined || whole === null || Number(handsOn) <= whole) return
  const message = `${handsOn} min on your feet are more than the total time of ${formatMinutes(whole)}.`
  yield { field: 'low_energy', message }
}
