import type { Word } from 'recipe-reading/food/word'
import { indexTerms, findTerms, type TermIndex } from 'recipe-reading/food/term-index'
import { hasWord, isWord, listWords } from '../cooking/method-words.ts'
import { toSentences } from '../cooking/step-words.ts'

type Words = readonly Word[]

let before: TermIndex | undefined
let behind: TermIndex | undefined

/** A step without what it says that this dish does not have: "no almonds", "skip the cashews". A choice stays. */
export const dropLeftOut = (step: Words): Words => toSentences(step).flatMap(dropInSentence)

function dropInSentence(sentence: Words): Words {
  if (hasWord(sentence, 'if')) return sentence
  if (findTerms(sentence, (behind ??= indexTerms([], listWords('left out')))).length > 0)
    return sentence.slice(0, 1)
  const spans = findTerms(sentence, (before ??= indexTerms([], listWords('leaves out'))))
  const from = Math.min(...spans.map(({ start }) => start), startOfNo(sentence))
  const end = sentence.findIndex(
    ({ text, breaks }, at) => at > from && /[,;:]/.test(breaks) && isWord('goes on', text),
  )
  return [...sentence.slice(0, Math.max(from, 1)), ...(end < 0 ? [] : sentence.slice(end))]
}

/** "No pecans, no marshmallows", and not "until no lumps remain". */
const startOfNo = (sentence: Words): number => {
  const at = sentence.findIndex(
    ({ text, breaks }, place) =>
      text === 'no' && (place === 0 || breaks !== '') && !hasWord(sentence.slice(place), 'lump'),
  )
  return at < 0 ? sentence.length : at
}
