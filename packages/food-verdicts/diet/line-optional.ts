import type { Word } from 'recipe-reading/food/word'
import type { Span } from 'recipe-reading/food/term-index'

type Part = { text: string; start: number; end: number }

const OPTIONAL =
  /^(?:(?:totally|completely|entirely|all|is|are) )?optional(?:ly)?(?: but .*| garnish(?:es)?| toppings?| extras?| for .*)?$/
const WISH =
  /^(?:if (?:desired|using|you (?:like|want|wish)|liked|wanted|wished)|(?:or )?(?:omit|skip|leave (?:it )?out)(?: (?:for|if) .*)?)$/
const SERVING =
  /(?:^| )(?:to serve|for serving|to garnish|for (?:the )?garnish(?:ing)?|as (?:a )?garnish|to decorate|for decorat(?:ion|ing))(?: (?:only|if desired|if liked))?$/
const HEADING = /^(?:optional|to serve|for serving|serve with|garnish|to garnish|for (?:the )?garnish)(?: |$)/
/** "flour, plus more for serving": the first of it is no choice. */
const REMAINDER = new Set([
  'plus',
  'more',
  'extra',
  'additional',
  'rest',
  'remaining',
  'half',
  'some',
  'divided',
  'with',
])

/** Whether the line itself says that what violates may be left out: "(optional)", "if desired", "to serve". */
export function leavesOpen(words: readonly Word[], violations: readonly Span[]): boolean {
  const parts = toParts(words)
  const first = parts[0]
  const [violation] = violations
  if (!first || !violation) return false
  const opened = words.slice(0, violation.start)
  if (HEADING.test(first.text) && !opened.some((word) => REMAINDER.has(word.text))) return true
  return parts.some((part) => {
    const isServing = SERVING.test(part.text)
    if (!isServing && !OPTIONAL.test(part.text) && !WISH.test(part.text)) return false
    return covers(part, words, violations, isServing)
  })
}

function covers(
  part: Part,
  words: readonly Word[],
  violations: readonly Span[],
  isServing: boolean,
): boolean {
  const [first] = violations
  if (!first) return false
  if (first.start >= part.end)
    return !words.slice(part.end, first.start).some((word) => /^\d/.test(word.text))
  if (violations.some((span) => span.start >= part.end)) return false
  const between = words.slice(first.end, part.end)
  if (words.slice(0, part.start).some((word) => REMAINDER.has(word.text) && word.text !== 'with'))
    return false
  if (between.some((word) => REMAINDER.has(word.text))) return false
  const joined = between.findIndex((word) => word.text === 'and')
  if (joined < 0) return !between.some((word) => word.breaks.includes(',') && /^\d/.test(word.text))
  const isList = !words.some((word) => /^\d/.test(word.text))
  return (
    isList ||
    (!(isServing && part.start < first.end) && !between.slice(joined).some((word) => /^\d/.test(word.text)))
  )
}

/** The line at its punctuation. */
function toParts(words: readonly Word[]): Part[] {
  const parts: Part[] = []
  words.forEach((word, at) => {
    const part = parts.at(-1)
    if (!part || word.breaks) parts.push({ text: word.text, start: at, end: at + 1 })
    else {
      part.text += ` ${word.text}`
      part.end = at + 1
    }
  })
  return parts
}
