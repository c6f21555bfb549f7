import { type Editor, useEditorState } from '@tiptap/react'
import type { Tool } from './toolbar.tsx'

/** The buttons above the text and what each says of the words that are selected. */
export function useTools(
  editor: Editor,
  {
    onLink,
    onPicture,
    onCard,
    onHtml,
  }: { onLink: () => void; onPicture: () => void; onCard: () => void; onHtml: () => void },
): Tool[][] {
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      figure: editor.isActive('figure'),
      undoable: editor.can().undo(),
      redoable: editor.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  return [
    [
      tool('Bold', 'bold', is.bold, () => chain().toggleBold().run(), 'Control+B'),
      tool('Italic', 'italic', is.italic, () => chain().toggleItalic().run(), 'Control+I'),
    ],
    [
      tool(
        'Heading',
        'heading-2',
        is.heading2,
        () => chain().toggleHeading({ level: 2 }).run(),
        'Control+Alt+2',
      ),
      tool(
        'Small heading',
        'heading-3',
        is.heading3,
        () => chain().toggleHeading({ level: 3 }).run(),
        'Control+Alt+3',
      ),
    ],
    [
      tool('Bulleted list', 'list', is.bulletList, () => chain().toggleBulletList().run(), 'Control+Shift+8'),
      tool(
        'Numbered list',
        'list-ordered',
        is.orderedList,
        () => chain().toggleOrderedList().run(),
        'Control+Shift+7',
      ),
      tool('Quote', 'text-quote', is.quote, () => chain().toggleBlockquote().run(), 'Control+Shift+B'),
    ],
    [
      tool('Link', 'link', is.link, onLink, 'Control+K'),
      tool('Picture', 'image-plus', is.figure, onPicture),
      tool('Card', 'soup', false, onCard),
    ],
    [
      {
        label: 'Undo',
        icon: 'undo-2',
        keys: 'Control+Z',
        disabled: !is.undoable,
        run: () => chain().undo().run(),
      },
      {
        label: 'Redo',
        icon: 'redo-2',
        keys: 'Control+Shift+Z',
        disabled: !is.redoable,
        run: () => chain().redo().run(),
      },
    ],
    [tool('HTML', 'code', false, onHtml)],
  ]
}

const tool = (label: string, icon: Tool['icon'], pressed: boolean, run: () => void, keys?: string): Tool => ({
  label,
  icon,
  pressed,
  run,
  keys,
})
