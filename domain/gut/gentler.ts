import type { Corrections } from '../food/corrections.ts'
import { computeNutrition } from '../nutrition/compute-nutrition.ts'
import { readTexts } from '../nutrition/shown-nutrition.ts'
import { middleOf, weighParts } from '../nutrition/weigh-parts.ts'
import type { Ingredient } from '../recipe/recipe.ts'
import { findSwap, type Swap } from './find-swap.ts'
import { type AddedSentence, addSentences } from './gentler-steps.ts'
import { computeGutFacts, type GutFacts } from './gut-facts.ts'
import type { SoftPhase } from './phases.ts'
import { type TriggerFields, type TriggerHit, readTriggers } from './read-triggers.ts'
import { readTexture } from './read-texture.ts'
import type { TriggerGroup } from './trigger-groups.ts'

/** A line of a softer version. `was` is the line as written, where it is another. */
export type SofterLine = { section: string | null } & (
  | { kind: 'kept'; text: string }
  | { kind: 'changed'; text: string; was: string; note: string | null }
  | { kind: 'left out'; was: string; note: string | null }
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
  const swap = swapOf(hits)
  if (!swap) return { section, kind: 'kept', text: was }
  const note = swap.note ?? null
  if ('isOut' in swap) return { section, kind: 'left out', was, note }
  // What the line says already is not said twice.
  if ('add' in swap && was.includes(swap.add.split(' ')[0] ?? '')) return { section, kind: 'kept', text: was }
  if ('add' in swap) return { section, kind: 'changed', text: `${was}, ${swap.add}`, was, note }
  const grams = gramsOf(was, corrections)
  const text =
    grams === null
      ? `${swap.use}, in place of ${was}`
      : `${roundGrams(grams * swap.share * ratio)} g ${swap.use}`
  return { section, kind: 'changed', text, was, note }
}

/** The swap of the most specific group; none for a trace. */
function swapOf(hits: readonly TriggerHit[]): Swap | undefined {
  for (const group of GROUPS) {
    const hit = hits.find((one) => one.group === group && one.amount !== 'trace')
    const swap = hit && findSwap(group, hit.term)
    if (swap) return swap
  }
  return undefined
}

function openLines(ingredients: readonly Ingredient[], hits: readonly TriggerHit[]): string[] {
  return ingredients.flatMap(({ ingredient_text }, at) => {
    const ofLine = hits.filter(
      ({ line, group, amount }) => line === at && amount !== 'trace' && GROUPS.includes(group),
    )
    return ofLine.length > 0 && !swapOf(ofLine) ? ingredient_text : []
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

function gramsOf(text: string, corrections?: Corrections): number | null {
  const [read] = readTexts([{ ingredient_text: text, section: null }])
  const weight = read && weighParts(read, corrections)[0]?.weight
  return weight?.grams ? middleOf(weight.grams) : null
}

const roundGrams = (grams: number) =>
  grams < 20 ? Math.max(1, Math.round(grams)) : Math.round(grams / 5) * 5
