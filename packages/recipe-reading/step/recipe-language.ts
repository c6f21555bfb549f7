import { guessLanguages } from '../ingredient/guess-language.ts'
import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { LANGUAGES } from '../ingredient/lexicon.ts'
import type { Token } from '../ingredient/line-tokens.ts'
import { stepLexiconOf } from './step-words.ts'

/** Steps often hold no food at all, but a time: "10 minutter". */
const TIME_VOTE = 1 / 2

/**
 * The language of a recipe: of most of its lines and steps that show one. A line shows it by a food that is known, as "100 g"
 * is of every language. English where nothing shows any.
 */
export function guessRecipeLanguage(
  list: readonly IngredientLine[],
  steps: readonly (readonly Token[])[],
): Language {
  const votes = new Map<Language, number>()
  const vote = (languages: readonly Language[], weight: number) => {
    for (const language of languages)
      votes.set(language, (votes.get(language) ?? 0) + weight / languages.length)
  }
  for (const { food, language } of list) if (food?.known !== undefined && language) vote([language], 1)
  for (const tokens of steps) {
    vote(guessLanguages(tokens), 1)
    for (const { kind, text } of tokens) if (kind === 'word') vote(languagesOfTime(text), TIME_VOTE)
  }
  const [most] = [...votes].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 'en'
}

let timeWords: ReadonlyMap<string, Language[]> | undefined

/** The languages in which a word is a unit of time: none for other words. */
function languagesOfTime(word: string): readonly Language[] {
  timeWords ??= indexTimeWords()
  return timeWords.get(word) ?? []
}

function indexTimeWords() {
  const index = new Map<string, Language[]>()
  for (const language of LANGUAGES)
    for (const word of stepLexiconOf(language).steps.times.next.keys())
      index.set(word, [...(index.get(word) ?? []), language])
  return index
}
