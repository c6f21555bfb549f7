import type { Word } from 'recipe-reading/food/word'
import { findTerms, indexTerms, isNegated, type Span, type TermIndex } from 'recipe-reading/food/term-index'
import phrases from './free-from.json' with { type: 'json' }
import type { TriggerGroup } from './trigger-groups.ts'

const PHRASES: Partial<Record<TriggerGroup, readonly string[]>> = phrases

/** Words that make a line a choice, or more than one food: what it says then is not said of all of it. */
const OPENS = /^(?:or|and|plus|if|either|optional|optionally|preferably|ideally|regular|not|with|both)$/
/** What may stand between a comma or a bracket and the words: "(such as Lactaid)". */
const LEADS = /^(?:such|as|like|eg|ie|certified|labelled|labeled|100%)$/
/** Phrases that speak of what stands before them: "milk without lactose". */
const LOOKS_BACK = /^(?:without|no|sans|senza|sin) /

const indexes = new Map<TriggerGroup, TermIndex>()

/**
 * The words of a line of which it says as a whole that they are free of what a group is about: "whole-milk yoghurt, lactose-free". What stands
 * before a comma or a bracket counts where nothing but the phrase comes after it. Nothing is taken from a line with a choice.
 * This is for the groups of the gut alone: for allergens, lactose-free milk is milk.
 */
export function findFreeFrom(group: TriggerGroup, words: readonly Word[]): Uint8Array {
  const free = new Uint8Array(words.length)
  const said = findTerms(words, indexOf(group))
    .filter((span) => !isNegated(words, span) && !isPartOfNumber(words, span))
    // Of "onion and garlic free" and the like, the longest counts: what is inside it says nothing else.
    .filter((span, at, all) => !all.slice(0, at).some((longer) => isWithin(span, longer)))
  const isOpen = words.some(
    ({ text, breaks }, at) =>
      ((OPENS.test(text) && !isHalf(words, at) && !isMore(words, at)) || breaks.includes('/')) &&
      !said.some((span) => at >= span.start && at < span.end),
  )
  if (isOpen) return free
  for (const span of said) {
    const start = startOf(words, span.start)
    const end = endOf(words, span.end)
    free.fill(1, span.start, end)
    const isAlone =
      end === span.end && words.slice(start, span.start).every(({ text }) => LEADS.test(text)) && start > 0
    if (LOOKS_BACK.test(span.term)) free.fill(1, start, span.start)
    if (isAlone) free.fill(1, startOfFood(words, start - 1), start)
  }
  return free
}

/** "Half and half" is one food. */
const isHalf = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === 'half' && words[at + 1]?.text === 'half'

/** "Plus extra to serve" is more of the same. */
const isMore = (words: readonly Word[], at: number) =>
  /^(?:and|plus)$/.test(words[at]?.text ?? '') && /^(?:extra|more)$/.test(words[at + 1]?.text ?? '')

/** Whether a line that names no second food and no choice says it. */
export const isFreeAsAWhole = (group: TriggerGroup, words: readonly Word[]): boolean =>
  findFreeFrom(group, words).includes(1)

/** "Free-range" and "free from hormones" say nothing of the food before. */
const OTHER_FREE = /^(?:range|run|roaming|flow|flowing|from|of)$/

/** Whether the very word is denied: "corn-free baking powder". */
export function isDenied(words: readonly Word[], { end }: Span): boolean {
  const next = words[end]
  return next?.text === 'free' && !next.breaks && !OTHER_FREE.test(words[end + 1]?.text ?? '')
}

/** So little fat makes no portion fatty. */
const LEAN_PERCENT = 7

/** "5% fat", "95% lean". */
export const isLean = (words: readonly Word[]): boolean =>
  words.some(({ text, breaks }, at) => {
    const what = words[at + 1]?.text
    if (!/^\d+%$/.test(text) || breaks.includes('.')) return false
    return what === 'fat'
      ? Number.parseInt(text) <= LEAN_PERCENT
      : what === 'lean' && 100 - Number.parseInt(text) <= LEAN_PERCENT
  })

/** "5.0%" is not "0%". */
const isPartOfNumber = (words: readonly Word[], { start, term }: Span): boolean =>
  term.startsWith('0%') &&
  /^[.,]$/.test(words[start]?.breaks ?? '') &&
  /^[1-9]\d*$/.test(words[start - 1]?.text ?? '')

function indexOf(group: TriggerGroup): TermIndex {
  let index = indexes.get(group)
  if (!index) indexes.set(group, (index = indexTerms([], PHRASES[group] ?? [])))
  return index
}

const isWithin = (span: Span, other: Span) => span.start >= other.start && span.end <= other.end

/** The same, of the food before a remark in brackets: "yoghurt (5% fat), lactose-free". */
function startOfFood(words: readonly Word[], at: number): number {
  const start = startOf(words, at)
  return start > 0 && /[([]/.test(words[start]?.breaks ?? '') ? startOfFood(words, start - 1) : start
}

/** Where the words around a place begin, and where they end, between two breaks. */
function startOf(words: readonly Word[], at: number): number {
  let start = at
  while (start > 0 && !words[start]?.breaks) start--
  return start
}
function endOf(words: readonly Word[], at: number): number {
  let end = at
  while (end < words.length && !words[end]?.breaks) end++
  return end
}

const SUGAR_FREE = indexTerms(['sugar free', 'sugarfree', 'no added sugar', 'no sugar added'])
/** Sweet things that keep their body without sugar by sugar alcohols. Drops, syrups and jellies may do without. */
const MADE_WITH_POLYOLS = indexTerms([
  'biscuit',
  'candy',
  'caramel',
  'chocolate',
  'chocolate chip',
  'cookie',
  'fudge',
  'gum',
  'gummy',
  'gummy bear',
  'ice cream',
  'jam',
  'lollipop',
  'lozenge',
  'maple syrup',
  'marshmallow',
  'mint',
  'pastille',
  'preserves',
  'sweets',
  'toffee',
  'wafer',
])
/** Herbs and thickeners that share a name with sweets, and drinks and sauces that taste of them. */
const NO_SWEETS = /^(?:fresh|leaf|leaves|sprig|sprigs|xanthan|guar)$/
const POURED = /^(?:sauce|drink|milk)$/

/** The words that say of a sweet thing that it is made without sugar, and so most likely with polyols. */
export function findSweetened(words: readonly Word[]): string | undefined {
  const said = findTerms(words, SUGAR_FREE).find((span) => !isNegated(words, span))
  if (!said || words.some(({ text }) => NO_SWEETS.test(text))) return undefined
  const isSweet = findTerms(words, MADE_WITH_POLYOLS).some(
    ({ end }) => !words.slice(end, endOf(words, end)).some(({ text }) => POURED.test(text)),
  )
  return isSweet ? said.term : undefined
}
