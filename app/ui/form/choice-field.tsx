import { Icon } from '../icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
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

/** A checkbox that looks like a word one can press. */
export function Chip({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="group relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-control px-3.5 py-1 text-ui leading-tight hover:border-ink hover:bg-surface has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <input type="checkbox" className="peer sr-only" {...input} />
      <Icon name="check" className="size-[1.05em] stroke-[2.2] hidden peer-checked:block" />
      {children}
    </label>
  )
}
