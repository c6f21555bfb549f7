import { findFoods, foodNames } from '../food/find-foods.ts'
import type { Word } from '../food/word.ts'
import { findTerms } from '../food/term-index.ts'
import type { Token } from './line-tokens.ts'
import { findPhrase, type PhraseIndex } from './phrase-index.ts'
import type { Reading } from './read-quantity.ts'

/** A food of the table in a line: tokens `start` (included) to `end` (excluded), and its English name. */
export type KnownFood = { start: number; end: number; name: string }

/** The foods of a line that the table knows, and the tokens that nothing explains. */
export type KnownFoods = { foods: KnownFood[]; unknown: number[] }

/** Marks that end a word of the table of foods, as `toWords` knows them. */
const BREAKS = /[,;:()[\]{}|/.!?*•]/

/** Finds the foods of an English line. The table judges the words that are left over, as it does for the labels. */
export function findEnglishFoods(tokens: readonly Token[]): KnownFoods {
  const { words, places } = toFoodWords(tokens)
  const { foods, unknownAt } = findFoods(words)
  const place = (at: number) => places[at] ?? tokens.length
  return {
    foods: foods.map(({ start, end, term }) => ({
      start: place(start),
      end: place(end - 1) + 1,
      name: term,
    })),
    unknown: unknownAt.map(place),
  }
}

/** Finds the foods of a line in another language. Every word that means nothing there is left over. */
export function findForeignFoods({
  tokens,
  words: { numbers, units, foods: names, roles },
}: Reading): KnownFoods {
  const foods: KnownFood[] = []
  const unknown: number[] = []
  const others: readonly PhraseIndex<unknown>[] = [numbers, units, ...roles.values()]
  for (let at = 0; at < tokens.length;) {
    const food = findPhrase(names, tokens, at)
    const end = food?.end ?? Math.max(...others.map((index) => findPhrase(index, tokens, at)?.end ?? 0))
    if (food) foods.push({ start: at, end: food.end, name: food.value })
    else if (end === 0 && tokens[at]?.kind === 'word') unknown.push(at)
    at = Math.max(at + 1, end)
  }
  return { foods, unknown }
}

/** Whether words are a food of the table, in English. */
export function isKnownFood(texts: readonly string[]): boolean {
  const words = texts.map((text) => ({ text, breaks: '' }))
  return findTerms(words, foodNames()).some(({ start, end }) => start === 0 && end === texts.length)
}

/** The words of a line as the table of foods spells them, each with its token. */
function toFoodWords(tokens: readonly Token[]): { words: Word[]; places: number[] } {
  const words: Word[] = []
  const places: number[] = []
  let breaks = ''
  tokens.forEach((token, at) => {
    const { kind, text, isApart } = token
    if (kind === 'mark' && text !== '+') {
      const isDash = text === '-' && isApart && tokens[at + 1]?.isApart && tokens[at + 1]?.kind !== 'number'
      breaks += isDash ? ',' : BREAKS.test(text) ? text : ''
      if (text === '%' && words.length > 0 && tokens[at - 1]?.kind === 'number') {
        const last = words.pop()
        if (last) words.push({ ...last, text: `${last.text}%` })
      }
      return
    }
    words.push({ text: text === '+' ? 'plus' : text.replace(/^\./, '0.'), breaks })
    places.push(at)
    breaks = ''
  })
  return { words, places }
}
