import type { Corrections } from '../food/corrections.ts'
import { computeNutrition } from '../nutrition/compute-nutrition.ts'
import { readTexts } from '../nutrition/shown-nutrition.ts'
import type { Ingredient } from '../recipe/recipe.ts'
import { findSwap, type Swap } from './find-swap.ts'
import { type AddedSentence, addSentences } from './gentler-steps.ts'
import { computeGutFacts, type GutFacts } from './gut-facts.ts'
import type { SoftPhase } from './phases.ts'
import { type TriggerFields, type TriggerHit, readTriggers } from './read-triggers.ts'
import { readTexture } from './read-texture.ts'
import { swapLine } from './swap-line.ts'
import type { TriggerGroup } from './trigger-groups.ts'

/** A line of a softer version. `was` is the line as written, where it is another. */
export type SofterLine = { section: string | null } & (
  | { kind: 'kept'; text: string }
  | { kind: 'changed'; text: string; was: string; note: string }
  | { kind: 'left out'; was: string; note: string }
)

/** A figure as written and in the version; null is not enough data. */
type Change = { was: number | null; now: number | null }

/** A dish as it is cooked in a phase. */
export type SofterVersion = {
  phase: SoftPhase
  lines: SofterLine[]
  sentences: AddedSentence[]
  /** Lines that a low-residue sheet leaves out and that no swap is known for. */
  open: string[]
  fibre: Change
  lactose: Change
  fat: Change
}

/** A version, or why there is none: the dish lives from what a softer one would lose, or its list is not read. */
export type Softer = SofterVersion | { phase: SoftPhase; none: 'crust' | 'not read' }

/** Groups that count only in a flare or with a stricture, the most specific first. */
const GROUPS: readonly TriggerGroup[] = [
  'dried-fruit',
  'seeds-nuts',
  'corn-popcorn',
  'tough-meat',
  'skins-strings',
  'raw-veg',
  'raw-fruit',
  'high-fiber',
]
/** What would be another dish without. */
const LIVES_FROM = /crisp|crunchy|granola|popcorn|brittle|deep fr|crackling|set hard/

/** The version of a dish for a phase, in so many servings. Software makes it; nothing of it is medical advice. */
export function makeSofter(
  recipe: TriggerFields & { name: string },
  phase: SoftPhase,
  servings: number | null = recipe.servings,
  corrections?: Corrections,
): Softer {
  const { ingredients, instructions } = recipe
  const hits = readTriggers(recipe, corrections)
  if (!hits) return { phase, none: 'not read' }
  const texture = readTexture({ ...recipe, triggers: hits })
  if (texture.texture === 'regular' && texture.words.some((word) => LIVES_FROM.test(word)))
    return { phase, none: 'crust' }
  const ratio = servings !== null && recipe.servings ? servings / recipe.servings : 1
  const swapped = ingredients.map((ingredient, at) =>
    soften(
      ingredient,
      hits.filter(({ line }) => line === at),
      1,
      corrections,
    ),
  )
  const facts = factsOf(recipe, ingredients, hits, corrections)
  const now = factsOf(recipe, swapped.flatMap(toIngredient), hits, corrections)
  const change = (fact: 'fibre' | 'lactose' | 'fat'): Change => ({ was: facts[fact], now: now[fact] })
  const shown =
    ratio === 1
      ? swapped
      : ingredients.map((ingredient, at) =>
          soften(
            ingredient,
            hits.filter(({ line }) => line === at),
            ratio,
            corrections,
          ),
        )
  return {
    phase,
    lines: shown,
    sentences: addSentences(
      instructions.map(({ step_text }) => step_text),
      phase,
    ),
    open: openLines(ingredients, hits),
    fibre: change('fibre'),
    lactose: change('lactose'),
    fat: change('fat'),
  }
}

function soften(
  { ingredient_text: was, section }: Ingredient,
  hits: readonly TriggerHit[],
  ratio: number,
  corrections?: Corrections,
): SofterLine {
  const swap = swapOf(hits, was)
  if (!swap) return { section, kind: 'kept', text: was }
  const swapped = swapLine(was, swap, { ratio, ...(corrections && { corrections }) })
  if (swapped.kind === 'said already') return { section, kind: 'kept', text: was }
  return { section, ...swapped, was, note: swap.note }
}

/** The swap of the most specific group; none for a trace. */
function swapOf(hits: readonly TriggerHit[], line: string): Swap | undefined {
  for (const group of GROUPS) {
    const hit = hits.find((one) => one.group === group && one.amount !== 'trace')
    const swap = hit && findSwap(group, hit.term, line)
    if (swap) return swap
  }
  return undefined
}

function openLines(ingredients: readonly Ingredient[], hits: readonly TriggerHit[]): string[] {
  return ingredients.flatMap(({ ingredient_text }, at) => {
    const ofLine = hits.filter(
      ({ line, group, amount }) => line === at && amount !== 'trace' && GROUPS.includes(group),
    )
    return ofLine.length > 0 && !swapOf(ofLine, ingredient_text) ? ingredient_text : []
  })
}

/** A line as figures are computed from it. */
function toIngredient(line: SofterLine): Ingredient[] {
  if (line.kind === 'left out') return []
  // What is done to a food changes no figure that is known.
  const isSame = line.kind === 'changed' && line.text.startsWith(line.was)
  return [{ ingredient_text: isSame ? line.was : line.text, section: line.section }]
}

function factsOf(
  { servings }: TriggerFields,
  ingredients: readonly Ingredient[],
  hits: readonly TriggerHit[],
  corrections?: Corrections,
): GutFacts {
  return computeGutFacts(
    computeNutrition(readTexts(ingredients), servings, corrections),
    null,
    hits,
    servings,
  )
}
