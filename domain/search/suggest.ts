import { asksForMore } from './body-needs.ts'
import { isEmptyWord, saysSomething } from './empty-words.ts'
import { foldForSearch } from 'recipe-basics/text/fold'
import { isLeavingOut, leavesOut } from './left-out-words.ts'
import { nearestWords, wordsOf } from './spelling.ts'

/** Words of a search that are looked at, and words of the content that are tried for each. */
const MAX_WORDS = 4
const MAX_TRIED = 4
/** Searches that are proposed. */
const MAX_SUGGESTED = 3
/** What numbers say, which no text is looked through for. */
const OF_NUMBERS = /^(?:min|minute|hour|hr)s?$/
/** Letters of each part of a word that may be two, and of such a word. */
const SHORTEST_PART = 3
const LONGEST_PARTED = 16

/**
 * What is known about the content: the words it has among those given or near to them, how often one is found, and
 * whether one is a word that must not be taken for another. `otherNames` are what else people call what is typed, and `isFood`
 * says what a dish may be made of.
 */
export type Content = {
  isKnown(word: string): Promise<boolean> | boolean
  listNear(words: string[]): Promise<string[]> | string[]
  count(search: string): Promise<number> | number
  otherNames?(typed: string): string[]
  isFood?(word: string): boolean
}

/**
 * Searches that may have been meant by one that found nothing, the likeliest first; each finds something. What is typed by
 * another name ("zucchini" is "courgette"); then its words as they stand, each mended where that helps, or one of them left
 * out, or else its words one by one. A word that is known is never mended: "flare" means no "flour".
 */
export async function suggestSearches(
  search: string,
  { isKnown, listNear, count, otherNames = () => [], isFood = () => false }: Content,
): Promise<string[]> {
  const typed = wordsOf(foldForSearch(search))
  const meant = typed.filter((word) => !isEmptyWord(word) && !OF_NUMBERS.test(word))
  const words = (meant.length > 0 ? meant : typed).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const isLeft = isLeavingOut(search) || asksForMore(search)
  const called = words.length > 1 && !isLeft ? await listFound(otherNames(search)) : []
  if (called.length > 0) return called.slice(0, 1)
  const near = await listNear(words)
  const choices = await Promise.all(words.map(choose))
  const [only] = choices
  if (choices.length === 1 && only && !isLeft)
    return only.filter((word) => word !== words[0]).slice(0, MAX_SUGGESTED)
  const best = choices.map(([best], place) => best ?? words[place])
  // A search that leaves something out keeps the short words that say so.
  const mended = isLeft ? inPlace(foldForSearch(search), words, best) : best.join(' ')
  if (mended !== foldForSearch(search) && (await count(mended)) > 0) return [mended]
  // By its words alone, a search would find what it leaves out.
  if (isLeft) return []
  const said = words.flatMap((word, place) =>
    saysSomething(word) ? [{ near: choices[place] ?? [], isFood: isFood(word) }] : [],
  )
  // Of "how long to cook lamb" the lamb stays.
  const canGo = said.some(({ isFood }) => !isFood) ? said.filter(({ isFood }) => !isFood) : said
  const most = said.length > 2 ? await listFound(canGo.map((gone) => allBut(said, gone))) : []
  if (most.length > 0) return most.slice(0, MAX_SUGGESTED)
  const bestOf = (some: typeof said) => listFound(some.flatMap(({ near }) => near.slice(0, 1)))
  const foods = await bestOf(said.filter(({ isFood }) => isFood))
  return (foods.length > 0 ? foods : await bestOf(said)).slice(0, MAX_SUGGESTED)

  /** A word that is found, by this or another name, or is known; or else those near to it that are found, the likeliest first. */
  async function choose(word: string): Promise<string[]> {
    if (leavesOut(word) || (await count(word)) > 0) return [word]
    const others = isLeft ? [] : await listFound(otherNames(word))
    if (others.length > 0) return others
    if (await isKnown(word)) return [word]
    return [
      ...(await listParted(word)),
      ...(await listFound(nearestWords(word, near).filter(saysSomething).slice(0, MAX_TRIED))),
    ]
  }

  /** A word as the two that it may be: "seabass". */
  async function listParted(word: string): Promise<string[]> {
    const pairs = partsOf(word)
    if (pairs.length === 0) return []
    const written = new Set(await listNear(pairs.flat()))
    return listFound(
      pairs.filter((parts) => parts.every((part) => written.has(part))).map((parts) => parts.join(' ')),
    )
  }

  async function listFound(words: string[]): Promise<string[]> {
    const found = await Promise.all(
      [...new Set(words.filter(Boolean))].map(async (word) => ({ word, times: await count(word) })),
    )
    return found.filter(({ times }) => times > 0).map(({ word }) => word)
  }
}

/** A folded text with some of its words in the place of others. */
function inPlace(folded: string, words: readonly string[], others: readonly (string | undefined)[]): string {
  const mended = new Map(words.map((word, place) => [word, others[place] ?? word]))
  return folded
    .split(' ')
    .map((word) => mended.get(word) ?? word)
    .join(' ')
}

type Said = { near: readonly string[]; isFood: boolean }

/** The likeliest words without one of them; empty where another has none. */
function allBut(said: readonly Said[], gone: Said): string {
  const kept = said.filter((one) => one !== gone).map(({ near }) => near[0])
  return kept.every((word) => word !== undefined) ? kept.join(' ') : ''
}

function partsOf(word: string): [string, string][] {
  const letters = [...word]
  if (letters.length > LONGEST_PARTED) return []
  const places = Array.from({ length: Math.max(0, letters.length - 2 * SHORTEST_PART + 1) })
  return places.map((_, place): [string, string] => [
    letters.slice(0, place + SHORTEST_PART).join(''),
    letters.slice(place + SHORTEST_PART).join(''),
  ])
}
