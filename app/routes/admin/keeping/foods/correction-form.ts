import {
  FOOD_OF_ITS_OWN,
  type FoodCorrection,
  mayBeCorrected,
  nameMeaning,
  toCorrectedWords,
} from 'recipe-reading/food/corrections'
import { isKitchenWord } from 'recipe-reading/food/find-foods'
import { findFoodName } from 'recipe-reading/food/food-names'
import { NAMED_FOODS } from 'recipe-reading/food/food-table'

type Typed = { words: string; means: string }
type Read = { value?: { words: string; means: string }; errors: Partial<Record<keyof Typed, string>> }

/** What somebody typed about words, as it may be stored; or what is wrong with it. Without a food, it is one of its own. */
export function readCorrection(typed: Typed, known: readonly FoodCorrection[]): Read {
  const words = toCorrectedWords(typed.words)
  const said = known.find((correction) => correction.words === words)
  if (!mayBeCorrected(words))
    return { errors: { words: 'Please enter up to six words of an ingredient line.' } }
  if (words.split(' ').every(isKitchenWord))
    return { errors: { words: `“${words}” says what a cook does, or how much. It names no food.` } }
  if (said)
    return { errors: { words: `“${words}” is ${nameMeaning(said.means)} already. Remove that below first.` } }
  const means = typed.means.trim() === '' ? FOOD_OF_ITS_OWN : findFoodName(typed.means)
  if (means === undefined)
    return {
      errors: {
        means: `No table holds “${typed.means.trim()}”. Choose a name from the list, or leave it empty.`,
      },
    }
  if (means === words) return { errors: { means: 'That is what the word means already.' } }
  return { value: { words, means }, errors: {} }
}

let choices: string[] | undefined

/** The names that a field proposes. */
export const listFoodChoices = (): string[] =>
  (choices ??= [...NAMED_FOODS]
    .filter(([name, { kind, isDiscarded }]) => name !== FOOD_OF_ITS_OWN && kind !== 'packet' && !isDiscarded)
    .map(([name]) => name)
    .sort())
