import { isWebAddress } from 'recipe-basics/text/web-address'
import type { DocMark, DocNode } from './doc-node.ts'
import { attributeNames, isLinkAddress, MARK_TAGS, markOf } from './elements.ts'
import { type HtmlElement, type HtmlNode, parseTree } from 'recipe-basics/text/html-tree'
import { writeLines } from './write-lines.ts'

const HEADING = /^h([2-6])$/

/**
 * The document of a post's content, one block a line. Undefined when the content holds anything that the editor
 * would lose or change.
 */
export function readLines(content: string): DocNode | undefined {
  const blocks: DocNode[] = []
  for (const line of content.split(/\r\n|\r|\n/)) {
    const tree = parseTree(line)
    if (!tree || !tree.every((node) => isReadable(node))) return undefined
    blocks.push(...toBlocks(tree))
  }
  const doc = toDocument(blocks)
  return countPhrases(writeLines(doc)) === countPhrases(content) ? doc : undefined
}

/** A document of blocks; it holds an empty paragraph when there is none. */
export const toDocument = (blocks: DocNode[]): DocNode => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }],
})

/** Whether the editor can hold a node with all that it has. `around` are the elements it stands in, from outside. */
export function isReadable(node: HtmlNode, around: string[] = []): boolean {
  const parent = around.at(-1) ?? ''
  if (typeof node === 'string') return (!isList(parent) && parent !== 'figure') || !node.trim()
  const { tag, attributes, children } = node
  return (
    isPlacedWell(tag, parent) &&
    !isMarkedAlready(tag, around) &&
    Object.keys(attributes).every((name) => attributeNames(tag).includes(name)) &&
    hasGoodAddress(node) &&
    (!isList(tag) || children.length > 0) &&
    (tag !== 'figure' || isPicture(children)) &&
    children.every((child) => isReadable(child, [...around, tag]))
  )
}

/** The blocks that stand in a document, a list item or a quote. Words between blocks become paragraphs. */
export function toBlocks(nodes: HtmlNode[]): DocNode[] {
  const blocks: DocNode[] = []
  let words: HtmlNode[] = []
  const endWords = () => {
    const content = toInline(words)
    if (content.some(({ type, text }) => type === 'image' || text?.trim()))
      blocks.push({ type: 'paragraph', content })
    words = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node.tag)) words.push(node)
    else {
      endWords()
      blocks.push(toBlock(node))
    }
  }
  endWords()
  return blocks
}

function toBlock(element: HtmlElement): DocNode {
  const { tag, children } = element
  const attrs = allowedAttributes(element)
  const level = HEADING.exec(tag)?.[1]
  if (level)
    return { type: 'heading', attrs: { level: Number(level), ...attrs }, content: toInline(children) }
  if (tag === 'ul') return { type: 'bulletList', content: children.flatMap(toItem) }
  if (tag === 'ol')
    return {
      type: 'orderedList',
      attrs: { start: Number(attrs.start ?? 1) },
      content: children.flatMap(toItem),
    }
  if (tag === 'blockquote')
    return { type: 'blockquote', attrs, content: toDocument(toBlocks(children)).content }
  if (tag === 'hr') return { type: 'horizontalRule' }
  if (tag === 'figure') return toFigure(children)
  return { type: 'paragraph', attrs, content: toInline(children) }
}

/** An item begins with a paragraph, be it an empty one. */
function toItem(node: HtmlNode): DocNode[] {
  if (typeof node === 'string') return []
  const content = toBlocks(node.children)
  return [
    {
      type: 'listItem',
      content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
    },
  ]
}

function toFigure(children: HtmlNode[]): DocNode {
  const [picture, caption] = children.filter((node) => typeof node !== 'string')
  return {
    type: 'figure',
    attrs: picture ? allowedAttributes(picture) : {},
    content: toInline(caption?.children ?? []),
  }
}

/** Words with their marks; neighbours that are marked alike are one. */
function toInline(nodes: HtmlNode[], marks: DocMark[] = []): DocNode[] {
  const content: DocNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string') {
      const last = content.at(-1)
      if (last?.text !== undefined && last.marks === marks) last.text += node
      else if (node) content.push({ type: 'text', text: node, marks })
    } else if (node.tag === 'br') content.push({ type: 'hardBreak', marks })
    else if (node.tag === 'img') content.push({ type: 'image', attrs: allowedAttributes(node), marks })
    else content.push(...toInline(node.children, [...marks, toMark(node)]))
  }
  return content
}

function toMark(element: HtmlElement): DocMark {
  const attrs = allowedAttributes(element)
  const type = markOf(element.tag) ?? ''
  return { type, attrs: type === 'link' ? attrs : { tag: element.tag, ...attrs } }
}

function allowedAttributes({ tag, attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(
    attributeNames(tag).flatMap((name) => {
      const value = attributes[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const isList = (tag: string) => tag === 'ul' || tag === 'ol'
const isInline = (tag: string) => tag === 'br' || tag === 'img' || markOf(tag) !== undefined
const holdsBlocks = (tag: string) => tag === '' || tag === 'li' || tag === 'blockquote'

function isPlacedWell(tag: string, parent: string): boolean {
  if (isList(parent)) return tag === 'li'
  if (parent === 'figure') return tag === 'img' || tag === 'figcaption'
  if (isInline(tag)) return true
  return holdsBlocks(parent) && /^(p|h[2-6]|ul|ol|blockquote|figure|hr)$/.test(tag)
}

/** Two marks of one kind cannot lie over the same words, nor can a phrase of one kind in itself. */
function isMarkedAlready(tag: string, around: string[]): boolean {
  const mark = markOf(tag)
  if (!mark) return false
  return around.some((outer) => (mark === 'phrase' ? outer === tag : markOf(outer) === mark))
}

function hasGoodAddress({ tag, attributes }: HtmlElement): boolean {
  if (attributes.cite !== undefined && !isWebAddress(attributes.cite)) return false
  if (tag === 'a') return isLinkAddress(attributes.href ?? '')
  if (tag === 'img') return isWebAddress(attributes.src ?? '')
  return true
}

/** A figure is one picture, and perhaps words about it. */
function isPicture(children: HtmlNode[]): boolean {
  const tags = children.flatMap((node) => (typeof node === 'string' ? [] : [node.tag]))
  return tags[0] === 'img' && (tags.length === 1 || (tags.length === 2 && tags[1] === 'figcaption'))
}

/** Two quotes side by side would become one. */
const countPhrases = (html: string) =>
  html.match(new RegExp(`<(${MARK_TAGS.phrase?.join('|')})[ >]`, 'g'))?.length ?? 0
