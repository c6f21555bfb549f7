import { type GutFigures, GUT_NUTRIENTS, gutFiguresOf } from 'recipe-reading/food/gut-figures'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import { fromNames } from 'recipe-basics/fields/field'
import type { ComputedNutrition } from 'recipe-reading/nutrition/compute-nutrition'
import { isWater } from 'recipe-reading/nutrition/water'
import { middleOf } from 'recipe-reading/nutrition/weigh-parts'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { wordsOf } from '../../diet/listed-terms.ts'
import { isFreeAsAWhole } from './free-from.ts'
import type { TriggerHit } from './read-triggers.ts'
import type { TriggerGroup } from './trigger-groups.ts'

/** What nobody publishes in grams: whether the lines name it, and whether what they name is known to hold much. */
export type Presence = { level: 'none' | 'present' | 'strong'; words: string[] }

/** What one portion holds that some guts mind. Null is not enough data, never zero. */
export type GutFacts = {
  fibre: number | null
  fat: number | null
  saturated: number | null
  sodium: number | null
  lactose: number | null
  excessFructose: number | null
  caffeine: number | null
  /** Milligrams, as weighed raw. */
  calcium: number | null
  iron: number | null
  zinc: number | null
  /** Micrograms. */
  vitaminB12: number | null
  vitaminD: number | null
  /** Null where the lines are not read. */
  fructans: Presence | null
  gos: Presence | null
  polyols: Presence | null
  /** Foods that were found and weighed, and all that count. */
  found: number
  all: number
}

const IU_IN_UG_OF_VITAMIN_D = 40
/** No more than this part of the weight may be unknown. */
const LEAST_KNOWN = 0.9

/** The gut facts of one portion, computed. `hits` are the groups that the lines name. */
export function computeGutFacts(
  computed: ComputedNutrition,
  hits: readonly TriggerHit[] | undefined,
  servings: number | null,
): GutFacts {
  const { perServing } = computed
  const sums = sumUp(computed, servings)
  const parts = computed.lines.flat()
  const counted = parts.filter(({ outcome }) => outcome !== 'left out')
  const excess = sums.excess_fructose_g
  const vitaminD = perServing?.vitd_iu ?? null
  return {
    fibre: perServing?.fiber_g ?? null,
    fat: perServing?.fat_g ?? null,
    saturated: perServing?.satfat_g ?? null,
    sodium: perServing?.sodium_mg ?? null,
    lactose: sums.lactose_g,
    excessFructose: excess === null ? null : Math.max(0, excess),
    caffeine: sums.caffeine_mg,
    calcium: perServing?.calcium_mg ?? null,
    iron: perServing?.iron_mg ?? null,
    zinc: perServing?.zinc_mg ?? null,
    vitaminB12: perServing?.vitb12_ug ?? null,
    vitaminD: vitaminD === null ? null : vitaminD / IU_IN_UG_OF_VITAMIN_D,
    fructans: hits ? presenceOf('alliums-fructans', hits) : null,
    gos: hits ? presenceOf('legumes-gos', hits) : null,
    polyols: hits ? presenceOf('polyols', hits) : null,
    found: counted.filter(({ outcome }) => outcome === 'counted').length,
    all: counted.length,
  }
}

/** Facts that the nutrition label has too are the label's, so that a page never contradicts itself. */
export const withLabel = (facts: GutFacts, label: Nutrition | null): GutFacts => ({
  ...facts,
  fibre: label?.fiber_content_g ?? facts.fibre,
  fat: label?.fat_content_g ?? facts.fat,
  saturated: label?.saturated_fat_content_g ?? facts.saturated,
  sodium: label?.sodium_content_mg ?? facts.sodium,
})

/** What a portion holds of each; null where a tenth of the weight is not known for it. */
function sumUp({ lines, coverage }: ComputedNutrition, servings: number | null): GutFigures {
  const eaten = lines
    .flat()
    .flatMap(({ food, words, grams }) => (food && grams ? { food, words, grams: middleOf(grams) } : []))
  const dry = eaten.filter(({ food }) => !isWater(food))
  const all = dry.reduce((sum, { grams }) => sum + grams, 0)
  return fromNames(GUT_NUTRIENTS, (nutrient) => {
    if (servings === null || servings <= 0 || coverage < LEAST_KNOWN || all === 0) return null
    let known = 0
    let total = 0
    for (const { food, words, grams } of dry) {
      const isWithout = nutrient === 'lactose_g' && isFreeAsAWhole('lactose', wordsOfTerm(words))
      const value = isWithout ? 0 : gutFiguresOf(food)[nutrient]
      if (value === null) continue
      known += grams
      total += (value * grams) / 100
    }
    return known >= all * LEAST_KNOWN ? total / servings : null
  })
}

/** Traces count as present only. */
function presenceOf(group: TriggerGroup, hits: readonly TriggerHit[]): Presence {
  const named = hits.filter((hit) => hit.group === group)
  const words = [...new Set(named.map(({ term }) => term))]
  if (words.length === 0) return { level: 'none', words }
  const isStrong = named.some(({ term, amount }) => amount !== 'trace' && isStrongTerm(group, term))
  return { level: isStrong ? 'strong' : 'present', words }
}

/** Words beside a food that leave it as strong as it is. */
const PLAIN = /\b(?:red|white|yellow|sweet|brown|pearl|cloves?|minced|button|granulated|dried)\b/g

/** "Red onions" are as strong as "onion"; "green onion" is another thing. */
function isStrongTerm(group: TriggerGroup, term: string): boolean {
  const plain = (words: string) => words.replace(PLAIN, '').trim().replace(/s$/, '')
  return wordsOf('strong', group).some((strong) => plain(strong) === plain(term))
}
