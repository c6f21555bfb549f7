import type { ComponentProps } from 'react'
import { CONTROL, Field, useFieldText, type FieldText } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldText

/** One line of text, or whatever else `type` names. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const text = useFieldText({ hint, error })
  return (
    <Field id={text.id} label={label} hint={hint} error={error} className={className}>
      <input type="text" className={CONTROL} {...text} {...input} />
    </Field>
  )
}

/** A number typed on a phone's number keys. `unit` stands behind it. */
export function NumberField({
  label,
  unit,
  hint,
  error,
  className,
  ...input
}: TextFieldProps & { unit?: string }) {
  const text = useFieldText({ hint, error })
  return (
    <Field
      id={text.id}
      label={unit ? `${label} (${unit})` : label}
      hint={hint}
      error={error}
      className={className}
    >
      <input type="text" inputMode="decimal" autoComplete="off" className={CONTROL} {...text} {...input} />
    </Field>
  )
}
