import { type Pattern, type Phrases, readPattern, toPhrases } from './word-patterns.ts'
import wording from './wording.json' with { type: 'json' }

/** How a promise is worded, and what is to be said instead where it is not the same for all. */
export type ClaimRule = {
  pattern: Pattern
  /** It says that something fits, not what it does: an illness beside it makes it no worse. */
  isMild: boolean
  /** It promises by saying no, such as “will not trigger a flare”. */
  isNegative: boolean
  unlessNext: Phrases
  /** What it does, where that is not to promise an effect. */
  promise: string | undefined
  say: string | undefined
  /** A sentence that may stand in its place; gaps are to be filled. */
  safer: string | undefined
}

type Written = {
  find: string
  isMild?: boolean
  isNegative?: boolean
  unlessNext?: string
  promise?: string
  say?: string
  safer?: string
}
type Lists = Readonly<Record<string, readonly string[]>>

const VERBS: Lists = wording.verbs
const NOUNS: Lists = wording.nouns
const PHRASES: Lists = wording.phrases

/** The words of wording.json by the name of their list: verbs in each form, nouns in the plural, too. */
const WORDS: ReadonlyMap<string, Phrases> = new Map(
  Object.keys({ ...VERBS, ...NOUNS, ...PHRASES }).map((name) => [name, toPhrases(listWords(name))]),
)

/** The lists whose words are seldom said in a kitchen. */
const TELLING = [
  'illness',
  'symptom',
  'body',
  'clinician',
  'medicine',
  'soothing',
  'cure',
  'claim',
  'judging',
]

const PREPOSITIONS: ReadonlySet<string> = new Set(wording.prepositions)

export const phrasesOf = (name: string): Phrases => WORDS.get(name) ?? new Map()

const toRule = ({
  find,
  isMild = false,
  isNegative = false,
  unlessNext,
  promise,
  say,
  safer,
}: Written): ClaimRule => ({
  pattern: readPattern(find, WORDS, PREPOSITIONS),
  isMild,
  isNegative,
  unlessNext: toPhrases(unlessNext?.split(' ') ?? []),
  promise,
  say,
  safer,
})

/** The rules by the words that a promise of their kind may begin with. */
export const RULES_BY_WORD: ReadonlyMap<string, readonly ClaimRule[]> = indexRules(wording.rules.map(toRule))

/**
 * Words of which every promise holds one, and most texts none: in each rule, those of the part that is said
 * least in a kitchen, or of the last.
 */
export const TELLING_WORDS: ReadonlySet<string> = new Set(
  [...new Set([...RULES_BY_WORD.values()].flat())].flatMap(({ pattern }) => tellingWords(pattern)),
)

function tellingWords(pattern: Pattern): string[] {
  const telling = pattern.find(({ phrases }) => TELLING.some((name) => phrasesOf(name) === phrases))
  const phrases = [...((telling ?? pattern.at(-1))?.phrases.values() ?? [])].flat()
  return phrases.map((words) => words.reduce((a, b) => (b.length > a.length ? b : a)))
}

function indexRules(rules: ClaimRule[]) {
  const byWord = new Map<string, ClaimRule[]>()
  for (const rule of rules) {
    for (const word of rule.pattern[0]?.phrases.keys() ?? []) {
      const same = byWord.get(word) ?? []
      byWord.set(word, same)
      same.push(rule)
    }
  }
  return byWord
}

function listWords(name: string): string[] {
  const verbs = (VERBS[name] ?? []).flatMap((forms) => forms.split(' '))
  const nouns = (NOUNS[name] ?? []).flatMap((noun) => [noun, pluralOf(noun)])
  const phrases = (PHRASES[name] ?? []).flatMap((phrase) =>
    phrase.startsWith('<') ? listWords(phrase.slice(1, -1)) : [phrase],
  )
  return [...verbs, ...nouns, ...phrases]
}

function pluralOf(noun: string) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return noun + (/(s|x|sh)$/.test(noun) ? 'es' : 's')
}
