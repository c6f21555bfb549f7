import type { IngredientLine } from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { toTokens } from '../ingredient/line-tokens.ts'
import { endOfCompound } from './compound-words.ts'
import type { PhraseIndex } from '../ingredient/phrase-index.ts'

/**
 * The names of the foods of a line, as stems of their words. `head` is the word that says what the food is. `isShort`: the last noun
 * of a compound alone, "Mehl" for "Weizenmehl".
 */
export type FoodName = { stems: ReadonlySet<string>; head: string; isShort?: true }

/** Languages that name the thing first: "huile d'olive". */
const HEAD_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it'])
const ENDINGS: readonly (readonly [ending: RegExp, shortest: number])[] = [
  [/'s$/, 2],
  [/s$/, 3],
  [/(?:en|et|ne|n)$/, 3],
  [/er$/, 2],
  [/e$/, 3],
  [/[aoiuy]$/, 3],
]

/**
 * A word without the endings that plurals, articles and cases put to it in the languages that are read. It need not be a
 * word: it is only compared with others of the same recipe.
 */
export function stemOf(word: string): string {
  let stem = word
  for (const [ending, shortest] of ENDINGS) {
    const shorter = stem.replace(ending, '')
    if (shorter.length >= shortest) stem = shorter
  }
  if (stem === 'broth') return 'stock'
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem
}

/** The names that the foods of a line go by in steps. */
export function listFoodNames(
  line: IngredientLine,
  language: Language,
  small?: PhraseIndex<true>,
): FoodName[] {
  const foods = [line, ...line.alternatives, ...line.additions].flatMap(({ food }) => food ?? [])
  const names = new Set(foods.flatMap(({ name, known }) => (known ? [name, known] : [name])))
  return [...names].flatMap((name): FoodName[] => {
    const texts = toTokens(name).flatMap(({ kind, text }) =>
      kind === 'word' && !small?.next.get(text)?.value ? [text] : [],
    )
    const words = texts.map(stemOf)
    const head = HEAD_FIRST.has(language) ? words[0] : words.at(-1)
    if (!head) return []
    const end = endOfCompound(texts.at(-1) ?? '', language)
    const short =
      end === undefined ? [] : [{ stems: new Set([stemOf(end)]), head: stemOf(end), isShort: true as const }]
    return [{ stems: new Set(words), head }, ...short]
  })
}
