import { singularOf } from 'recipe-basics/text/english-noun'
import { foldForSearch } from 'recipe-basics/text/fold'
import type { GuidePage } from './guide-page.ts'

type Found = Pick<GuidePage, 'group' | 'searches' | 'words'>

/**
 * The pages of the guide that words lead to, conditions before foods and the nearest first: those whose title or search is typed, whole, somewhere in
 * the words. With `isTyping`, the beginning of a title is enough, and of a search its first word.
 */
export function findGuide<Page extends Found>(
  pages: readonly Page[],
  search: string,
  { isTyping = false }: { isTyping?: boolean } = {},
): Page[] {
  const typed = toWords(search)
  if (typed.length === 0) return []
  return pages
    .map((page) => ({ page, words: nearness(page, typed, isTyping) }))
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => isFood(one.page) - isFood(other.page) || other.words - one.words)
    .map(({ page }) => page)
}

const isFood = ({ group }: Found) => Number(group === 'plate')

/** How many words of what was typed a page is called by. */
function nearness({ words: { title }, searches }: Found, typed: string[], isTyping: boolean): number {
  const called = toWords(title ?? '')
  if (isTyping && begins(called, typed)) return typed.length
  const names = [called, ...searches.map(toWords)].filter(
    (name) => isIn(name, typed) || (isTyping && typed.length > 1 && begins(name, typed)),
  )
  return Math.max(0, ...names.map(({ length }) => length))
}

/** The words of a text, in the singular; "A dietitian" is "dietitian". */
const toWords = (text: string) =>
  foldForSearch(text)
    .split(/[\s,.;:!?"“”()/-]+/)
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .map(singularOf)

const ARTICLES = new Set(['a', 'an', 'the', 'your', 'my'])

/** Whether the words of a name stand in what was typed, one after the other, or run together: "flareup". */
const isIn = (name: string[], typed: string[]) =>
  name.length > 0 &&
  (typed.includes(name.join('')) ||
    typed.some((_, start) => name.every((word, place) => typed[start + place] === word)))

/** Whether a name begins with what was typed; its last word may not be whole. */
const begins = (name: string[], typed: string[]) =>
  typed.length <= name.length &&
  typed.every((word, place) =>
    place === typed.length - 1 ? name[place]?.startsWith(word) : name[place] === word,
  )
