import { escapeText, type HtmlNode, openTag } from 'recipe-basics/text/html-tree'

/**
 * One block of a post. With `isBlock` the HTML is an element that stands for itself, such as a heading or a list;
 * otherwise it is what belongs inside a paragraph.
 */
export type PostBlock = { html: string; isBlock: boolean }

type Element = {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
  /** Where it stands, which is not always in the element that was open before it. */
  parent?: Element
  implied: boolean
}

const INLINE = new Set(
  'a abbr b br cite code del dfn em i img ins kbd mark q s samp small strong sub sup time u var'.split(' '),
)
const FLOW_BLOCKS = new Set('p h2 h3 h4 h5 h6 ul ol dl blockquote figure table pre hr'.split(' '))
const FLOW_PARENTS = new Set(['', 'blockquote', 'li', 'td', 'th', 'dd', 'figure'])
const VOID = new Set(['br', 'img', 'hr'])

/** Elements that hold nothing but certain others, and what browsers or readers would imply in between. */
const STRUCTURES: Record<string, { holds: string[]; implies?: string }> = {
  ul: { holds: ['li'], implies: 'li' },
  ol: { holds: ['li'], implies: 'li' },
  dl: { holds: ['dt', 'dd'], implies: 'dd' },
  table: { holds: ['caption', 'thead', 'tbody', 'tfoot', 'tr'] },
  thead: { holds: ['tr'] },
  tbody: { holds: ['tr'] },
  tfoot: { holds: ['tr'] },
  tr: { holds: ['td', 'th'] },
}

const MAX_DEPTH = 32

/**
 * Divides one line of allowed elements into blocks whose elements stand only where browsers leave them: what a
 * browser would move or close by itself is moved or closed here, so that it cannot disturb the page.
 */
export function toBlocks(line: HtmlNode[]): PostBlock[] {
  const root = toElement('')
  placeAll([root], line)
  return splitBlocks(root)
}

/** The blocks of a finished tree: its block elements, and the runs of words between them. */
function splitBlocks(root: Element): PostBlock[] {
  const blocks: PostBlock[] = []
  let words = ''
  const endWords = () => {
    if (hasContent(words)) blocks.push({ html: words.trim(), isBlock: false })
    words = ''
  }
  for (const node of root.children) {
    const html = print(node)
    if (typeof node === 'string' || INLINE.has(node.tag)) {
      words += html
      continue
    }
    endWords()
    if (node.tag === 'p' && openTag('p', node.attributes) === '<p>') {
      words = node.children.map(print).join('')
      endWords()
    } else if (html) blocks.push({ html, isBlock: true })
  }
  endWords()
  return blocks
}

/** Places nodes in the innermost of the open elements, and leaves open no more than were. */
function placeAll(open: Element[], nodes: HtmlNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'object') closeBefore(open, node.tag)
    const depth = open.length
    if (typeof node === 'string') placeText(open, node)
    else {
      place(open, toElement(node.tag, node.attributes))
      placeAll(open, node.children)
    }
    open.length = Math.min(open.length, depth)
  }
}

const toElement = (tag: string, attributes: Record<string, string> = {}, implied = false): Element => ({
  tag,
  attributes,
  implied,
  children: [],
})

const topOf = (open: Element[]): Element => open.at(-1) ?? toElement('')

function holds(parent: Element, tag: string): boolean {
  const structure = STRUCTURES[parent.tag]
  if (structure) return structure.holds.includes(tag)
  if (!FLOW_PARENTS.has(parent.tag)) return INLINE.has(tag)
  return INLINE.has(tag) || FLOW_BLOCKS.has(tag) || (parent.tag === 'figure' && tag === 'figcaption')
}

/** A block ends the paragraph or heading before it, and whatever words are open there. */
function closeBefore(open: Element[], tag: string): void {
  if (INLINE.has(tag) || open.length > MAX_DEPTH) return
  while (!STRUCTURES[topOf(open).tag] && !FLOW_PARENTS.has(topOf(open).tag)) open.pop()
}

/** Opens an element where it may stand; too deep, or as a link in a link, it leaves only its words. */
function place(open: Element[], element: Element): void {
  if (open.length > MAX_DEPTH || (element.tag === 'a' && open.some(({ tag }) => tag === 'a'))) return
  const parent = topOf(open)
  if (holds(parent, element.tag)) {
    append(parent, element)
    open.push(element)
    return
  }
  const implied = impliedBetween(parent.tag, element.tag)
  if (implied) {
    reopen(open, implied)
    place(open, element)
  } else if (parent.tag in STRUCTURES) {
    const misplaced = INLINE.has(element.tag) || FLOW_BLOCKS.has(element.tag) ? element : asParagraph(element)
    placeBeforeTable(open, misplaced)
    open.push(misplaced)
  } else {
    place(open, asParagraph(element))
  }
}

function placeText(open: Element[], text: string): void {
  const parent = topOf(open)
  const structure = STRUCTURES[parent.tag]
  const last = parent.children.at(-1)
  const follows = last !== undefined && (typeof last === 'string' || INLINE.has(last.tag))
  if (!text.trim() && (structure || (FLOW_PARENTS.has(parent.tag) && !follows))) return
  if (structure?.implies) {
    reopen(open, structure.implies)
    topOf(open).children.push(text)
  } else if (structure) placeBeforeTable(open, text)
  else parent.children.push(text)
}

function impliedBetween(parent: string, tag: string): string | undefined {
  if (tag === 'li' && FLOW_PARENTS.has(parent)) return 'ul'
  if (tag === 'td' || tag === 'th')
    return /^(table|thead|tbody|tfoot)$/.test(parent) ? 'tr' : STRUCTURES[parent]?.implies
  return STRUCTURES[parent]?.implies
}

/** Opens an implied element, or the one that was implied just before. */
function reopen(open: Element[], tag: string): void {
  const parent = topOf(open)
  const last = parent.children.at(-1)
  if (typeof last === 'object' && last.implied && last.tag === tag) return void open.push(last)
  const element = toElement(tag, {}, true)
  append(parent, element)
  open.push(element)
}

function append(parent: Element, element: Element): void {
  element.parent = parent
  parent.children.push(element)
}

/** What a table cannot hold stands before it, as in browsers. */
function placeBeforeTable(open: Element[], node: Element | string): void {
  const table = open.findLast(({ tag }) => tag === 'table')
  if (!table?.parent) return
  if (typeof node === 'object') node.parent = table.parent
  table.parent.children.splice(table.parent.children.indexOf(table), 0, node)
}

const asParagraph = (element: Element): Element => ({ ...element, tag: 'p', attributes: {} })

/** An element as HTML; nothing when there is nothing in it. */
function print(node: Element | string): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, attributes } = node
  if (VOID.has(tag)) return openTag(tag, attributes)
  const inner = node.children.map(print).join('')
  const empty = INLINE.has(tag) ? inner === '' && !(tag === 'a' && attributes.id) : !hasContent(inner)
  if (empty && tag !== 'td' && tag !== 'th') return ''
  return `${openTag(tag, attributes)}${inner}</${tag}>`
}

const hasContent = (html: string) =>
  /<(img|hr|td|th|a id)\b/.test(html) || html.replace(/<[^<>]*>/g, '').trim() !== ''
