import { STEP_WORDS } from 'recipe-basics/text/list-marks'

/** A part of a text, with the number that counts it: `label` is how the part begins, "2." or "Step 2:". */
export type Part = { text: string; label?: string }

type Mark = { at: number; end: number; number: number; label: string }

const MARK = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${STEP_WORDS})\\s?)?[(*]{0,3}(\\d{1,2})(\\ufe0f?\\u20e3|\\s?[.:)][-–—]?\\*{0,2}|\\s?[-–—](?=\\s)|(?=\\s))`,
  'giu',
)
const SENTENCE_END = /[.!?:;…。！？)\]"”»*]\s?$/
const DECIMAL = /\d[.,]$/
const LONGEST_HEADING = 60

/**
 * The steps of a text that numbers them itself: "1. Mix. 2. Bake.", "Step 1: Mix. Step 2: Bake." They count from 1, or
 * from `next` where the text before ended one short of it. A heading may stand before the first. Undefined when the text
 * does not count.
 */
export function splitNumbered(text: string, next: number): Part[] | undefined {
  const parts: Part[] = []
  let last: Mark | undefined
  let start = 0
  for (const mark of listMarks(text)) {
    const isNext = last !== undefined && mark.number === last.number + 1
    const isFirst = mark.number === 1 && (last === undefined ? announces(text.slice(0, mark.at)) : true)
    const goesOn = last === undefined && mark.at === 0 && mark.number === next
    if (!isNext && !isFirst && !goesOn) continue
    if (mark.at > 0) parts.push(...closePart(text.slice(start, mark.at).trim(), last, mark))
    start = mark.at
    last = mark
  }
  if (last === undefined) return undefined
  parts.push({ text: text.slice(start).trim(), label: last.label })
  return parts.filter(({ label }) => label !== undefined).length > 1 ? parts : undefined
}

/** The number at the beginning of a text when it is `number`, as it is written there. */
export function labelOf(text: string, number: number): string | undefined {
  const [mark] = listMarks(text.slice(0, LONGEST_HEADING))
  return mark?.at === 0 && mark.number === number ? mark.label : undefined
}

/** Numbers that may count steps, rather than eggs or minutes. */
function listMarks(text: string): Mark[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const [label, word, digits, sign = ''] = match
    const end = match.index + label.length
    const before = text.slice(Math.max(0, match.index - 3), match.index)
    const isCount = counts(before, word !== undefined, sign, text.slice(end, end + 3))
    return isCount ? [{ at: match.index, end, number: Number(digits), label }] : []
  })
}

/** Whether a number counts steps, by the signs before it, "step" or its sign beside it, and the signs behind it. */
function counts(before: string, hasWord: boolean, sign: string, behind: string): boolean {
  if (/^\d/.test(behind) || DECIMAL.test(before)) return false
  const opens = before === '' || SENTENCE_END.test(before)
  if (hasWord) return opens
  const beginsLoud = /^\s*["“«¿¡(*]{0,2}[\p{Lu}\p{Lo}]/u.test(behind)
  if (/[.)]|\u20e3/.test(sign)) return /\S/.test(behind) && (opens || (beginsLoud && /\s$/.test(before)))
  return sign !== '' && opens && beginsLoud
}

/** What ends where a mark begins. Before a new count its last sentence may be the heading of what is counted. */
function closePart(text: string, own: Mark | undefined, next: Mark): Part[] {
  if (own === undefined) return [{ text }]
  const cut =
    next.number === 1 && text.endsWith(':')
      ? Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end)))
      : -1
  if (cut < own.label.length) return [{ text, label: own.label }]
  return [{ text: text.slice(0, cut + 1), label: own.label }, { text: text.slice(cut + 2) }]
}

/** Whether what stands before the first number is a heading, or nothing. */
function announces(text: string): boolean {
  const heading = text.trim()
  return heading === '' || (heading.length <= LONGEST_HEADING && heading.endsWith(':'))
}
