import { phrasesOf } from './claim-rules.ts'
import type { Sentence, Word } from './read-sentences.ts'
import { endOfPhrase, type Phrases, toPhrases } from './word-patterns.ts'
import wording from './wording.json' with { type: 'json' }

const { innocent } = wording
const INNOCENT = toPhrases(innocent.phrases)
const REPORTS = toPhrases(innocent.reports)
const ADVICE = toPhrases(innocent.advice)
const SAID = new Set(innocent.said)
const COMPARED = new Set(innocent.compared)
const WOUNDS = new Set(innocent.wounds)
/** Words that tell of an illness everywhere but beside these: flames flare up, and a heavy knife tires a wrist. */
const OUT_OF_PLACE = [
  { beside: new Set(innocent.grilling), words: new Set(['flare', 'flares']) },
  { beside: new Set(innocent.tools), words: new Set(innocent.strains) },
]
const NOTHING = new Set(innocent.nothing)
const NOT = phrasesOf('not')
const CARE = phrasesOf('care')
const CLINICIAN = phrasesOf('clinician')

const HAVING = new Set(innocent.having)
const NOT_DENYING = new Set(['only', 'just', 'merely', 'doubt', 'wonder'])
const SUBJECTS = new Set('it this these they he she we but yet so then which instead'.split(' '))
const QUESTION_WORDS = new Set('do does did can could is are was were will would should has have'.split(' '))

/** The words of a sentence but for those of phrases that have nothing to do with health, such as “pain au chocolat”. */
export function withoutInnocentPhrases({ words }: Sentence): Word[] {
  const harmless = OUT_OF_PLACE.filter(({ beside }) => words.some(({ text }) => beside.has(text)))
  const left: Word[] = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place]
    const end = endOfPhrase(INNOCENT, words, place)
    if (end !== undefined) place = end - 1
    else if (word && !harmless.some((kind) => kind.words.has(word.text))) left.push(word)
  }
  return left
}

/** “Can soup calm a flare?” asks. “Want to calm a flare?” promises. */
export const isAsked = ({ words: [first], isQuestion }: Sentence) =>
  isQuestion && first !== undefined && QUESTION_WORDS.has(first.text)

/** What stands around `place` says that there is no such effect, as far back as the same thing is spoken of. */
export function isDenied(words: readonly Word[], place: number): boolean {
  if (NOTHING.has(words[place + 1]?.text ?? '')) return true
  for (let at = place; at >= 0; at--) {
    const word = words[at]
    if (!word) return false
    if (at < place) {
      if (isDenial(words, at)) return true
      if (SUBJECTS.has(word.text)) return false
    }
    if (word.before === ';' || (word.before === ',' && !continues(words, at))) return false
  }
  return false
}

/** “No soup” denies; “not only”, “no-bake”, “with no cream” and “nothing heals like soup” do not. */
function isDenial(words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  return (
    endOfPhrase(NOT, words, at) !== undefined &&
    !(next && (next.before === '-' || NOT_DENYING.has(next.text))) &&
    !(before && HAVING.has(before.text)) &&
    !(words[at]?.text === 'nothing' && words.slice(at).some(({ text }) => text === 'like'))
  )
}

/** After this comma a list of verbs goes on: “prevents, treats or cures”. */
const VERBS = phrasesOf('effect')
const continues = (words: readonly Word[], at: number) =>
  [at, at + 1].some((place) => endOfPhrase(VERBS, words, place) !== undefined)

/** Somebody else says so, or it happened in the care of doctors: medicines do have effects. */
export function isReported(words: readonly Word[], start: number, end: number): boolean {
  const before = words.slice(0, start)
  if (hasPhrase(REPORTS, before) || WOUNDS.has(words[start - 1]?.text ?? '')) return true
  const isAdvised = before.some((_, at) => endOfPhrase(ADVICE, before, at) !== undefined)
  if (isAdvised && hasPhrase(CLINICIAN, before)) return true
  return isCare(words, 0, start) || isCare(words, end, end + 4)
}

/** Something between two places is the care of doctors, and neither a comparison with it nor their praise of a dish. */
function isCare(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (endOfPhrase(CARE, words, at) === undefined) continue
    const isCompared = words.slice(Math.max(0, at - 2), at).some(({ text }) => COMPARED.has(text))
    if (!isCompared && !words.slice(at, to).some(({ text }) => SAID.has(text))) return true
  }
  return false
}

const hasPhrase = (phrases: Phrases, words: readonly Word[]) =>
  words.some((_, at) => endOfPhrase(phrases, words, at) !== undefined)
