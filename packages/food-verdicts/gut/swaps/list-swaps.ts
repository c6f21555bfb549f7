import { digestOf } from 'recipe-basics/text/digest'
import { memoizeByText } from 'recipe-basics/text/memoize'
import { figuresOf } from 'recipe-reading/kitchen/read-recipe'
import type { Corrections } from 'recipe-reading/food/corrections'
import type { Figure } from 'recipe-reading/kitchen/figure'
import { rewrite } from 'recipe-reading/kitchen/rewrite'
import { findChefsSwap, findSwap, isLessOf, noteOfChefs, type Swap } from './find-swap.ts'
import { type RecipeReading, withLines } from 'recipe-reading/reading/recipe-reading'
import { makeFitSwaps } from './fit-swaps.ts'
import { inWordsOf } from './in-words-of.ts'
import { encodeLine } from '../profile/line-triggers.ts'
import { readTriggers, type TriggerHit } from '../triggers/read-triggers.ts'
import { placeStored, readVersions } from '../versions/stored-versions.ts'
import { changesOf, changesOfLine } from './swap-changes.ts'
import { figuresOfSwapped, gramsOf, swapLine } from './swap-line.ts'
import facts from '../triggers/trigger-facts.json' with { type: 'json' }
import { FIRM_GROUPS, type TriggerGroup } from '../triggers/trigger-groups.ts'
import type { SwapChange } from './use-swaps.ts'

/** What may stand in the place of the food of a line, for readers who leave groups out. */
export type LineSwap = {
  /** Short, and another one in any other list: what a browser keeps of a swap that is used. */
  id: string
  groups: TriggerGroup[]
  /** What is cooked in its place, for the servings as written; null where it is left out. */
  text: string | null
  /** What may change in it. */
  figures: readonly Figure[]
  /** It does the same work: white rice for brown. */
  isAlike?: true
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

/**
 * A swap, and the line that is read in the place of the one as written; null where it is left out. Less of the same food is still of
 * the groups that the swap is for; any other is not: whoever made the table saw to it.
 */
type Offer = {
  swap: Omit<LineSwap, 'id' | 'triggers'>
  line: string | null
  isLess: boolean
  /** Nobody saw to a swap that the chef wrote: it is only for groups that software does not read in it. */
  isChefs?: true
}

/** The swaps of a recipe by line, of all groups that its lines name. Traces have no swap. */
export const listSwaps = (reading: RecipeReading, softer: string | null = null): Record<number, LineSwap[]> =>
  listBySaid(reading, softer ?? '')

const listBySaid = memoizeByText((reading: RecipeReading, softer): Record<number, LineSwap[]> => {
  const { lines: figures } = figuresOf(reading)
  const byLine = Map.groupBy(
    (readTriggers(reading) ?? []).filter(({ amount }) => amount !== 'trace'),
    ({ line }) => line,
  )
  const texts = reading.lines.map(({ text }) => text)
  const { byPlace: chefs } = placeStored(readVersions(softer).swaps, texts)
  const offered = [...byLine.values()].flat().filter(({ line, group }) => !chefs[line]?.never.includes(group))
  const rules = reading.corrections?.swaps ?? []
  const swapFor = fittedSwaps(reading, offered, findSwap)
  const chefsFor = rules.some(({ is }) => is === 'offer')
    ? fittedSwaps(reading, offered, findChefsSwap)
    : () => undefined
  const offers = new Map(
    [...byLine].flatMap(([at, ofLine]): [number, Offer[]][] => {
      const own = chefs[at]?.text
      const ofIt = [
        ...(own ? [chefsOffer(reading, ofLine, own, figures)] : []),
        ...offersOf(reading, ofLine, chefsFor, figures),
        ...offersOf(reading, ofLine, swapFor, figures),
      ].slice(0, MOST_SWAPS)
      return ofIt.length > 0 ? [[at, ofIt]] : []
    }),
  )
  const named = Array.from({ length: MOST_SWAPS }, (_, nth) => readWith(reading, offers, nth))
  const list = digestOf(JSON.stringify(listOf(reading)))
  return Object.fromEntries(
    [...offers].map(([at, ofLine]) => [
      at,
      ofLine.flatMap(({ swap, isLess, isChefs }, nth) => {
        const left =
          named[nth]?.get(at)?.filter(({ group }) => isChefs || isLess || !swap.groups.includes(group)) ?? []
        const groups = swap.groups.filter((group) => !isChefs || left.every((hit) => hit.group !== group))
        const id = digestOf(`${at} ${isChefs ? swap.text : swap.groups[0]} ${list}`)
        const [first] = groups
        return first ? { ...swap, groups, id, why: facts.groups[first].why, triggers: encodeLine(left) } : []
      }),
    ]),
  )
})

/** The swap for what a line names of a group, in the words of the recipe; none where the dish would be another without the food. */
function fittedSwaps(
  reading: RecipeReading,
  hits: readonly TriggerHit[],
  find: (...of: Parameters<typeof findChefsSwap>) => Swap | undefined,
): (hit: TriggerHit) => Swap | undefined {
  const inItsWords = inWordsOf([...reading.lines, ...reading.steps].map(({ text }) => text))
  const fitSwaps = makeFitSwaps(reading)
  const byLine = Map.groupBy(hits, ({ line }) => line)
  const ofGroup = new Map(
    [...new Set(hits.map(({ group }) => group))].map((group) => [
      group,
      fitSwaps(
        reading.lines.map((line, at) => {
          const term = byLine.get(at)?.find((hit) => hit.group === group)?.term
          const rules = reading.corrections?.swaps ?? []
          const swap = term === undefined ? undefined : find(group, term, line, rules)
          const isRaw = byLine.get(at)?.some((hit) => hit.group === 'raw-veg') ?? false
          return swap && term !== undefined ? { swap, group, term, isRaw } : undefined
        }),
      ),
    ]),
  )
  return ({ group, line }) => {
    const swap = ofGroup.get(group)?.[line]
    return swap && inItsWords(swap)
  }
}

function offersOf(
  { lines, servings, corrections }: RecipeReading,
  hits: readonly TriggerHit[],
  swapFor: (hit: TriggerHit) => Swap | undefined,
  figures: readonly Figure[][],
): Offer[] {
  const at = hits[0]?.line ?? 0
  const was = lines[at]?.text ?? ''
  const ofLine = figures[at] ?? []
  const amount = amountOf(was, ofLine)
  const found = new Map<string | null, Offer>()
  for (const hit of hits) {
    const { group } = hit
    const swap = swapFor(hit)
    if (!swap) continue
    const text = textOf(was, swap, { amount, corrections })
    if (text === undefined) continue
    // The same food in other words is offered once, as it is cooked for a spell of soft food.
    const food = 'use' in swap && text !== null ? (text.split(',')[0] ?? text) : text
    const same = found.get(food)
    if (same && (same.swap.text === text || !FIRM_GROUPS.includes(group))) same.swap.groups.push(group)
    else
      found.set(food, {
        swap: {
          groups: [...(same?.swap.groups ?? []), group],
          text,
          figures: figuresOfSwapped(text, was, ofLine, corrections),
          ...(swap.isAlike && { isAlike: true as const }),
          note: swap.note,
          why: facts.groups[group].why,
          changes: changesOf(was, swap, servings, corrections),
        },
        line: lineOf(was, swap, corrections),
        isLess: isLessOf(swap, was),
        ...(swap.isChefs && { isChefs: swap.isChefs }),
      })
  }
  return [...found.values()]
}

/** The line that the chef wrote in the place of another. */
function chefsOffer(
  { lines, servings, corrections }: RecipeReading,
  hits: readonly TriggerHit[],
  text: string,
  figures: readonly Figure[][],
): Offer {
  const [groups, at] = [[...new Set(hits.map(({ group }) => group))], hits[0]?.line ?? 0]
  const line = lines[at]
  const was = line?.text ?? ''
  const swap = {
    ...{ groups, text, note: line ? noteOfChefs(text, line) : '', why: '' },
    figures: figuresOfSwapped(text, was, figures[at] ?? [], corrections),
    changes: changesOfLine(was, text, servings, corrections),
  }
  return { swap, line: text, isLess: false, isChefs: true }
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
  reading: RecipeReading,
  offers: ReadonlyMap<number, readonly Offer[]>,
  nth: number,
): Map<number, TriggerHit[]> {
  if (![...offers.values()].some((ofLine) => ofLine[nth])) return new Map()
  const list = listOf(reading).map((ingredient, at) => {
    const offer = offers.get(at)?.[nth]
    return offer ? { ...ingredient, ingredient_text: offer.line ?? '' } : ingredient
  })
  return Map.groupBy(readTriggers(withLines(reading, list)) ?? [], ({ line }) => line)
}

/** The lines as they are stored. */
const listOf = ({ lines }: RecipeReading) =>
  lines.map(({ text, section = null }) => ({ ingredient_text: text, section }))

/** The amount that a line begins with. */
function amountOf(was: string, figures: readonly Figure[]): string | undefined {
  const [first] = rewrite(was, figures, { ratio: 1 })
  return first?.figure !== undefined && figures[first.figure]?.kind === 'amount' ? first.text : undefined
}

/** What is cooked in the place of a line: null where it is left out, undefined where that says nothing. */
function textOf(was: string, swap: Swap, options: Parameters<typeof swapLine>[2]): string | null | undefined {
  const swapped = swapLine(was, swap, options)
  if (swapped.kind !== 'changed') return swapped.kind === 'left out' ? null : undefined
  if ('add' in swap || !swapped.text.endsWith(was)) return swapped.text
  // Less of the same, of an amount that nobody knows.
  return 'use' in swap && swap.share === 1 ? swap.use : undefined
}
