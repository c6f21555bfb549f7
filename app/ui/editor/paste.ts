import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { cleanPaste } from './clean-paste.ts'
import { type HtmlNode, textOf } from './html-tree.ts'
import { isReadable, toBlocks, toDocument } from './read-lines.ts'

/** What ProseMirror leaves in the clipboard is clean already. */
const OURS = 'data-pm-slice'

/** Puts what was copied elsewhere into the text, cleaned. False leaves the rest, such as plain text, to the editor. */
export function pasteHtml(view: EditorView, html: string): boolean {
  if (!html || html.includes(OURS)) return false
  const blocks = cleanPaste(readHtml(html)).map((block) =>
    isReadable(block) ? block : { tag: 'p', attributes: {}, children: [textOf([block])] },
  )
  if (blocks.length === 0) return false
  const { content } = view.state.schema.nodeFromJSON(toDocument(toBlocks(blocks)))
  // Words at either end run into those around them.
  const openStart = content.firstChild?.type.name === 'paragraph' ? 1 : 0
  const openEnd = content.lastChild?.type.name === 'paragraph' ? 1 : 0
  const change = view.state.tr.replaceSelection(new Slice(content, openStart, openEnd))
  view.dispatch(change.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

/** The tree of any HTML, as this browser reads it. Nothing in it is loaded or run. */
function readHtml(html: string): HtmlNode[] {
  return toTree(new DOMParser().parseFromString(html, 'text/html').body)
}

function toTree(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!isElement(node)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ tag: node.localName, attributes, children: toTree(node) }]
  })
}

/** Elements of another document are of another world than ours. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
