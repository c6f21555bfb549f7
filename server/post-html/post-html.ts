import sanitizeHtml from 'sanitize-html'
import { type HtmlElement, type HtmlNode, openTag, parseTree } from 'recipe-basics/text/html-tree'
import { toBlocks, type PostBlock } from './blocks.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, RENAMED_TAGS, toSafeAttributes, toTagName } from './rules.ts'

/** Lines beyond these are shown as the text they are: nobody writes a paragraph of that size. */
const MAX_LINE_LENGTH = 200_000
const MAX_LINE_TAGS = 5_000
const MAX_DEPTH = 64

/**
 * The content of a post as pages show it: split on newlines, blank lines skipped, each line rendered as HTML
 * (spec.md section 2) of the one allow-list of `rules.ts`. Every block is well-formed by itself, so no
 * line can change what stands around it. Never throws.
 */
export function toPostBlocks(content: string): PostBlock[] {
  return content.split(/\r\n|\r|\n/).flatMap(toLineBlocks)
}

/** The same content as it may be stored: harmless, one block a line, and unchanged when it is sanitised again. */
export function sanitizePostHtml(content: string): string {
  const lines = content.split(/\r\n|\r|\n/)
  return lines
    .map((line) =>
      toLineBlocks(line)
        .map(({ html }) => html)
        .join('\n'),
    )
    .join('\n')
}

function toLineBlocks(line: string): PostBlock[] {
  const text = withoutControls(line.toWellFormed())
  const blocks = isParagraphSized(text) ? (provenBlocks(text) ?? cleanBlocks(text)) : undefined
  return blocks?.every(({ html }) => isParagraphSized(html))
    ? blocks
    : [{ html: escape(text).trim(), isBlock: false }]
}

/**
 * The blocks of a line that is stored as it was cleaned: allowed elements only, which say letter for letter what the line
 * says. Undefined for any other line.
 */
function provenBlocks(line: string): PostBlock[] | undefined {
  const tree = parseTree(line)
  const blocks = tree?.every((node) => isClean(node)) ? toBlocks(tree) : undefined
  return blocks?.map(({ html }) => html).join('') === line ? blocks : undefined
}

function isClean(node: HtmlNode, depth = 1): boolean {
  if (typeof node === 'string') return true
  const { tag, attributes, children } = node
  return (
    depth <= MAX_DEPTH &&
    ALLOWED_TAGS.includes(tag) &&
    openTag(tag, attributes) === openTag(tag, toSafeAttributes(tag, attributes)) &&
    (tag !== 'img' || Boolean(attributes.src)) &&
    (tag !== 'a' || isLinkOrPlace(node)) &&
    children.every((child) => isClean(child, depth + 1))
  )
}

function cleanBlocks(line: string): PostBlock[] | undefined {
  const tree = parseTree(withoutControls(sanitize(line)))
  return tree && toBlocks(tree.flatMap(toAllowed))
}

/** A node under the names that posts use. A link that leads nowhere, and that nothing leads to, is only its words. */
function toAllowed(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') return [node]
  const element = { ...node, tag: toTagName(node.tag), children: node.children.flatMap(toAllowed) }
  return element.tag === 'a' && !isLinkOrPlace(element) ? element.children : [element]
}

const isLinkOrPlace = ({ attributes: { href, id } }: HtmlElement) => Boolean(href || id)

const isParagraphSized = (html: string) =>
  html.length <= MAX_LINE_LENGTH && html.split('<', MAX_LINE_TAGS + 2).length <= MAX_LINE_TAGS + 1

/** Text as HTML. What is escaped already stays as it is. */
const escape = (text: string) =>
  text
    .replace(/&(?!(amp|lt|gt);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, ...RENAMED_TAGS],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    // No other name is given here: an element that is renamed and left out lends its name to the next one.
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: toSafeAttributes(tagName, attribs) }) },
    // A picture without a source it may have is nothing.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

/** A line stays one line, also when its entities said otherwise. */
const withoutControls = (text: string) => text.replace(/[\r\n\t\f]+/g, ' ').replace(/\p{Cc}/gu, '')
