import { decodeEntities } from './decode-entities.ts'

/** Publishers escape twice, some four times; each round takes one layer off. */
const MOST_LAYERS = 6

const LINE_TAGS =
  /^(?:br|p|div|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|thead|tbody|section|article|blockquote|hr|pre|figure|figcaption)$/

/** One line of plain text: without tags, entities and invisible characters, with single spaces. */
export function toLine(published: string): string {
  return toPlainText(published)
    .replace(/\s+/g, ' ')
    .replace(/ ([,;)])/g, '$1')
    .trim()
}

/** The lines of plain text in a published text, without empty ones. Tags such as `<p>`, `<li>` and `<br>` end a line. */
export function toLines(published: string): string[] {
  return toPlainText(published)
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').replace(/ ([,;)])/g, '$1').trim())
    .filter((line) => line !== '')
}

/** Plain text in paragraphs, with one empty line between them at most. */
export function toParagraphs(published: string): string {
  return toPlainText(published)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The first `length` characters, without halving one. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length - 1 : length
  return text.slice(0, end).trimEnd()
}

function toPlainText(published: string): string {
  // Half of an emoji cannot be stored, and a JSON escape that was escaped again is an ampersand.
  let text = published.toWellFormed().replaceAll('\ufffd', '').replace(/\\?u0026/gi, '&')
  for (let layer = 0; layer < MOST_LAYERS && /[&<]/.test(text); layer++) {
    const plain = stripTags(decodeEntities(text))
    if (plain === text) break
    text = plain
  }
  return stripInvisible(text).normalize('NFC')
}

function stripInvisible(text: string): string {
  return (
    text
      // UTF-8 read as Latin-1 leaves this letter before each no-break space.
      .replaceAll('Â\u00a0', ' ')
      .replace(/[\0-\x08\x0e-\x1f\x7f\u0080-\u0084\u0086-\u009f]/g, '')
      .replace(/[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g, '')
      // Joiners belong between emoji and in some scripts, never beside ASCII.
      .replace(/(?<![^\0-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f])/g, '')
  )
}

/** Each "<" looks once for its ">", and the search ends with the last of them: the time stays linear. */
function stripTags(text: string): string {
  let plain = ''
  let from = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', Math.max(open + 1, from))) {
    if (!/[a-zA-Z/!?]/.test(text[open + 1] ?? '')) continue
    const close = text.indexOf('>', open)
    if (close < 0) break
    const [, slash = '', name = ''] = /^(\/?)([a-z\d]*)/.exec(text.slice(open + 1, open + 12).toLowerCase()) ?? []
    plain += text.slice(from, open) + (LINE_TAGS.test(name) ? '\n' : '')
    from = endOf(text, open, close, slash ? '' : name)
  }
  return plain + text.slice(from)
}

/** Where the text goes on after a tag; comments, scripts and styles are skipped with what they hold. */
function endOf(text: string, open: number, close: number, name: string): number {
  const end = text.startsWith('<!--', open) ? '-->' : name === 'script' || name === 'style' ? `</${name}` : ''
  const found = end ? text.indexOf(end, close - 2) : -1
  if (found < 0) return close + 1
  return end === '-->' ? found + 3 : found
}
