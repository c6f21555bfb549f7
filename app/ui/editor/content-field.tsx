import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CONTROL, FieldError, FieldHint, type FieldText } from '../field/field.tsx'
import { TextArea } from '../field/text-area.tsx'
import type { DocNode } from './doc-node.ts'
import { readLines } from './read-lines.ts'
import { Toolbar } from './toolbar.tsx'

type RichEditor = typeof import('./rich-editor.tsx').default

const CANNOT_SHOW =
  'This text holds HTML that the editor cannot show, such as a table. Edit the HTML here. Nothing is lost.'
const NOT_LOADED =
  'The editor could not be loaded. You can write and save the text here, as HTML. Load the page again to get the editor.'

/**
 * The content of a post: a plain field of HTML lines, which is what the form sends, and once scripts run an editor
 * above it. What the editor cannot hold stays in the plain field, as does everything where there are no scripts.
 */
export function ContentField({
  label,
  name,
  value,
  rows,
  error,
  hint,
}: Pick<FieldText, 'error' | 'hint'> & { label: string; name: string; value: string; rows: number }) {
  const id = useId()
  const plain = useRef<HTMLTextAreaElement>(null)
  const [RichEditor, setRichEditor] = useState<RichEditor>()
  const [doc, setDoc] = useState<DocNode>()
  const [note, setNote] = useState<string>()
  const [isFixed, setIsFixed] = useState(false)
  const focusEditor = useRef(() => {})
  const isShown = RichEditor !== undefined && doc !== undefined

  const open = useCallback(() => {
    const read = readLines(plain.current?.value ?? '')
    setNote(read === undefined ? CANNOT_SHOW : undefined)
    // The form as a whole may only be read.
    setIsFixed(plain.current?.matches(':disabled') ?? false)
    setDoc(read)
  }, [])
  const close = () => {
    setDoc(undefined)
    requestAnimationFrame(() => plain.current?.focus())
  }
  useEffect(() => {
    let isHere = true
    void loadEditor().then((editor) => {
      if (!isHere) return
      // What was typed before the editor came counts, too. No letter may come between.
      flushSync(() => {
        setRichEditor(() => editor)
        if (editor) open()
        else setNote(NOT_LOADED)
      })
    })
    return () => {
      isHere = false
    }
  }, [open])
  const learnFocus = useCallback((focus: (at?: 'end') => void) => {
    focusEditor.current = focus
    // A person who is typing goes on in the editor.
    if (document.activeElement === plain.current) focus('end')
  }, [])

  const describedBy = [error && `${id}-error`, note && `${id}-note`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label
        id={`${id}-label`}
        htmlFor={id}
        className="justify-self-start text-ui leading-[1.4] font-semibold"
      >
        {label}
      </label>
      <div className="relative min-w-0 rounded-control border border-control bg-surface has-aria-invalid:border-danger">
        {isShown && (
          <RichEditor
            doc={doc}
            isFixed={isFixed}
            labels={{
              'aria-labelledby': `${id}-label`,
              ...(describedBy && { 'aria-describedby': describedBy }),
              ...(error && { 'aria-invalid': 'true' }),
            }}
            onReady={learnFocus}
            onChange={(lines) => write(plain.current, lines)}
            onHtml={close}
          />
        )}
        {RichEditor && !doc && (
          <Toolbar groups={[[{ label: 'HTML', icon: 'code', pressed: true, run: open }]]} />
        )}
        <TextArea
          ref={plain}
          id={id}
          name={name}
          rows={rows}
          defaultValue={value}
          required={!isShown}
          {...(isShown
            ? {
                // Under the editor the textarea only holds what is sent; focus by its label moves on to the editor.
                'aria-hidden': true,
                tabIndex: -1,
                onFocus: () => focusEditor.current(),
                className: 'sr-only',
              }
            : {
                'aria-describedby': describedBy || undefined,
                'aria-invalid': error ? true : undefined,
                className: `${CONTROL} block resize-y border-0 leading-[1.55]`,
              })}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {note && <FieldHint id={`${id}-note`}>{note}</FieldHint>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}

/** The editor, or undefined where its code or its style does not come. */
async function loadEditor() {
  try {
    const { default: editor } = await import('./rich-editor.tsx')
    return editor
  } catch {
    return undefined
  }
}

/** Fills the plain field as if it had been typed in, so that the form hears of it. */
function write(field: HTMLTextAreaElement | null, lines: string) {
  if (!field) return
  field.value = lines
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
