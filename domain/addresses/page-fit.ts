import { foldForSearch } from 'recipe-basics/text/fold'
import { decodePathPart } from './public-path.ts'

/** What old addresses say beside the name of a page. */
const SAYS_NOTHING = new Set(
  'recipe recipes post posts blog page equipment review and the for with html htm index'.split(' '),
)
const MIN_LETTERS = 3
/** A page fits when its name has no more words than so many for each word of the address. */
const MOST_WORDS_FOR_ONE = 3

/** The words of an old address that may name its page: those of its last part, folded. */
export function wordsOfPath(path: string): string[] {
  const last = decodePathPart(path.split('/').findLast(Boolean) ?? '')
  return namingWords(last.replace(/\.[a-z]+$/i, ''))
}

/** The page whose name holds all these words and the fewest others; undefined where none fits well, or two fit equally. */
export function findFitting<Page extends { name: string }>(
  words: readonly string[],
  pages: readonly Page[],
): Page | undefined {
  const fitting = pages
    .map((page) => ({ page, named: namingWords(page.name) }))
    .filter(({ named }) => words.length > 0 && words.every((word) => named.includes(word)))
    .filter(({ named }) => named.length <= words.length * MOST_WORDS_FOR_ONE)
    .toSorted((one, other) => one.named.length - other.named.length)
  const [best, second] = fitting
  return best?.named.length === second?.named.length ? undefined : best?.page
}

const namingWords = (text: string) => [
  ...new Set(
    foldForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_LETTERS && /\p{L}/u.test(word) && !SAYS_NOTHING.has(word)),
  ),
]
