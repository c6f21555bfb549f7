import { formatNumber } from '../text/format-number.ts'
import { textsOfFields } from '../fields/texts-of-fields.ts'
import { RECIPE_FIELDS } from './fields.ts'

/** Characters of all texts of a recipe together. */
export const MOST_CHARACTERS = 60_000

/** Equipment is named by ids. */
const { equipment: _, ...WORDS } = RECIPE_FIELDS

/** How many characters the texts of a recipe have together: addresses do not count, and a heading does with each line below it. */
export const countCharacters = (fields: object): number =>
  textsOfFields(WORDS, fields).reduce((sum, { text }) => sum + text.length, 0)

/** What is wrong with a recipe that is too long, and the field that holds most of it; undefined where it is short enough. */
export function findTooLong(fields: object): { field: string; message: string } | undefined {
  const byField = new Map<string, number>()
  for (const { field, text } of textsOfFields(WORDS, fields))
    byField.set(field, (byField.get(field) ?? 0) + text.length)
  const all = [...byField.values()].reduce((sum, length) => sum + length, 0)
  if (all <= MOST_CHARACTERS) return undefined
  const [field = 'name'] = [...byField].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return { field, message: sayTooLong(all) }
}

/** The same in words, for whatever says it. */
export const sayTooLong = (characters: number): string =>
  `A recipe may hold ${formatNumber(MOST_CHARACTERS)} characters in all; this one has ${formatNumber(characters)}. Shorten its longest texts, or make it two recipes.`
