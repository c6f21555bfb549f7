import { decodeEntities } from './entities.ts'

const BLOCK_TAG = /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table|section|blockquote|hr)\b[^<>]*>/gi
const TAG = /<\/?[a-zA-Z][^<>]*>|<!--|-->/g
/** Signs that show nothing, or turn the direction of what follows. Joiners stay: emoji and Persian need them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[^\P{Cc}\t\n\r]/gu

/** No script stacks more marks on one letter. */
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu

/** A published text on one line: no markup, no entities, no runs of white space. */
export function toLine(text: string): string {
  return toLines(text).join(' ')
}

/** The lines of a published text that are not blank. Paragraphs, list items and breaks of HTML begin new ones. */
export function toLines(text: string): string[] {
  return withoutMarkup(decodeEntities(text))
    .split(/[\n\r\u2028\u2029\u0085]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function withoutMarkup(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '')
    .replace(BLOCK_TAG, '\n')
    .replace(TAG, '')
    .replace(/Â(?=\u00a0)/g, '')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC')
}
