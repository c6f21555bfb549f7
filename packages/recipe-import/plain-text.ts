import { cleanText } from 'recipe-basics/text/clean-text'
import { decodeEntities } from './entities.ts'
import { isMissingValue } from './missing-values.ts'
import { mendMojibake } from './mojibake.ts'

const BLOCK_TAG = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|blockquote|hr)\b[^<>]*>/gi
const TAG = /<\/?[a-zA-Z][^<>]*>|<!--|-->/g
/** A published text on one line: no markup, no entities, no runs of white space. */
export function toLine(text: string): string {
  return toLines(text).join(' ')
}

/** The lines of a published text that say something. Paragraphs, list items and breaks of HTML begin new ones. */
export function toLines(text: string): string[] {
  return withoutMarkup(mendMojibake(decodeEntities(text)))
    .split(/[\n\r\u2028\u2029\u0085]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !isMissingValue(line))
}

function withoutMarkup(text: string): string {
  return cleanText(
    text
      .replace(/\p{Surrogate}/gu, '')
      .replace(BLOCK_TAG, '\n')
      .replace(TAG, ''),
  )
}
