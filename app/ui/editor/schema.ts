import Image from '@tiptap/extension-image'
import { Extension, Mark, mergeAttributes, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isWebAddress, toWebAddress } from 'recipe-basics/text/web-address'
import { CardLines } from './card-lines.ts'
import { attributeNames, isLinkAddress, MARK_TAGS } from './elements.ts'

/** Attributes as they stand in the HTML. */
const plain = (names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))

/** Where a quotation comes from; nothing when that is no address. */
const cite = {
  cite: {
    default: null,
    parseHTML: (element: HTMLElement) => toWebAddress(element.getAttribute('cite') ?? ''),
  },
}

const tagsOf = (mark: string) => MARK_TAGS[mark] ?? []

/** Which of its elements a mark was: <b> stays <b>. */
const whichTag = (mark: string) => ({
  types: [mark],
  attributes: {
    tag: {
      default: tagsOf(mark)[0] ?? null,
      parseHTML: (element: HTMLElement) => {
        const tag = element.dataset.tag ?? element.localName
        return tagsOf(mark).includes(tag) ? tag : tagsOf(mark)[0]
      },
      renderHTML: ({ tag }: Record<string, string>) => (tag === tagsOf(mark)[0] ? {} : { 'data-tag': tag }),
    },
  },
})

const AllowedAttributes = Extension.create({
  name: 'allowedAttributes',
  addGlobalAttributes: () => [
    whichTag('bold'),
    whichTag('italic'),
    whichTag('strike'),
    whichTag('underline'),
    {
      types: ['paragraph', 'heading', 'bold', 'italic', 'link', 'phrase'],
      attributes: plain(['lang', 'dir', 'id']),
    },
    { types: ['blockquote'], attributes: cite },
  ],
})

/** A shade of meaning that the toolbar has no button for: <small>, <sub>, <abbr> and their like. */
const Phrase = Mark.create({
  name: 'phrase',
  excludes: '',
  addAttributes: () => ({
    tag: { default: 'small', rendered: false, parseHTML: (element) => element.localName },
    ...plain(['title', 'datetime']),
    ...cite,
  }),
  parseHTML: () => tagsOf('phrase').map((tag) => ({ tag })),
  renderHTML: ({ mark, HTMLAttributes }) => {
    const tag = String(mark.attrs.tag)
    return [tagsOf('phrase').includes(tag) ? tag : 'small', HTMLAttributes, 0]
  },
})

const isOwnPicture = (element: HTMLElement) => isWebAddress(element.getAttribute('src') ?? '')

const Picture = Image.extend({
  addAttributes: () => plain(attributeNames('img')),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element) ? null : false) }],
}).configure({ inline: true })

/** A picture with words under it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => plain(attributeNames('img')),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('span'),
      getAttrs: (element) => {
        const picture = element.querySelector('img')
        if (!picture || !isOwnPicture(picture)) return false
        return Object.fromEntries(attributeNames('img').map((name) => [name, picture.getAttribute(name)]))
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', mergeAttributes(HTMLAttributes, { draggable: 'false', contenteditable: 'false' })],
    ['figcaption', 0],
  ],
  addKeyboardShortcuts() {
    return {
      // Below the words of a picture the post goes on; a picture is never cut in two.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type.name !== this.name) return false
        const after = $from.after()
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run()
      },
    }
  },
})

/** All that the editor can hold. What it cannot hold stays HTML (decision 18). */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  AllowedAttributes,
  CardLines,
  Phrase,
  Picture,
  Figure,
]
