import type { ReactNode } from 'react'
import type { Field } from 'recipe-basics/fields/field'
import { ImageField } from '../upload/image-field.tsx'
import { FormSelect } from '../field/choice-field.tsx'
import { TextAreaField } from '../field/text-area-field.tsx'
import { NumberField, TextField } from '../field/text-field.tsx'

/**
 * What a form decides about a field. `label` stands in the place of its own and its unit; `none` is what a choice says
 * where nothing was chosen. A line that is wide has the width of the form.
 */
export type FieldLook = { label?: string; hint?: string; rows?: number; none?: string; isWide?: boolean }

/** Content, moments and JSON have controls of their own. */
type FormField = Exclude<Field, { kind: 'html' | 'moment' | 'json' }>

/**
 * The control that a kind of field has. Long texts and pictures are as wide as the form. `note` stands below the hint: what
 * an import says of the field. With `isFromFile`, a file named the value: a picture of another site waits until the chef
 * has chosen it.
 */
export function FieldControl({
  name,
  field,
  look: { label, hint, rows, none, isWide } = {},
  value,
  error,
  note,
  isFromFile,
}: {
  name: string
  field: FormField
  look?: FieldLook
  value: string | undefined
  error: string | undefined
  note?: ReactNode
  isFromFile?: boolean
}) {
  const description = note ? (
    <>
      {hint}
      {note}
    </>
  ) : (
    hint
  )
  const text = { name, label: label ?? field.label, hint: description, defaultValue: value, error }
  switch (field.kind) {
    case 'line':
      // No maxLength: a browser cuts what is pasted without a word. The server says what is too long.
      return (
        <TextField
          dir="auto"
          required={field.required}
          className={isWide ? 'col-span-full' : undefined}
          {...text}
        />
      )
    case 'prose':
      return <TextAreaField dir="auto" rows={rows} className={WHOLE} {...text} />
    case 'number':
      return <NumberField unit={label ? undefined : field.unit} {...text} />
    case 'choice':
      return (
        <FormSelect {...text}>
          <option value="">{none}</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </FormSelect>
      )
    case 'address':
      return <ImageField isFromFile={isFromFile} className={WHOLE} {...text} />
    case 'day':
      return <TextField type="date" {...text} />
    case 'currency':
      return <TextField maxLength={3} {...text} />
    case 'list':
      return <TextField dir="auto" {...text} />
  }
}

const WHOLE = 'col-span-full'
