import { findFoods } from './find-foods.ts'
import type { Word } from './line-words.ts'

/** Parts of a dish, and dishes, that a food is for. What is mostly bought is none: "honey for the ice cream" may be all that names it. */
const MADE = new Set(
  'batter bechamel brittle broth buttercream cake cakes caramel cheesecake crepes crumble crust curd custard dough dressing dumplings filling fritters frosting ganache glaze gravy icing marinade mash meatballs meringue meringues omelette pancakes pasta paste pastry pie praline pudding roux salad sauce souffle soup sponge stew stock stuffing syrup tart topping water white'.split(
    ' ',
  ),
)
const MOST_WORDS = 3

/**
 * A line without what its food is for: "150 ml water, for the custard" holds no custard. Only where a food stands before it, and nothing
 * but the name of such a dish behind it.
 */
export function dropPurpose(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ text }, place) => text === 'for' && words[place + 1]?.text === 'the')
  if (at < 1) return words
  const from = at + 2
  const next = words.findIndex(({ breaks }, place) => place >= from && breaks !== '')
  const end = next < 0 ? words.length : next
  const named = words.slice(from, end)
  const isMade = named.length > 0 && named.length <= MOST_WORDS && named.every(({ text }) => MADE.has(text))
  if (!isMade || findFoods(words.slice(0, at)).foods.length === 0) return words
  return [...words.slice(0, at), ...words.slice(end)]
}
