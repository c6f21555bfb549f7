import { areCounted, STEP_WORDS, withoutNumber } from 'recipe-basics/text/list-marks'
import { splitGlued } from './glued-text.ts'
import { headingIn } from './heading-marks.ts'
import { labelOf, splitNumbered } from './numbered-steps.ts'
import type { ParsedInstruction, Report } from './report.ts'

/**
 * A step with its name, if it has one, or a heading. `goesOn`: of the part that a title before it began, as Mealie writes parts.
 * `summary` heads the lines of one step alone.
 */
export type Line = Omit<ParsedInstruction, 'step_number' | 'step_text'> & {
  text: string
  name?: string
  summary?: string
  goesOn?: boolean
}

const LONGEST_HEADING = 60
/** "Step 1" and its kind in other languages: a label that says nothing. */
export const STEP_LABEL = new RegExp(`^(?:## )?(?:${STEP_WORDS})?:?\\s*\\d{1,2}\\s*[.:)]?$`, 'iu')
export const HEADING_WORD =
  /^(preparation|method|directions?|instructions?|assembly|to serve|for serving|zubereitung|préparation|preparación|preparazione|bereiding|tillagning|przygotowanie|elkészítés)$/i

const LOST_BREAKS =
  'Line breaks between steps were lost. The steps were cut where a sentence ends and the next begins without a space.'

/** Steps whose line breaks were lost, each by itself again. The name and address of a text are those of its first step. */
export function cutGlued(lines: Line[], report: Report): Line[] {
  const cut = lines.flatMap((line) => {
    const parts = line.is_heading ? [] : splitGlued(line.text)
    if (parts.length < 2) return [line]
    const { name, step_url: _url, ...rest } = line
    const further = { ...rest, ...(name !== undefined && { goesOn: true }) }
    return parts.map((text, place) => ({ ...(place === 0 ? line : further), text }))
  })
  if (cut.length > lines.length) report.note('instructions', 'guessed', LOST_BREAKS)
  return cut
}

/** Takes steps apart that are numbered inside one text, and takes away numbers that count the steps from 1 without a gap. */
export function takeApart(lines: Line[], report: Report): Line[] {
  let count = 0
  const parts = lines.flatMap((line) => {
    const found = line.is_heading ? undefined : splitNumbered(line.text, count + 1)
    if (!line.is_heading) count += found ? found.filter(({ label }) => label !== undefined).length : 1
    if (!found) return [line]
    // The name and address of a text are those of its first step.
    const { name, step_url: _url, ...others } = line
    const rest = name === undefined ? others : { ...others, goesOn: true }
    return found.flatMap((part, place) =>
      STEP_LABEL.test(part.text) ? [] : [{ ...(place === 0 ? line : rest), ...part }],
    )
  })
  if (parts.every(({ label }) => label === undefined)) return withoutNumbers(lines, report)
  report.note('instructions', 'changed', 'One text held several numbered steps. They were separated.')
  return withLabels(parts)
}

/** Where some steps were taken apart, the numbers of the others are labels too. */
function withLabels(lines: Line[]): Line[] {
  let count = 0
  return lines.map((line) => {
    if (line.is_heading) return line
    count++
    const label = line.label ?? labelOf(line.text, count)
    return label === undefined ? line : { ...line, label }
  })
}

function withoutNumbers(lines: Line[], report: Report): Line[] {
  if (!areCounted(partsOf(lines))) return lines
  report.note('instructions', 'changed', 'The numbers before the steps were removed.')
  return lines.map((line) => (isHeading(line) ? line : { ...line, text: withoutNumber(line.text) }))
}

/** The steps below each heading. */
function partsOf(lines: Line[]): string[][] {
  const parts: string[][] = [[]]
  for (const line of lines) {
    if (isHeading(line)) parts.push([])
    else parts.at(-1)?.push(line.text)
  }
  return parts
}

const isHeading = (line: Line) => line.is_heading || looksLikeHeading(line.text)

/** A step may begin with signs by chance; bold words that are a whole step are no chance. */
function isMarked(text: string): boolean {
  const marked = headingIn(text)
  return marked !== undefined && (marked.isCertain || /^(?:\*\*|__)/.test(text))
}

/** Whether a step is a heading of those below it, by its words or signs. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING || /\d/.test(text)) return false
  return text.endsWith(':') || isMarked(text) || HEADING_WORD.test(text)
}
