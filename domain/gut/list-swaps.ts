import type { Corrections } from '../food/corrections.ts'
import { fromNames } from '../field.ts'
import { asOneText, type ShownText } from '../kitchen/shown-text.ts'
import { computeNutrition } from '../nutrition/compute-nutrition.ts'
import { readTexts } from '../nutrition/shown-nutrition.ts'
import { findSwap, type Swap } from './find-swap.ts'
import { computeGutFacts } from './gut-facts.ts'
import type { TriggerHit } from './read-triggers.ts'
import { gramsOf, swapLine } from './swap-line.ts'
import facts from './trigger-facts.json' with { type: 'json' }
import type { TriggerGroup } from './trigger-groups.ts'

/** How much more, or less, of a nutrient one portion holds with a swap: in kcal, milligrams of sodium and caffeine, else grams. */
export type SwapChange = { name: ChangeName; by: number }
export type ChangeName = 'energy' | 'fibre' | 'fat' | 'sugar' | 'sodium' | 'lactose' | 'caffeine'

/** What may stand in the place of the food of a line, for readers who leave groups out. */
export type LineSwap = {
  groups: TriggerGroup[]
  /** What is cooked in its place; null where it is left out. */
  text: string | null
  /** How, and what it does to the dish. */
  note: string
  /** What a group may do in a gut that minds it. */
  why: string
  /** Null where the food or its weight is not known. */
  changes: SwapChange[] | null
}

/** Swaps that are offered for one line. */
const MOST_SWAPS = 3
/** Less than that, of a portion, is no change: 3 kcal, a twentieth of a gram, 5 mg. */
const LEAST_CHANGE: Readonly<Record<ChangeName, number>> = {
  energy: 3,
  fibre: 0.05,
  fat: 0.05,
  sugar: 0.05,
  sodium: 5,
  lactose: 0.05,
  caffeine: 1,
}

/**
 * The swaps of a recipe by line, of all groups that its lines name, in the servings and units of the page. `shown` are the lines as
 * the page shows them, `ratio` how many times as much that is. Traces have no swap.
 */
export function listSwaps(
  lines: readonly string[],
  hits: readonly TriggerHit[],
  servings: number | null,
  { shown, ratio, corrections }: { shown: readonly ShownText[]; ratio: number; corrections?: Corrections },
): Record<number, LineSwap[]> {
  const byLine = Map.groupBy(
    hits.filter(({ amount }) => amount !== 'trace'),
    ({ line }) => line,
  )
  const swaps = [...byLine].flatMap(([at, ofLine]): [number, LineSwap[]][] => {
    const was = lines[at] ?? ''
    const [first] = shown[at]?.pieces ?? []
    const options = {
      ratio,
      ...(first?.isAmount && { amount: first.text }),
      ...(corrections && { corrections }),
    }
    const found = new Map<string | null, LineSwap>()
    for (const { group, term } of ofLine) {
      const swap = findSwap(group, term, was)
      if (!swap) continue
      const text = textOf(was, swap, shown[at], options)
      if (text === undefined) continue
      const same = found.get(text)
      if (same) same.groups.push(group)
      else
        found.set(text, {
          groups: [group],
          text,
          note: swap.note,
          why: facts.groups[group].why,
          changes: changesOf(was, swap, servings, corrections),
        })
    }
    return found.size > 0 ? [[at, [...found.values()].slice(0, MOST_SWAPS)]] : []
  })
  return Object.fromEntries(swaps)
}

/** What is cooked in the place of a line: null where it is left out, undefined where that says nothing. */
function textOf(
  was: string,
  swap: Swap,
  shown: ShownText | undefined,
  options: Parameters<typeof swapLine>[2],
): string | null | undefined {
  const swapped = swapLine(was, swap, options)
  if (swapped.kind !== 'changed') return swapped.kind === 'left out' ? null : undefined
  // What stays of a line stands as the page shows it.
  if ('add' in swap) return (shown ? asOneText(shown) : was) + swapped.text.slice(was.length)
  if (!swapped.text.endsWith(was)) return swapped.text
  // Less of the same, of an amount that nobody knows.
  return 'use' in swap && swap.share === 1 ? swap.use : undefined
}

/** What changes in one portion, from the line alone: the rest of the dish stays. */
function changesOf(
  was: string,
  swap: Swap,
  servings: number | null,
  corrections?: Corrections,
): SwapChange[] | null {
  // What a peel or a sieve keeps back, no table says.
  if ('add' in swap) return null
  const grams = gramsOf(was, corrections)
  if (grams === null || servings === null) return null
  const before = figuresOf(was, servings, corrections)
  // A table of foods knows no amount below a gram, so a hundred times as much is looked up.
  const after =
    'isOut' in swap
      ? before && scale(before, 0)
      : scale(figuresOf(`100 g ${swap.use}`, servings, corrections, swap.free), (grams * swap.share) / 100)
  if (!before || !after) return null
  return CHANGES.flatMap((name) => {
    const [one, other] = [before[name], after[name]]
    if (one === null || other === null) return []
    const by = other - one
    return Math.abs(by) < LEAST_CHANGE[name] ? [] : [{ name, by: Math.round(by * 10) / 10 }]
  })
}

const CHANGES: readonly ChangeName[] = ['energy', 'fibre', 'fat', 'sugar', 'sodium', 'lactose', 'caffeine']

type LineFigures = Record<ChangeName, number | null>

function figuresOf(
  text: string,
  servings: number,
  corrections?: Corrections,
  free?: Swap['free'],
): LineFigures | undefined {
  const computed = computeNutrition(
    readTexts([{ ingredient_text: text, section: null }]),
    servings,
    corrections,
  )
  const one = computed.perServing
  if (!one) return undefined
  const { lactose, caffeine } = computeGutFacts(computed, null, undefined, servings)
  return {
    energy: one.kcal,
    fibre: one.fiber_g,
    fat: one.fat_g,
    sugar: one.sugar_g,
    sodium: one.sodium_mg,
    lactose: free === 'lactose' ? 0 : lactose,
    caffeine: free === 'caffeine' ? 0 : caffeine,
  }
}

const scale = (figures: LineFigures | undefined, by: number): LineFigures | undefined =>
  figures && fromNames(CHANGES, (name) => (figures[name] === null ? null : figures[name] * by))
