import { formatCount } from '#domain/format-number.ts'
import type { Found } from './load-found.ts'

/** How many things a search finds. */
export const countFound = ({ recipes, within, equipment, posts }: Found): number =>
  recipes.count + within.count + equipment.count + posts.count

/** How much was found and where, in a sentence or two. `search` is what was typed; something else may have been meant. */
export function sumUp(search: string, found: Found): string {
  const { recipes, within, equipment, posts } = found
  const all = recipes.count + within.count
  const word = `“${found.search}”`
  const hold = all === 1 ? 'holds' : 'hold'
  const how =
    within.count === 0
      ? 'in name or description'
      : recipes.count === 0
        ? 'among the ingredients'
        : `${recipes.count} in name or description, the others among the ingredients`
  const dishes =
    all > 0 && `${within.isMore ? 'More than ' : ''}${formatCount(all, 'recipe')} ${hold} ${word}, ${how}.`
  const things = [
    equipment.count > 0 && formatCount(equipment.count, 'kitchen tool'),
    posts.count > 0 && formatCount(posts.count, 'post'),
  ].filter((words) => words !== false)
  const others =
    things.length > 0 &&
    `${things.join(' and ')} ${speak(equipment.count + posts.count)} of ${all > 0 ? 'it' : word}.`
  const meant = search !== found.search && `Nothing holds “${search}”. Here is ${word}.`
  return [meant, dishes, others].filter(Boolean).join(' ')
}

const speak = (count: number) => (count === 1 ? 'speaks' : 'speak')
