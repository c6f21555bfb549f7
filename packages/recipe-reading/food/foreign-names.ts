import type { Language } from 'recipe-basics/recipe/language'
import names from './foreign-names.json' with { type: 'json' }
import { toWords } from './line-words.ts'
import { indexLists, type ListIndex, type Span, walkTerms } from './term-index.ts'

type Foreign = Exclude<Language, 'en'>
/** A food of figures.json under its name in another language. */
export type ForeignFood = { food: string; name: string }

const LANGUAGES = ['de', 'fr', 'es', 'it', 'nl', 'da', 'sv', 'no'] as const satisfies readonly Foreign[]

let index: ListIndex<Foreign> | undefined
let foods: Map<Foreign, Map<string, string>> | undefined

/** "d'ail": letters that stick to the name after them in French and Italian. */
const ELISION = /(?<!\p{L})([dl]|dell|all)['’](?=\p{L})/giu

/**
 * The food of figures.json that a text in another language names: the first, and of names at one place the longest. Without
 * a language, every language is asked, and answers that differ are no answer.
 */
export function findForeignFood(text: string, language?: Language): ForeignFood | undefined {
  foods ??= new Map(LANGUAGES.map((code) => [code, byName(code)]))
  index ??= indexLists([...foods].map(([code, named]) => [code, named.keys()] as const))
  const found: (Span & { food: string })[] = []
  walkTerms(toWords(text.replace(ELISION, '$1 ')), index, (code, span) => {
    if (language && code !== language) return
    const food = foods?.get(code)?.get(span.term)
    if (food) found.push({ ...span, food })
  })
  const [best, ...others] = found.sort((a, b) => a.start - b.start || b.end - a.end)
  if (!best) return undefined
  const rivals = others.filter(({ start, end }) => start === best.start && end === best.end)
  return rivals.some(({ food }) => food !== best.food) ? undefined : { food: best.food, name: best.term }
}

function byName(code: Foreign): Map<string, string> {
  return new Map(
    Object.entries(names[code]).flatMap(([food, terms]: [string, string[]]) =>
      terms.map((term): [string, string] => [term, food]),
    ),
  )
}
