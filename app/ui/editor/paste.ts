import { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { cleanPaste, countLostPictures, holdsEmbedded } from './clean-paste.ts'
import { toOwnPath } from './elements.ts'
import { notify } from '../notice/notices.tsx'
import { type HtmlNode, textOf } from 'recipe-basics/text/html-tree'
import { isReadable, toBlocks, toDocument } from './read-lines.ts'

/** What ProseMirror itself leaves in the clipboard is clean already. */
const OURS = 'data-pm-slice'

/** Events of the text that bring something in from elsewhere; `onFile` gets a picture. */
export function takeIn(onFile: (file: File) => void) {
  const take = (view: EditorView, event: Event, data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    const html = data?.getData('text/html') ?? ''
    const isTaken = file?.type.startsWith('image/') ? (onFile(file), true) : pasteHtml(view, html)
    if (isTaken) event.preventDefault()
    return isTaken
  }
  return {
    // Before ProseMirror reads it: the browser would tell of every style in it that our policy forbids.
    paste: (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData),
    drop(view: EditorView, event: DragEvent) {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (view.dragging || !place) return false
      const { doc, tr } = view.state
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
      return take(view, event, event.dataTransfer)
    },
  }
}

/** Puts what was copied elsewhere into the text, cleaned. False leaves the rest, such as plain text, to the editor. */
function pasteHtml(view: EditorView, html: string): boolean {
  if (!html || html.includes(OURS)) return false
  const tree = readHtml(html)
  if (countLostPictures(tree) > 0)
    notify({
      kind: 'destructive',
      title: 'The pictures were not pasted',
      text: 'The other document holds them. Please add them with the Picture button.',
    })
  if (holdsEmbedded(tree))
    notify({
      kind: 'destructive',
      title: 'A film or a part of another page was not pasted',
      text: 'A post cannot hold it. Please put a link to its page there.',
    })
  const blocks = cleanPaste(tree).map((block) =>
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
  const quiet = html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)(?=\s*=)/gi, ' data-$1'))
  return toTree(new DOMParser().parseFromString(quiet, 'text/html').body)
}

function toTree(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!isElement(node)) return []
    const attributes = [...node.attributes].map(({ name, value }) => [
      name.replace(/^data-(?=style$)/, ''),
      name === 'href' || name === 'src' ? toOwnPath(value.trim(), location.origin) : value,
    ])
    return [{ tag: node.localName, attributes: Object.fromEntries(attributes), children: toTree(node) }]
  })
}

/** Elements of another document are of another world than ours. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
