import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react'
import type { Tool } from './toolbar.tsx'

/** The buttons above the text and what each says of the words that are selected. */
export function useTools(
  editor: Editor,
  { onLink, onPicture, onHtml }: { onLink: () => void; onPicture: () => void; onHtml: () => void },
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
      tool('Bold', Bold, is.bold, () => chain().toggleBold().run(), 'Control+B'),
      tool('Italic', Italic, is.italic, () => chain().toggleItalic().run(), 'Control+I'),
    ],
    [
      tool(
        'Heading',
        Heading2,
        is.heading2,
        () => chain().toggleHeading({ level: 2 }).run(),
        'Control+Alt+2',
      ),
      tool(
        'Small heading',
        Heading3,
        is.heading3,
        () => chain().toggleHeading({ level: 3 }).run(),
        'Control+Alt+3',
      ),
    ],
    [
      tool('Bulleted list', List, is.bulletList, () => chain().toggleBulletList().run(), 'Control+Shift+8'),
      tool(
        'Numbered list',
        ListOrdered,
        is.orderedList,
        () => chain().toggleOrderedList().run(),
        'Control+Shift+7',
      ),
      tool('Quote', TextQuote, is.quote, () => chain().toggleBlockquote().run(), 'Control+Shift+B'),
    ],
    [tool('Link', Link, is.link, onLink, 'Control+K'), tool('Picture', ImagePlus, is.figure, onPicture)],
    [
      {
        label: 'Undo',
        icon: Undo2,
        keys: 'Control+Z',
        disabled: !is.undoable,
        run: () => chain().undo().run(),
      },
      {
        label: 'Redo',
        icon: Redo2,
        keys: 'Control+Shift+Z',
        disabled: !is.redoable,
        run: () => chain().redo().run(),
      },
    ],
    [tool('HTML', Code, false, onHtml)],
  ]
}

const tool = (label: string, icon: Tool['icon'], pressed: boolean, run: () => void, keys?: string): Tool => ({
  label,
  icon,
  pressed,
  run,
  keys,
})
