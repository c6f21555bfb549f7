import { fromNames } from 'recipe-basics/fields/field'
import type { Corrections } from 'recipe-reading/food/corrections'
import { computeNutrition } from 'recipe-reading/nutrition/compute-nutrition'
import { readLineAlone } from 'recipe-reading/reading/recipe-reading'
import type { Swap } from './find-swap.ts'
import { computeGutFacts } from '../triggers/gut-facts.ts'
import { gramsOf } from './swap-line.ts'
import { type ChangeName, CHANGES, type SwapChange } from './use-swaps.ts'

/**
 * What a swap changes in one portion, from its line alone: the rest of the dish stays. Null where the food or its weight is not
 * known, and of what is only prepared otherwise: what a peel or a sieve keeps back, no table says.
 */
export function changesOf(
  was: string,
  swap: Swap,
  servings: number | null,
  corrections?: Corrections,
): SwapChange[] | null {
  if ('add' in swap) return null
  const grams = gramsOf(was, corrections)
  if (grams === null || servings === null) return null
  const before = figuresOf(was, servings, corrections)
  // A table of foods knows no amount below a gram, so a hundred times as much is looked up.
  const after =
    'isOut' in swap
      ? before && scale(before, 0)
      : scale(figuresOf(`100 g ${swap.use}`, servings, corrections, swap.free), (grams * swap.share) / 100)
  return compare(before, after)
}

/** The same of a line that the chef wrote in the place of another. */
export function changesOfLine(
  was: string,
  text: string,
  servings: number | null,
  corrections?: Corrections,
): SwapChange[] | null {
  if (servings === null) return null
  return compare(figuresOf(was, servings, corrections), figuresOf(text, servings, corrections))
}

function compare(before: LineFigures | undefined, after: LineFigures | undefined): SwapChange[] | null {
  if (!before || !after) return null
  return CHANGES.flatMap((name): SwapChange[] => {
    const [one, other] = [before[name], after[name]]
    if (one === null || other === null) return [{ name, by: null }]
    const by = Math.round((other - one) * 100) / 100
    return by === 0 ? [] : [{ name, by }]
  })
}

type LineFigures = Record<ChangeName, number | null>

function figuresOf(
  text: string,
  servings: number,
  corrections?: Corrections,
  free?: Swap['free'],
): LineFigures | undefined {
  const computed = computeNutrition([readLineAlone(text, corrections)], servings, corrections)
  const one = computed.perServing
  if (!one) return undefined
  const { fibre, fat, sodium, lactose, caffeine } = computeGutFacts(computed, undefined, servings)
  return {
    energy: one.kcal,
    fibre,
    fat,
    sugar: one.sugar_g,
    sodium,
    lactose: free === 'lactose' ? 0 : lactose,
    caffeine: free === 'caffeine' ? 0 : caffeine,
  }
}

const scale = (figures: LineFigures | undefined, by: number): LineFigures | undefined =>
  figures && fromNames(CHANGES, (name) => (figures[name] === null ? null : figures[name] * by))
