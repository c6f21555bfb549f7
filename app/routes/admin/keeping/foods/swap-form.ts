import { readLine } from 'recipe-reading/reading/read-line'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { foodOfTerm, listUses, namesFood, sayBrought } from 'food-verdicts/gut/swaps/find-swap'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { readTriggers } from 'food-verdicts/gut/triggers/read-triggers'
import { oneLineOf } from 'food-verdicts/gut/versions/stored-versions'
import type { SwapRule } from 'recipe-reading/food/corrections'

type Typed = { is: string; food: string; use: string }
type Read = { value?: SwapRule; errors: Partial<Record<'food' | 'use', string>> }

const LONGEST_USE = 100

/** What somebody typed about the swaps of a food, as it may be stored; or what is wrong with it. */
export function readSwapRule(typed: Typed, known: readonly SwapRule[]): Read {
  const is = typed.is === 'never' ? 'never' : 'offer'
  const use = oneLineOf(typed.use)
  const food = foodOfTerm(typed.food)
  if (food === undefined)
    return { errors: { food: `No table holds “${typed.food.trim()}”. Choose a name from the list.` } }
  if (groupsOf(food).length === 0)
    return { errors: { food: `Software offers swaps for foods that some guts mind. “${food}” is none.` } }
  if (use.length > LONGEST_USE || /\d/.test(use))
    return { errors: { use: `Please enter a food without an amount, in at most ${LONGEST_USE} letters.` } }
  if (use === '' && is === 'offer') return { errors: { use: 'Please enter what to offer.' } }
  const same = known.find(
    (rule) => rule.is === is && rule.food === food && (is === 'offer' || rule.use === use),
  )
  if (same) return { errors: { food: `You said already: ${saySwapRule(same)}. Remove that below first.` } }
  return { value: { is, food, use }, errors: {} }
}

/** What the chef said of swaps, in a sentence without its end. */
export const saySwapRule = ({ is, food, use }: SwapRule): string =>
  is === 'offer' ? `for ${food}, offer ${use}` : `for ${food}, never offer ${use || 'any swap'}`

/** What is to be known of a swap before it is offered, in sentences. */
export function warnOfSwap({ is, food, use }: SwapRule): string[] {
  if (is === 'never') {
    const uses = listUses(food)
    return uses.some((one) => namesFood(one, use))
      ? []
      : [`Software offers no such swap. For ${food} it offers ${listInWords(uses) || 'no other food'}.`]
  }
  const { unknown } = readLine(use)
  const left = groupsOf(use)
  const brought = sayBrought(use, readLine(food))
  return [
    ...(groupsOf(food).every((group) => left.includes(group))
      ? ['It is offered nowhere, because it belongs to all of the same groups.']
      : []),
    ...(unknown.length > 0 ? [`The site does not know “${unknown.join(' ')}”.`] : []),
    ...(brought.length > 0 ? [...brought, 'It is not offered where the line is free of that.'] : []),
  ]
}

/** The groups that a food is of, where a line means it. */
const groupsOf = (food: string) =>
  (
    readTriggers(
      readRecipe({ ingredients: [{ ingredient_text: `500 g ${food}`, section: null }], servings: 1 }),
    ) ?? []
  ).flatMap(({ group, term }) => (foodOfTerm(term) ? group : []))
