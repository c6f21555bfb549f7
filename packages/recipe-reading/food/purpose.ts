import { findFoods } from './find-foods.ts'
import type { Word } from './word.ts'

/**
 * What a food is for, and is made in the same kitchen. What is bought as often is none: "parmesan, for the pasta" may be all that
 * names the pasta.
 */
const MADE = new Set(
  'batter bechamel brittle buttercream caramel curd custard dressing filling frosting ganache glaze icing marinade meringue meringues omelette praline roux salad sauce souffle syrup topping white'.split(
    ' ',
  ),
)
const MOST_WORDS = 3

/**
 * A line without what its food is for: "150 ml water, for the custard" holds no custard. Only where a food stands before it, and nothing
 * but the name of such a dish behind it.
 */
export function dropPurpose(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, place) => text === 'for' && theAfter(words, place) > 0)
  if (at < 1) return words
  const from = theAfter(words, at) + 1
  const next = words.findIndex(({ breaks }, place) => place >= from && breaks !== '')
  const end = next < 0 ? words.length : next
  const named = words.slice(from, end)
  // "For the pasta water": it is poured away, whatever was boiled in it.
  const isPoured = named.at(-1)?.text === 'water'
  const isMade = isPoured || isMore(words, at) || named.every(({ text }) => MADE.has(text))
  const isPurpose = named.length > 0 && named.length <= MOST_WORDS && isMade
  if (!isPurpose || findFoods(words.slice(0, at)).foods.length === 0) return words
  return [...words.slice(0, at), ...words.slice(end)]
}

/** Where “the” stands behind “for” and what is done: “for topping the biscuits”. */
function theAfter(words: readonly Word[], at: number): number {
  const next = at + (words[at + 1]?.text.endsWith('ing') && isMore(words, at) ? 2 : 1)
  return words[next]?.text === 'the' ? next : -1
}

/** “Plus more for the biscuits”: more of the same is no biscuit. */
const isMore = (words: readonly Word[], at: number) => /^(?:more|extra)$/.test(words[at - 1]?.text ?? '')
