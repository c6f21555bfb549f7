import type { ComponentProps } from 'react'
import { CONTROL, Field, useFieldText, type FieldText } from './field.tsx'
import { TextArea } from './text-area.tsx'

/** Text of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...textarea
}: Omit<ComponentProps<typeof TextArea>, 'id' | 'className'> & FieldText) {
  const text = useFieldText({ hint, error })
  return (
    <Field id={text.id} label={label} hint={hint} error={error} className={className}>
      <TextArea className={`${CONTROL} resize-y leading-[1.55]`} {...text} {...textarea} />
    </Field>
  )
}
