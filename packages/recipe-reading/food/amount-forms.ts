import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import type { UnitId } from '../ingredient/units.ts'
import { isDrained } from './drained.ts'

/** What forms.json calls food that is counted: "2 paprika" are no powder. */
export const COUNTED = 'counted'

/** Languages whose yeast is fresh unless it comes in a sachet. */
const NORTH: ReadonlySet<Language | undefined> = new Set<Language | undefined>(['da', 'sv', 'no'])

/**
 * The forms of a food that its amounts say, as words with a space behind each: a can is canned, a cube of stock is pressed,
 * and a line that says how its can is drained means what is left of it.
 */
export function formsOfAmounts({ amounts, language }: IngredientLine, words: string): string {
  const has = (unit: UnitId) => amounts.some((amount) => amount.unit === unit)
  const isCounted = amounts.length > 0 && amounts.every(({ unit }) => unit === undefined || unit === 'piece')
  return [
    has('can') ? 'canned ' : '',
    has('cube') ? 'as cube ' : '',
    has('packet') && NORTH.has(language) ? 'in a sachet ' : '',
    isCounted ? `${COUNTED} ` : '',
    isDrained(words, has('can') || has('jar')) ? 'drained ' : '',
  ].join('')
}
