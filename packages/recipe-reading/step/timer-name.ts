import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import { listFoodNames, stemOf } from './food-words.ts'
import { toStepTokens } from './step-tokens.ts'

/** What something else is cooked in or with: it names a timer only where nothing else does. */
const BESIDE = new Set(['salt', 'pepper', 'oil', 'butter', 'water', 'stock', 'wine'].map(stemOf))

/** The ends of sentences, but not the point of "1.5". */
const SENTENCE_END = /[.!?;](?=\s|$)/g

/** The words of the foods of a list, as stems, and whether they say alone what the food is: "fillet" of "cod fillet". */
type FoodStems = ReadonlyMap<string, boolean>

/** The words by which steps may name the foods of a list. */
export function listFoodStems(lines: readonly IngredientLine[]): FoodStems {
  const found = new Map<string, boolean>()
  for (const line of lines)
    for (const { stems, head } of listFoodNames(line, line.language ?? 'en'))
      for (const stem of stems) found.set(stem, found.get(stem) === true || stem === head)
  return found
}

/**
 * What a timer is called: the food that its sentence names first, or else its step, in the words of the step. Empty where no food
 * of the list is named. `at` is where the time stands in the step.
 */
export function nameTimer(step: string, at: number, foodStems: FoodStems): string {
  const foods = toStepTokens(step).flatMap(({ kind, text, start, end }) => {
    const stem = stemOf(text)
    const isHead = foodStems.get(stem)
    return kind === 'word' && isHead !== undefined ? [{ start, end, isHead, isBeside: BESIDE.has(stem) }] : []
  })
  const ends = [...step.matchAll(SENTENCE_END)].map(({ index }) => index)
  const from = ends.findLast((end) => end < at) ?? 0
  const to = ends.find((end) => end >= at) ?? step.length
  const near = foods.filter(({ start }) => start >= from && start < to)
  const found =
    [near, foods]
      .flatMap((some) => {
        const cooked = some.filter(({ isBeside }) => !isBeside)
        return cooked.find(({ isHead }) => isHead) ?? cooked[0] ?? []
      })
      .at(0) ??
    near[0] ??
    foods[0]
  return found ? step.slice(found.start, found.end).toLowerCase() : ''
}
