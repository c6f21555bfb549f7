import { escapeText, openTag } from 'recipe-basics/text/html-tree'
import type { DocMark, DocNode } from './doc-node.ts'
import { attributeNames, MARK_TAGS } from './elements.ts'

/**
 * The content of a post as it is stored: one block a line, paragraphs as bare words. What says nothing, such as an
 * empty paragraph, leaves no line. The server keeps each line as it is written here.
 */
export function writeLines(doc: DocNode): string {
  return (doc.content ?? []).map(writeBlock).filter(Boolean).join('\n')
}

function writeBlock(node: DocNode): string {
  const { type, attrs = {}, content = [] } = node
  if (type === 'horizontalRule') return '<hr>'
  if (type === 'figure') return writeFigure(node)
  if (type === 'bulletList') return wrap('ul', {}, content.map(writeItem).join(''))
  if (type === 'orderedList') {
    const start = attrs.start === 1 ? {} : { start: attrs.start }
    return wrap('ol', start, content.map(writeItem).join(''))
  }
  if (type === 'blockquote') return wrap('blockquote', attrs, writeFlow(content))
  if (type === 'heading') return wrap(`h${attrs.level}`, attrs, writeWords(content))
  const words = writeWords(content)
  return writeTag('p', attrs) === '<p>' ? words : wrap('p', attrs, words)
}

const writeItem = ({ content = [] }: DocNode) => wrap('li', {}, writeFlow(content))

/** What stands in an item or a quote: bare words where one paragraph is all, or only lists follow it. */
function writeFlow(blocks: DocNode[]): string {
  const written = blocks.filter((block) => writeBlock(block))
  const onlyLists = written.slice(1).every(({ type }) => /List$/.test(type))
  return written
    .map((block, place) => {
      const html = writeBlock(block)
      const isBare = block.type === 'paragraph' && !html.startsWith('<p ')
      return isBare && !(place === 0 && onlyLists) ? `<p>${html}</p>` : html
    })
    .join('')
}

function writeFigure({ attrs = {}, content = [] }: DocNode): string {
  return wrap('figure', {}, writeTag('img', attrs) + wrap('figcaption', {}, writeWords(content)))
}

const writeWords = (content: DocNode[]) => {
  const html = writeRuns(content.map((node) => ({ node, marks: node.marks ?? [] }))).trim()
  return saysSomething(html) ? html : ''
}

type Run = { node: DocNode; marks: DocMark[] }

/** Words in as few elements as can be: the mark that reaches farthest stands outside. */
function writeRuns(runs: Run[]): string {
  let html = ''
  for (let place = 0; place < runs.length;) {
    const rest = runs.slice(place)
    const [mark, length] = farthest(rest)
    if (mark) {
      const inner = rest.slice(0, length).map(({ node, marks }) => ({
        node,
        marks: marks.filter((other) => !isSameMark(other, mark)),
      }))
      const words = writeRuns(inner)
      const tag = tagOf(mark)
      html += `${writeTag(tag, mark.attrs ?? {})}${words}</${tag}>`
    } else html += writeWord(rest[0]?.node)
    place += length
  }
  return html
}

/** The mark of the first run that the most of the next ones share, and how many. */
function farthest(runs: Run[]): [DocMark | undefined, number] {
  let best: [DocMark | undefined, number] = [undefined, 1]
  for (const mark of runs[0]?.marks ?? []) {
    const end = runs.findIndex(({ marks }) => !marks.some((other) => isSameMark(other, mark)))
    const length = end < 0 ? runs.length : end
    if (!best[0] || length > best[1]) best = [mark, length]
  }
  return best
}

function writeWord(node?: DocNode): string {
  if (node?.type === 'hardBreak') return '<br>'
  if (node?.type === 'image') return writeTag('img', node.attrs ?? {})
  return escapeText(onOneLine(node?.text ?? ''))
}

const tagOf = ({ type, attrs }: DocMark) => String(attrs?.tag ?? MARK_TAGS[type]?.[0])

const isSameMark = (one: DocMark, other: DocMark) =>
  one.type === other.type &&
  writeTag(tagOf(one), one.attrs ?? {}) === writeTag(tagOf(other), other.attrs ?? {})

/** What every picture of a post says, so that its host is told nothing and the page waits for none. */
const PICTURE = { alt: '', referrerpolicy: 'no-referrer', loading: 'lazy' }

function writeTag(tag: string, attrs: Record<string, unknown>): string {
  const given: Record<string, unknown> = tag === 'img' ? { ...PICTURE, ...withoutNulls(attrs) } : attrs
  const written = attributeNames(tag).flatMap((name) => {
    const value = given[name]
    const isKept = typeof value === 'number' || (typeof value === 'string' && (value || name === 'alt'))
    return isKept ? [[name, onOneLine(String(value))]] : []
  })
  return openTag(tag, Object.fromEntries(written))
}

const withoutNulls = (attrs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null))

const wrap = (tag: string, attrs: Record<string, unknown>, html: string) =>
  html ? `${writeTag(tag, attrs)}${html}</${tag}>` : ''

const saysSomething = (html: string) => html.includes('<img') || html.replace(/<[^<>]*>/g, '').trim() !== ''

const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\r\n\t\f]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
