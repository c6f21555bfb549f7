import { formatCount } from 'recipe-basics/text/format-number'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { Found } from './load-found.ts'

/** How many things a search finds. */
export const countFound = ({ guide, recipes, within, equipment, posts }: Found): number =>
  guide.count + recipes.count + within.count + equipment.count + posts.count

/** How much was found and where, in a sentence or two. `search` is what was typed; something else may have been meant. */
export function sumUp(search: string, found: Found): string {
  const { guide, recipes, within, equipment, posts } = found
  if (countFound(found) === 0)
    return `No recipe, tool or post is called “${search}”. This may be what you look for:`
  const all = recipes.count + within.count
  const word = `“${found.search}”`
  const hold = all === 1 ? 'holds' : 'hold'
  const how =
    within.count === 0
      ? 'in name or description'
      : recipes.count === 0
        ? within.where
        : `${recipes.count} in name or description, the ${within.count === 1 ? 'other' : 'others'} ${within.where}`
  const dishes =
    all > 0 && `${within.isMore ? 'More than ' : ''}${formatCount(all, 'recipe')} ${hold} ${word}, ${how}.`
  const things = [
    guide.count > 0 && formatCount(guide.count, 'page of the guide', 'pages of the guide'),
    equipment.count > 0 && formatCount(equipment.count, 'kitchen tool'),
    posts.count > 0 && formatCount(posts.count, 'post'),
  ].filter((words) => words !== false)
  const others =
    things.length > 0 &&
    `${listInWords(things)} ${speak(guide.count + equipment.count + posts.count)} of ${all > 0 ? 'it' : word}.`
  const meant = search !== found.search && `Nothing holds “${search}”. Here is ${word}.`
  const isWithin =
    recipes.count > 0 && recipes.isWithin && `No word begins with ${word}: it stands within other words.`
  return [meant, isWithin, dishes, others].filter(Boolean).join(' ')
}

const speak = (count: number) => (count === 1 ? 'speaks' : 'speak')
