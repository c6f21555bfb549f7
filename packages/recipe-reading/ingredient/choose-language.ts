import { rankLanguages } from './guess-language.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { findEnglishFoods, findForeignFoods, type KnownFoods } from './known-foods.ts'
import { lexiconOf } from './lexicon.ts'
import type { Token } from './line-tokens.ts'
import { type Reading, toReading } from './read-quantity.ts'

/** A line with the words of its language, and the foods that these name. `language` is undefined where it is in doubt. */
export type ChosenReading = KnownFoods & { reading: Reading; language?: Language }

/** Chooses the language that a line is read in: the one that knows most words, and of these leaves fewest unexplained. */
export function chooseLanguage(line: string, tokens: readonly Token[], given?: Language): ChosenReading {
  if (given) return { ...readIn(line, tokens, given), language: given }
  const ranked = rankLanguages(tokens)
  const [best, next] = ranked
  const first = readIn(line, tokens, best?.language ?? 'en')
  if (!best) return first
  const isTied = best.language !== 'en' && next?.words === best.words
  if (first.unknown.length === 0) return { ...first, ...(!isTied && { language: best.language }) }
  let chosen: ChosenReading = { ...first, ...(!isTied && { language: best.language }) }
  for (const { language } of ranked.slice(1)) {
    const other = readIn(line, tokens, language)
    const isBetter = other.unknown.length < chosen.unknown.length && other.foods.length > 0
    if (isBetter) chosen = { ...other, language }
  }
  return chosen
}

function readIn(line: string, tokens: readonly Token[], language: Language): ChosenReading {
  const reading = toReading(line, tokens, lexiconOf(language))
  return { reading, ...(language === 'en' ? findEnglishFoods(tokens) : findForeignFoods(reading)) }
}
