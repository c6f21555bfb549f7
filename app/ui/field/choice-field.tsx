import { Icon } from '../icon/icon.tsx'
import type { ComponentProps } from 'react'
import { CONTROL, Field, useFieldText, type FieldText } from './field.tsx'

/** A choice of one from a list, with what every field may say. */
export function FormSelect({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: Omit<ComponentProps<'select'>, 'className'> & FieldText) {
  const text = useFieldText({ hint, error })
  return (
    <Field id={text.id} label={label} hint={hint} error={error} className={className}>
      <span className="relative">
        <select className={`${CONTROL} appearance-none pr-10`} {...text} {...select}>
          {children}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 stroke-[1.8]"
        />
      </span>
    </Field>
  )
}
