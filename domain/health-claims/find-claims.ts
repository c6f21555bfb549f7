import { type ClaimRule, phrasesOf, RULES_BY_WORD, TELLING_WORDS } from './claim-rules.ts'
import { writeAdvice } from './advice.ts'
import { isAsked, isDenied, isReported, withoutInnocentPhrases } from './innocent-words.ts'
import { listWords, readSentences, type Sentence, type Word } from './read-sentences.ts'
import { endOfPattern, endOfPhrase } from './word-patterns.ts'

/**
 * A sentence that promises an effect on the body. `words` stand from `start` to `end`, in characters. `stop`: a disease or
 * a symptom stands in the same sentence, which no food may promise to treat. `message` says so, and what to say instead.
 */
export type Claim = { words: string; start: number; end: number; level: 'warn' | 'stop'; message: string }

const ILLNESS = phrasesOf('illness')
const SAY = 'Say what was done to the food, or that it is your own story.'
const SAFER = 'I eat this when …; you may not.'

/**
 * The promises in a text, one for each sentence that holds any: the first of those that weigh most. The rules are those of
 * the FTC and of the UK’s CAP code (15.6.2), as wording.json words them; what somebody denies, asks, or was told is none.
 */
export function findClaims(text: string): Claim[] {
  if (!listWords(text).some((word) => TELLING_WORDS.has(word))) return []
  return readSentences(text).flatMap((sentence) => claimOf(text, sentence) ?? [])
}

function claimOf(text: string, sentence: Sentence): Claim | undefined {
  if (!sentence.words.some((word) => RULES_BY_WORD.has(word.text)) || isAsked(sentence)) return undefined
  const words = withoutInnocentPhrases(sentence)
  const isIll = words.some((_, place) => endOfPhrase(ILLNESS, words, place) !== undefined)
  const promise = gravestPromise(words, isIll)
  const [first, last] = promise ? [words[promise.place], words[promise.end - 1]] : []
  if (!promise || !first || !last) return undefined
  const claimed = text.slice(first.start, last.end)
  const level = isGrave(promise, isIll) ? 'stop' : 'warn'
  const effect = level === 'stop' ? 'an effect on an illness, which no food may promise' : 'an effect'
  const { rule } = promise
  const message = writeAdvice({
    words: claimed,
    promise: rule.promise ?? `promises ${effect}`,
    say: rule.say ?? SAY,
    safer: rule.safer ?? (rule.say ? undefined : SAFER),
  })
  return { words: claimed, start: first.start, end: last.end, level, message }
}

type Found = { place: number; end: number; rule: ClaimRule }

const isGrave = ({ rule }: Found, isIll: boolean) => isIll && !rule.isMild

/** The first promise that stops a save, or else the first one. */
function gravestPromise(words: readonly Word[], isIll: boolean): Found | undefined {
  let first: Found | undefined
  for (const [place, { text }] of words.entries()) {
    for (const rule of RULES_BY_WORD.get(text) ?? []) {
      const end = endOfPromise(rule, words, place)
      if (end === undefined) continue
      first ??= { place, end, rule }
      if (isGrave({ place, end, rule }, isIll)) return { place, end, rule }
      if (!isIll) return first
    }
  }
  return first
}

function endOfPromise(rule: ClaimRule, words: readonly Word[], place: number): number | undefined {
  const end = endOfPattern(rule.pattern, words, place)
  if (end === undefined || endOfPhrase(rule.unlessNext, words, end) !== undefined) return undefined
  const isInnocent = (!rule.isNegative && isDenied(words, place)) || isReported(words, place, end)
  return isInnocent ? undefined : end
}
