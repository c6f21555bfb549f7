import { foldForSearch } from './fold.ts'
import { nearestWords, wordsOf } from './spelling.ts'

/** Words of a search that are looked at, and words of the content that are tried for each. */
const MAX_WORDS = 4
const MAX_TRIED = 4
/** Searches that are proposed. */
const MAX_SUGGESTED = 3

/**
 * What is known about the content: the words it has among those given or near to them, how often one is found, and
 * whether one is a word that must not be taken for another.
 */
export type Content = {
  isKnown(word: string): Promise<boolean> | boolean
  listNear(words: string[]): Promise<string[]> | string[]
  count(search: string): Promise<number> | number
}

/**
 * Searches that may have been meant by one that found nothing, the likeliest first; each finds something. The words of
 * the search as they stand, each mended where that helps, or else its words one by one. A word that is known is never
 * mended: "flare" means no "flour".
 */
export async function suggestSearches(
  search: string,
  { isKnown, listNear, count }: Content,
): Promise<string[]> {
  const words = wordsOf(foldForSearch(search)).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const near = await listNear(words)
  const choices = await Promise.all(words.map(choose))
  const [only] = choices
  if (choices.length === 1 && only) return only.filter((word) => word !== words[0]).slice(0, MAX_SUGGESTED)
  const best = choices.map(([best], place) => best ?? words[place])
  const mended = best.join(' ')
  if (mended !== foldForSearch(search) && (await count(mended)) > 0) return [mended]
  return (await listFound(choices.flatMap((near) => near.slice(0, 1)))).slice(0, MAX_SUGGESTED)

  /** A word that is known, or those near to it that are found, the likeliest first. */
  async function choose(word: string): Promise<string[]> {
    if (await isKnown(word)) return [word]
    return listFound(nearestWords(word, near).slice(0, MAX_TRIED))
  }

  async function listFound(words: string[]): Promise<string[]> {
    const found = await Promise.all(
      [...new Set(words)].map(async (word) => ({ word, times: await count(word) })),
    )
    return found.filter(({ times }) => times > 0).map(({ word }) => word)
  }
}
