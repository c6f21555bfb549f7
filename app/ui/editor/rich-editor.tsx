import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { CardForm } from './card-form.tsx'
import type { DocNode } from './doc-node.ts'
import { linkAttributes } from './elements.ts'
import type { FoundCard } from './find-cards.ts'
import { LinkForm, type LinkValues } from './link-form.tsx'
import { takeIn } from './paste.ts'
import { PictureForm, type PictureValues } from './picture-form.tsx'
import { EXTENSIONS } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import { useTools } from './use-tools.ts'
import { writeLines } from './write-lines.ts'
import './editor.css'

type Inserting = 'link' | 'picture' | 'card' | undefined

/**
 * The text of a post as it will look, with buttons for what it may hold. `onChange` gets its lines. Comes in a file
 * of its own, which only those who write ever load.
 */
export default function RichEditor({
  doc,
  isFixed,
  labels,
  onReady,
  onChange,
  onHtml,
}: {
  doc: DocNode
  /** May be read, and not changed. */
  isFixed: boolean
  /** The attributes that name and explain the field. */
  labels: Record<string, string>
  onReady: (focus: (at?: 'end') => void) => void
  onChange: (lines: string) => void
  onHtml: () => void
}) {
  const [inserting, setInserting] = useState<Inserting>()
  const [file, setFile] = useState<File>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: doc,
    editable: !isFixed,
    // The policy of the site forbids styles in the page; editor.css holds them.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => onChange(writeLines(editor.state.doc.toJSON())),
    editorProps: {
      attributes: { class: 'prose', role: 'textbox', 'aria-multiline': 'true', dir: 'auto', ...labels },
      handleDOMEvents: isFixed
        ? {}
        : {
            ...takeIn((file) => {
              setFile(file)
              setInserting('picture')
            }),
            keydown: (_, event) => {
              if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false
              event.preventDefault()
              // What was selected a moment ago reaches the document with an event of its own.
              setTimeout(() => setInserting('link'))
              return true
            },
          },
    },
  })
  const toggle = (kind: Inserting) => () => setInserting((now) => (now === kind ? undefined : kind))
  const tools = useTools(editor, {
    onLink: toggle('link'),
    onPicture: toggle('picture'),
    onCard: toggle('card'),
    onHtml,
  })
  useEffect(() => {
    onReady((at) => {
      // The editor's own command takes the focus a frame later. Letters may come before.
      if (at) editor.view.focus()
      editor.commands.focus(at)
    })
  }, [editor, onReady])
  const close = () => {
    setInserting(undefined)
    setFile(undefined)
    editor.commands.focus()
  }

  return (
    <>
      <Toolbar groups={tools} />
      {inserting === 'link' && (
        <LinkForm
          link={linkAt(editor)}
          onSet={(link) => {
            setLink(editor, link)
            close()
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            close()
          }}
          onClose={close}
        />
      )}
      {inserting === 'picture' && (
        <PictureForm
          picture={file ? undefined : pictureAt(editor)}
          file={file}
          onSet={(picture) => {
            setPicture(editor, picture)
            close()
          }}
          onClose={close}
        />
      )}
      {inserting === 'card' && (
        <CardForm
          onSet={(card) => {
            setCard(editor, card)
            close()
          }}
          onClose={close}
        />
      )}
      <EditorContent editor={editor} />
    </>
  )
}

function linkAt(editor: Editor): LinkValues | undefined {
  const { href, rel } = editor.getAttributes('link')
  if (typeof href !== 'string') return undefined
  return { href, isAffiliate: String(rel).includes('sponsored') }
}

/** Makes the selected words a link, or changes the one they stand in; without words the address is its own. */
function setLink(editor: Editor, { href, isAffiliate }: LinkValues) {
  const attributes = linkAttributes(href, isAffiliate)
  const isNew = editor.state.selection.empty && !editor.isActive('link')
  if (isNew) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: attributes }] })
  } else editor.chain().extendMarkRange('link').setLink(attributes).run()
}

function pictureAt(editor: Editor): PictureValues | undefined {
  const { src, alt, width, height } = editor.getAttributes(editor.isActive('image') ? 'image' : 'figure')
  if (typeof src !== 'string') return undefined
  return {
    src,
    alt: String(alt ?? ''),
    width: Number(width) || undefined,
    height: Number(height) || undefined,
  }
}

/** Changes the picture that is selected, or puts a new one below the words that are. */
function setPicture(editor: Editor, { src, alt, width, height }: PictureValues) {
  const attrs = {
    src,
    alt,
    srcset: null,
    width: width?.toString() ?? null,
    height: height?.toString() ?? null,
  }
  if (editor.isActive('figure')) editor.commands.updateAttributes('figure', attrs)
  else if (editor.isActive('image')) editor.commands.updateAttributes('image', attrs)
  else editor.commands.insertContent({ type: 'figure', attrs })
}

/**
 * Puts a line that is only a link below the block that the words stand in, or in its place where that is empty, and goes
 * on after it.
 */
function setCard(editor: Editor, { to, name }: FoundCard) {
  const { $to } = editor.state.selection
  const isInBlock = $to.depth > 0
  const isEmpty = isInBlock && $to.node(1).isTextblock && $to.node(1).content.size === 0
  const end = isInBlock ? $to.after(1) : $to.pos
  const start = isEmpty ? $to.before(1) : end
  const link = { type: 'text', text: name, marks: [{ type: 'link', attrs: linkAttributes(to, false) }] }
  const line = { type: 'paragraph', content: [link] }
  editor
    .chain()
    .insertContentAt({ from: start, to: end }, [line, { type: 'paragraph' }])
    // The line begins and ends with a step; the next one begins with another.
    .setTextSelection(start + name.length + 3)
    .run()
}
