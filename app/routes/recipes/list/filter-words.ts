import { type Chosen, listChosen } from '#domain/recipe/chosen.ts'
import { NO_FILTER, type RecipeFilter } from '#domain/recipe/filter.ts'
import { nameOfBound, RANGE_NAMES } from '#domain/recipe/ranges.ts'
import type { Looser } from '#server/data/recipes/sets/tally.ts'

/** What is chosen of a part of the filter, in a few words; undefined where nothing is. */
export function sayChosen(filter: RecipeFilter, ...parts: Chosen['part'][]): string | undefined {
  const names = listChosen(filter).flatMap(({ part, name }) => (parts.includes(part) ? name : []))
  if (names.length === 0) return undefined
  return names.length > 2 ? `${names.length} chosen` : names.join(', ')
}

/** A step by which a filter becomes looser: in words, and what it changes. */
export function sayLooser(filter: RecipeFilter, { part, value, to, alone }: Looser) {
  if (alone) return { words: `only ${sayAlone(filter, part, value)}`, change: keepAlone(filter, part, value) }
  const range = RANGE_NAMES.find((name) => name === part)
  if (range && to !== undefined)
    return { words: `${nameOfBound(range, to)}, not ${nameOfBound(range, value)}`, change: { [range]: to } }
  if (part === 'search') return { words: `without searching for “${value}”`, change: { search: '' } }
  if (part === 'cuisine') return { words: `any cuisine, not only ${value}`, change: { cuisines: [] } }
  const chosen = listChosen(filter).find((one) => one.part === part && one.value === value)
  const words =
    part === 'category' || part === 'difficulty'
      ? `any ${part}, not only ${value}`
      : `without “${chosen?.name ?? value}”`
  return { words, change: chosen?.rest ?? {} }
}

function sayAlone(filter: RecipeFilter, part: string, value: string): string {
  if (part === 'search') return `the words “${value}”`
  if (part === 'cuisine') return value
  return listChosen(filter).find((one) => one.part === part && one.value === value)?.name ?? value
}

/** The filter without all that was chosen of its other parts. */
function keepAlone(filter: RecipeFilter, part: string, value: string): Partial<RecipeFilter> {
  const { sort, search, cuisines } = filter
  if (part === 'search') return { ...NO_FILTER, sort, search }
  if (part === 'cuisine') return { ...NO_FILTER, sort, cuisines }
  return listChosen(filter).reduce(
    (kept, one) => (one.part === part && one.value === value ? kept : { ...kept, ...dropped(kept, one) }),
    { ...filter, search: '' },
  )
}

/** Each value is taken from what the steps before have left. */
const dropped = (filter: RecipeFilter, { part, value }: Chosen) =>
  listChosen(filter).find((one) => one.part === part && one.value === value)?.rest ?? {}
