import type { Word } from '../food/word.ts'
import type { Span } from '../food/term-index.ts'
import type { StepTalk } from './step-talk.ts'

const DETERMINERS = new Set(
  'the a an your each both it them together this these those all two in into on over onto up lightly well'.split(
    ' ',
  ),
)
const LEADS_TO_VERB = new Set(
  'then to lightly gently generously thinly carefully immediately quickly just now finally next liberally'.split(
    ' ',
  ),
)
const LEADS_TO_NOUN = new Set(
  'the a an some of on with more extra your this each hot warm crusty fresh good cold crumbled buttered crushed add'.split(
    ' ',
  ),
)

/** Whether a word that may be the work of a cook is so here, and uses no food that stands elsewhere in its clause. */
export function isVerb(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: StepTalk['phrases'],
): boolean {
  const [word, before, after] = [words[span.start], words[span.start - 1], words[span.end]]
  if (!word) return false
  if (phrases['verb first'].has(word.text))
    return word.breaks !== '' || !LEADS_TO_NOUN.has(before?.text ?? '')
  const withFood = phrases['verb with food'].has(word.text)
  if (!withFood && !phrases.verb.has(word.text)) return false
  if (!after || after.breaks) return false
  const begins = !before || /[.;:]/.test(word.breaks) || LEADS_TO_VERB.has(before.text)
  const joins = word.breaks.includes(',') || /^(?:and|or)$/.test(before?.text ?? '')
  const isFollowed = DETERMINERS.has(after.text)
  const isDone = begins ? !/^(?:and|or|is|are|of)$/.test(after.text) : joins && isFollowed
  if (!isDone) return false
  if (!withFood) return true
  const others = words
    .slice(span.end)
    .some(({ text }, at, rest) => text === 'with' && /^(?:it|them|this)$/.test(rest[at + 1]?.text ?? ''))
  return others || named.some(({ start }) => start > span.end && /^(?:with|in)$/.test(leadOf(words, start)))
}

/** The word before a food, over an article and an amount. */
function leadOf(words: readonly Word[], start: number): string {
  let at = start - 1
  while (
    at > 0 &&
    /^(?:the|a|an|some|little|bit|of|more|extra|your|\d.*|melted|softened)$/.test(words[at]?.text ?? '')
  )
    at--
  return words[at]?.text ?? ''
}
