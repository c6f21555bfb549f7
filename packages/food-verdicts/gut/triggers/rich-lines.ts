import { figuresOf } from 'recipe-reading/food/figures'
import { gutFiguresOf } from 'recipe-reading/food/gut-figures'
import { gramsOf, type LineWeights } from './line-weights.ts'
import type { TriggerGroup } from './trigger-groups.ts'

/** A group that a line holds, and the word that says it. */
type Named = { group: TriggerGroup; line: number; term: string }

/** Fat of a portion that makes a food fatty whatever its name, and of what is fat alone: a tablespoon; and its saturated fat. */
const FAT_GRAMS = 20
const PURE_FAT = 80
const OF_PURE_FAT_GRAMS = 13
const SATURATED_GRAMS = 7
/** Fructose of a portion less its glucose, from fresh produce (Varney 2017). */
const EXCESS_GRAMS = 0.4
/** Foods with more fibre than that in 100 g are dense (UCLH, low fibre), and pulses out of a tin too. So much of it in a portion counts. */
const DENSE_FIBRE = 6
const FIBRE_GRAMS = 2

/** Lines whose foods bring much fat, fibre or excess fructose to one portion, as the table of foods has them. */
export function findRichLines(weights: readonly LineWeights[], servings: number): Named[] {
  return weights.flatMap(({ parts }, line) =>
    parts.flatMap((part): Named[] => {
      const { food, name = food } = part.found
      const figures = figuresOf(food ?? '')
      const portion = (gramsOf(part) ?? 0) / servings
      if (!figures || name === undefined || part.found.kind === 'seasoning') return []
      const bring = (per100: number | null) => ((per100 ?? 0) * portion) / 100
      const groups: TriggerGroup[] = []
      if (
        ((figures.fiber_g ?? 0) > DENSE_FIBRE || part.found.kind === 'pulse') &&
        bring(figures.fiber_g) >= FIBRE_GRAMS
      )
        groups.push('high-fiber')
      const least = (figures.fat_g ?? 0) >= PURE_FAT ? OF_PURE_FAT_GRAMS : FAT_GRAMS
      if (bring(figures.fat_g) >= least || bring(figures.satfat_g) >= SATURATED_GRAMS)
        groups.push('fatty-fried')
      if (part.found.kind === 'fruit' && bring(gutFiguresOf(food ?? '').excess_fructose_g) >= EXCESS_GRAMS)
        groups.push('excess-fructose')
      return groups.map((group) => ({ group, line, term: name }))
    }),
  )
}

/** Wheat, rye or barley of a portion that holds the 0.3 g of fructans which count: a slice of bread, or flour for it. */
const WHEAT_GRAMS = 30
/** Less of it in one line is not what makes the sum. */
const LEAST_WHEAT_GRAMS = 8
/** Made of such grain, and without its fructans or with next to none of it. */
const NO_FRUCTANS =
  /sauce|beer|\bale\b|\bipa\b|lager|stout|porter|pilsner|malt|guinness|vinegar|starch|gluten|seitan|protein|marmite|vegemite|hoisin|shoyu|ponzu|teriyaki|kecap|ketjap|licorice|liquorice|miso|gravy|crab|surimi|gochujang|wine|sausage|soup|horlicks|ovaltine/

/** Lines of wheat, rye and barley, where a portion holds so much of them that their fructans count. */
export function findWheat(
  named: readonly Named[],
  weights: readonly LineWeights[],
  servings: number,
): Named[] {
  const wheat = named.filter(({ group, term }) => group === 'gluten-wheat' && !NO_FRUCTANS.test(term))
  const portionOf = (line: number) => (weights[line]?.grams ?? 0) / servings
  const sum = wheat.reduce((total, { line }) => total + portionOf(line), 0)
  if (sum < WHEAT_GRAMS) return []
  return wheat
    .filter(({ line }) => portionOf(line) >= LEAST_WHEAT_GRAMS)
    .map((hit) => ({ ...hit, group: 'alliums-fructans' }))
}

/** A banana holds fructans where it is ripe, and more than a third of one. */
const BANANA = /^bananas?$/
const BANANA_GRAMS = 35

/** Whether so little of a food is in a portion that it holds no more than a trace of what its group is about. */
export const isTooLittle = (
  { group, term, line }: Named,
  weights: readonly LineWeights[],
  servings: number,
): boolean =>
  group === 'alliums-fructans' &&
  BANANA.test(term) &&
  (weights[line]?.grams ?? BANANA_GRAMS * servings) / servings < BANANA_GRAMS
