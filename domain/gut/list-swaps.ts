import { digestOf } from '../digest.ts'
import type { Corrections } from '../food/corrections.ts'
import { asOneText, type ShownText } from '../kitchen/shown-text.ts'
import { findSwap, isLessOf, type Swap } from './find-swap.ts'
import { encodeLine } from './line-triggers.ts'
import { readTriggers, type TriggerFields, type TriggerHit } from './read-triggers.ts'
import { changesOf } from './swap-changes.ts'
import { gramsOf, swapLine } from './swap-line.ts'
import facts from './trigger-facts.json' with { type: 'json' }
import type { TriggerGroup } from './trigger-groups.ts'
import type { SwapChange } from './use-swaps.ts'

/** What may stand in the place of the food of a line, for readers who leave groups out. */
export type LineSwap = {
  /** Short, and another one in any other list: what a browser keeps of a swap that is used. */
  id: string
  groups: TriggerGroup[]
  /** What is cooked in its place; null where it is left out. */
  text: string | null
  /** How, and what it does to the dish. */
  note: string
  /** What a group may do in a gut that minds it. */
  why: string
  /** Null where the food or its weight is not known. */
  changes: SwapChange[] | null
  /** What the line then names of the groups of a profile, as line-triggers.ts writes it; empty for nothing. */
  triggers: string
}

/** Swaps that are offered for one line. */
const MOST_SWAPS = 3

type View = { shown: readonly ShownText[]; ratio: number; corrections?: Corrections }

/**
 * A swap, and the line that is read in the place of the one as written; null where it is left out. Less of the same food is still of
 * the groups that the swap is for; any other is not: whoever made the table saw to it.
 */
type Offer = { swap: Omit<LineSwap, 'id' | 'triggers'>; line: string | null; isLess: boolean }

/**
 * The swaps of a recipe by line, of all groups that its lines name, in the servings and units of the page. `shown` are the lines as
 * the page shows them, `ratio` how many times as much that is. Traces have no swap.
 */
export function listSwaps(
  recipe: TriggerFields,
  hits: readonly TriggerHit[],
  view: View,
): Record<number, LineSwap[]> {
  const byLine = Map.groupBy(
    hits.filter(({ amount }) => amount !== 'trace'),
    ({ line }) => line,
  )
  const offers = new Map(
    [...byLine].flatMap(([at, ofLine]): [number, Offer[]][] => {
      const offered = offersOf(recipe, at, ofLine, view)
      return offered.length > 0 ? [[at, offered]] : []
    }),
  )
  const named = Array.from({ length: MOST_SWAPS }, (_, nth) =>
    readWith(recipe, offers, nth, view.corrections),
  )
  const list = digestOf(JSON.stringify(recipe.ingredients))
  return Object.fromEntries(
    [...offers].map(([at, ofLine]) => [
      at,
      ofLine.map(({ swap, isLess }, nth) => {
        const id = digestOf(`${at} ${swap.groups[0]} ${list}`)
        const left = named[nth]?.get(at)?.filter(({ group }) => isLess || !swap.groups.includes(group))
        return { ...swap, id, triggers: encodeLine(left ?? []) }
      }),
    ]),
  )
}

function offersOf(
  { ingredients, servings }: TriggerFields,
  at: number,
  hits: readonly TriggerHit[],
  { shown, ratio, corrections }: View,
): Offer[] {
  const was = ingredients[at]?.ingredient_text ?? ''
  const [first] = shown[at]?.pieces ?? []
  const options = {
    ratio,
    ...(first?.isAmount && { amount: first.text }),
    ...(corrections && { corrections }),
  }
  const found = new Map<string | null, Offer>()
  for (const { group, term } of hits) {
    const swap = findSwap(group, term, was)
    if (!swap) continue
    const text = textOf(was, swap, shown[at], options)
    if (text === undefined) continue
    const same = found.get(text)
    if (same) same.swap.groups.push(group)
    else
      found.set(text, {
        swap: {
          groups: [group],
          text,
          note: swap.note,
          why: facts.groups[group].why,
          changes: changesOf(was, swap, servings, corrections),
        },
        line: lineOf(was, swap, corrections),
        isLess: isLessOf(swap, was),
      })
  }
  return [...found.values()].slice(0, MOST_SWAPS)
}

/** What stands in the recipe as written, without words of what it takes the place of. */
function lineOf(was: string, swap: Swap, corrections?: Corrections): string | null {
  if ('isOut' in swap) return null
  if ('add' in swap) return `${was}, ${swap.add}`
  const grams = gramsOf(was, corrections)
  return grams === null ? swap.use : `${Math.max(1, Math.round(grams * swap.share))} g ${swap.use}`
}

/** What lines name with their swap of one place in the offers; the others stay as written. By line, and all lines in one go. */
function readWith(
  recipe: TriggerFields,
  offers: ReadonlyMap<number, readonly Offer[]>,
  nth: number,
  corrections?: Corrections,
): Map<number, TriggerHit[]> {
  if (![...offers.values()].some((ofLine) => ofLine[nth])) return new Map()
  const ingredients = recipe.ingredients.map((ingredient, at) => {
    const offer = offers.get(at)?.[nth]
    return offer ? { ...ingredient, ingredient_text: offer.line ?? '' } : ingredient
  })
  return Map.groupBy(readTriggers({ ...recipe, ingredients }, corrections) ?? [], ({ line }) => line)
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
