import { middleOf, type WeighedPart } from 'recipe-reading/nutrition/weigh-parts'
import { isWater } from 'recipe-reading/nutrition/water'

/** What a dish serves where nobody says it. */
export const USUAL_SERVINGS = 4

/** The foods of one line with what each weighs, in grams; undefined where a weight is not known. `isToTaste`: nobody weighs it. */
export type LineWeights = {
  parts: readonly WeighedPart[]
  grams: number | undefined
  isWater: boolean
  isToTaste: boolean
}

/** Grams of a line; 0 of what is taken out before eating, or added to taste; undefined where its weight is not known. */
export function toLineWeights(parts: readonly WeighedPart[]): LineWeights {
  const grams = parts
    .map(gramsOf)
    .reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
  return {
    parts,
    grams,
    isWater: parts.every(({ found }) => isWater(found.food)),
    isToTaste: grams === 0 && parts.some(({ weight }) => !weight.grams && weight.why === 'to taste'),
  }
}

/** Grams of one food of a line. */
export function gramsOf({ weight, found, isLeftOut }: WeighedPart): number | undefined {
  if (isLeftOut || found.isDiscarded) return 0
  if (weight.grams) return middleOf(weight.grams)
  return weight.why === 'to taste' ? 0 : undefined
}
