import type { Word } from '../food/word.ts'
import type { Span } from '../food/term-index.ts'
import type { StepTalk } from './step-talk.ts'
import { isVerb } from './verbs-of-foods.ts'

/** Whether a sentence speaks of a food as one that is cooked or eaten. */
export function isSpokenOfAsFood(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: StepTalk['phrases'],
  isName: boolean,
): boolean {
  const after = words[span.end]
  const next = after && !after.breaks ? after.text : ''
  const last = words[span.end - 1]?.text ?? ''
  if (span.end - span.start > 1 && phrases.tool.has(last)) return false
  const isOther =
    phrases.tool.has(next) ||
    phrases['likeness after'].has(next) ||
    phrases['likeness after'].has(`${next} ${words[span.end + 1]?.text}`) ||
    /^(?:free|less)$/.test(next) ||
    UNDER_HAND.test(next)
  if (isOther || isAs(words, span.start) || isNotTaken(words, span, named, phrases)) return false
  if (standsBehind(words, span.start, phrases.likeness, LIKENESS_REACH)) return false
  if (standsBehind(words, span.start, phrases.becomes, BECOMES_REACH)) return false
  return isName || span.end - span.start > 1 || !isVerb(words, span, named, phrases)
}

/** “Cookie dough” is what is being made. */
const UNDER_HAND = /^(?:dough|batter|mixture|mix)$/

/** “As thick and white as sour cream”, “soft as butter”; not “such as butter”. */
function isAs(words: readonly Word[], start: number): boolean {
  const at = /^(?:a|an|any)$/.test(words[start - 1]?.text ?? '') ? start - 2 : start - 1
  return words[at]?.text === 'as' && !/^(?:such|well|same|serve|use)$/.test(words[at - 1]?.text ?? '')
}

/** Words between a likeness and its food: “size of a large walnut”. */
const LIKENESS_REACH = 3
const NOT_TAKEN_REACH = 2
const BECOMES_REACH = 4

/** Whether one of the phrases ends at most so many words before a place, in the same clause. */
function standsBehind(
  words: readonly Word[],
  at: number,
  phrases: ReadonlySet<string>,
  reach: number,
): boolean {
  for (let end = at; end > 0 && at - end <= reach; end--) {
    for (let length = 1; length <= MOST_WORDS && length <= end; length++)
      if (phrases.has(textOf(words, end - length, end))) return !isLiking(words, end)
    if (words[end - 1]?.breaks && end - 1 < at && words[end]?.breaks) return false
    if (words[end]?.breaks) return false
  }
  return false
}

/** Whether a phrase before says of all that follows in its sentence that it is not taken: “don’t be tempted to add cheese”. */
function isLeftOut(words: readonly Word[], start: number, phrases: ReadonlySet<string>): boolean {
  for (let end = start; end > 0; end--) {
    for (let length = 1; length <= MOST_WORDS && length <= end; length++)
      if (phrases.has(textOf(words, end - length, end))) return true
    if (/[;:]/.test(words[end]?.breaks ?? '') || words[end - 1]?.text === 'but') return false
  }
  return false
}

/** The longest phrase of the table. */
const MOST_WORDS = 4

/** “If you like cheese” likes it. */
const isLiking = (words: readonly Word[], end: number) =>
  words[end - 1]?.text === 'like' && /^(?:you|we|they|i|would|who)$/.test(words[end - 2]?.text ?? '')

/** “Without shrimp paste it is only spinach”: who says so takes it. */
const isMissed = (after: string) =>
  /^(?:\w+ ){0,4}(?:it|this) (?:is|would be) (?:simply|just|only|not|nothing|no)\b/.test(after)

/** “Without butter or cream”: what joins them leaves both out. */
function isNotTaken(
  words: readonly Word[],
  span: Span,
  named: readonly Span[],
  phrases: StepTalk['phrases'],
): boolean {
  if (standsBehind(words, span.start, phrases['not taken'], NOT_TAKEN_REACH))
    return !isMissed(textOf(words, span.end, words.length))
  if (isLeftOut(words, span.start, phrases['not taken from here'])) return true
  const isListed = words[span.start]?.breaks.trim() === ','
  const joins = /^(?:or|nor|and)$/.test(words[span.start - 1]?.text ?? '') ? 1 : 0
  if (!isListed && joins === 0) return false
  const before = named.find(({ end }) => end === span.start - joins)
  return before !== undefined && isNotTaken(words, before, named, phrases)
}

/** Words `start` (included) to `end` (excluded), with single spaces between them. */
export const textOf = (words: readonly Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
