import { fromNames, namesOf } from '../field.ts'
import { fold } from '../fold.ts'
import type { Ate, Diary, Felt } from './diary.ts'
import { dayOf } from './noted-time.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * The hours after a meal that are looked at, both ends included; an entry of the same minute is not after it. A study of diaries
 * found signs 1 to 2 hours after coffee and 4 to 72 hours after alcohol (Clevers 2024). Never the last meal alone.
 */
export const WINDOWS = {
  soon: { from: 0, upTo: 2, name: 'In the 2 hours after it' },
  later: { from: 4, upTo: 72, name: '4 to 72 hours after it' },
} as const
type WindowName = keyof typeof WINDOWS

/** How many entries on the gut there are, and how many of them are rough. */
export type Tally = { rough: number; all: number }

/** A food that was noted more than once: entries on the gut in each window after it, and all other entries beside them. */
export type FoodCount = {
  food: string
  times: number
  windows: Record<WindowName, { after: Tally; others: Tally }>
}

/** Days with an entry, before anything is counted. The number is ours: no source gives one. */
export const DAYS_BEFORE_COUNTING = 10
const FEWEST_TIMES = 2
/** Foods that are counted, the most noted first. How it went does not order them: that would be a verdict. */
export const MOST_FOODS = 10

/** Counts of a diary, and how many days it has entries on. Without foods until there are enough of these. */
export function countAfter({ entries, rough }: Diary): { days: number; foods: FoodCount[] } {
  const days = new Set(entries.map(({ at }) => dayOf(at))).size
  if (days < DAYS_BEFORE_COUNTING) return { days, foods: [] }
  const felt = entries.filter((entry) => entry.kind === 'felt')
  const foods = mealsOfFoods(entries.filter((entry) => entry.kind === 'ate'))
    .filter(({ meals }) => meals.length >= FEWEST_TIMES)
    .toSorted((a, b) => b.meals.length - a.meals.length || (a.food < b.food ? -1 : 1))
    .slice(0, MOST_FOODS)
  return {
    days,
    foods: foods.map(({ food, meals }) => ({
      food,
      times: meals.length,
      windows: fromNames(namesOf(WINDOWS), (name) => countWindow(felt, meals, WINDOWS[name], rough)),
    })),
  }
}

/** The foods that the words of a meal name: commas stand between them. */
const foodsOf = (words: string): string[] =>
  words
    .split(/[,;]/)
    .map((food) => food.trim())
    .filter((food) => fold(food) !== '')

/** Each food with the moments at which it was eaten, called as it was noted last. */
function mealsOfFoods(ate: readonly Ate[]): { food: string; meals: number[] }[] {
  const found = new Map<string, { food: string; meals: number[] }>()
  for (const { at, words } of ate) {
    const once = new Map(foodsOf(words).map((food) => [fold(food), food]))
    for (const [key, food] of once)
      found.set(key, { food, meals: [...(found.get(key)?.meals ?? []), Date.parse(at)] })
  }
  return [...found.values()]
}

function countWindow(
  felt: readonly Felt[],
  meals: readonly number[],
  { from, upTo }: { from: number; upTo: number },
  rough: number,
): { after: Tally; others: Tally } {
  const after = { rough: 0, all: 0 }
  const others = { rough: 0, all: 0 }
  for (const { at, score } of felt) {
    const moment = Date.parse(at)
    const isAfter = meals.some((meal) => {
      const hours = (moment - meal) / HOUR_MS
      return hours > 0 && hours >= from && hours <= upTo
    })
    const tally = isAfter ? after : others
    tally.all++
    if (score >= rough) tally.rough++
  }
  return { after, others }
}
