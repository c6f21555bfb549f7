import type { ReactNode } from 'react'
import { FieldError, useFieldText } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'

/** The name as readers will see it: one line that grows. Enter leads on, as in a field of one line. */
export function NameLine({
  label,
  name,
  placeholder,
  value,
  error,
  note,
}: {
  label: string
  name: string
  placeholder: string
  value: string
  error?: string
  note?: ReactNode
}) {
  const text = useFieldText({ hint: note, error })
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={text.id} className="sr-only">
        {label}
      </label>
      <TextArea
        rows={1}
        name={name}
        dir="auto"
        required
        placeholder={placeholder}
        defaultValue={value}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        className="field-sizing-content min-h-14 w-full resize-none border-b border-control bg-transparent py-1 font-serif text-[clamp(1.875rem,1.4rem+1.7vw,2.75rem)] leading-[1.12] font-[450] tracking-display placeholder:text-ink-soft placeholder:opacity-100 aria-invalid:border-danger"
        {...text}
      />
      {error && <FieldError id={`${text.id}-error`}>{error}</FieldError>}
      {note && <div id={`${text.id}-hint`}>{note}</div>}
    </div>
  )
}
