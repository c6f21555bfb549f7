import { NAMED_FOODS } from '../food/food-table.ts'
import kitchenWords from '../food/kitchen-words.json' with { type: 'json' }
import type { Language } from 'recipe-basics/recipe/language'
import { LANGUAGES, listFoodNames, listPhrases, listUnitNames } from './lexicon.ts'
import type { Token } from './line-tokens.ts'
import { toPhraseWords } from './phrase-index.ts'

/** Signs of units, which say nothing of a language. */
const INTERNATIONAL = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'cm', 'mm', 'x', 'c'])

/** Which languages know a word: one bit each. */
let languagesOf: Map<string, number> | undefined

/** A language, and how many words of a line it knows. */
type RankedLanguage = { language: Language; words: number }

/** The languages that know most words of a text; none when no word is known. English is first of equals. */
export function guessLanguages(tokens: readonly Token[]): Language[] {
  const ranked = rankLanguages(tokens)
  return ranked.filter(({ words }) => words === ranked[0]?.words).map(({ language }) => language)
}

/**
 * The languages that know words of a line, the best first, and English first of equals. "Salt" counts for every language
 * that writes it so.
 */
export function rankLanguages(tokens: readonly Token[]): RankedLanguage[] {
  const counts = LANGUAGES.map(() => 0)
  for (const { kind, text } of tokens) {
    // The lowest bit that is left, until none is.
    for (let bits = kind === 'word' ? languagesKnowing(text) : 0; bits !== 0; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits)
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return LANGUAGES.map((language, at) => ({ language, words: counts[at] ?? 0 }))
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words)
}

/** Which languages know a word as a line has it: one bit each, in the order of LANGUAGES. */
export function languagesKnowing(word: string): number {
  languagesOf ??= indexLanguages()
  return languagesOf.get(word) ?? 0
}

function indexLanguages(): Map<string, number> {
  const index = new Map<string, number>()
  LANGUAGES.forEach((language, at) => {
    for (const phrase of wordsOf(language)) {
      for (const text of toPhraseWords(phrase)) {
        if (!INTERNATIONAL.has(text)) index.set(text, (index.get(text) ?? 0) | (1 << at))
      }
    }
  })
  return index
}

/** English tables of foods hold short words of other languages: "dulce de leche", "fior di latte". */
const LEAST_LETTERS = 3

function wordsOf(language: Language): string[] {
  const names = [...listUnitNames(language), ...listFoodNames(language)].map(([name]) => name)
  const own = [...listPhrases(language), ...names]
  if (language !== 'en') return own
  const english = [...NAMED_FOODS.keys(), ...Object.values(kitchenWords).flat()]
  return [
    ...own,
    ...english.flatMap((name) =>
      name
        .split(' ')
        .filter((word) => word.length >= LEAST_LETTERS)
        .flatMap((word) => [word, `${word}s`]),
    ),
  ]
}
