import type { Language } from 'recipe-basics/recipe/language'
import { lexiconOf } from '../ingredient/lexicon.ts'

/** Languages that write several nouns as one word. */
const COMPOUNDING: ReadonlySet<Language> = new Set<Language>(['de', 'nl', 'da', 'sv', 'no'])
const SHORTEST = 2
/** Before the last noun: "Eigelb" is no kind of "gelb". */
const SHORTEST_BEFORE = 3

/** The food that ends a compound, as steps may call it: "mehl" of "weizenmehl". Undefined for other words. */
export function endOfCompound(word: string, language: Language): string | undefined {
  if (!COMPOUNDING.has(language)) return undefined
  const { next } = lexiconOf(language).foods
  for (let at = SHORTEST_BEFORE; at <= word.length - SHORTEST; at++) {
    const end = word.slice(at)
    if (next.get(end)?.value !== undefined) return end
  }
  return undefined
}
