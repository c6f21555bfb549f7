import { Icon } from '../icon.tsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { CONTROL, Field, FieldError, FieldHint, useFieldText, type FieldText } from './field.tsx'

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

/** A choice of any number from a short list: each a chip, sent as one value of `name` when chosen. */
export function ChipsField({
  label,
  hint,
  error,
  className = '',
  name,
  choices,
  chosen,
  onChange,
}: FieldText & {
  name: string
  choices: readonly string[]
  chosen: readonly string[]
  onChange?: () => void
}) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      className={`grid min-w-0 gap-1.5 ${className}`}
    >
      <legend className="mb-1.5 text-ui leading-[1.4] font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice}
            name={name}
            value={choice}
            defaultChecked={chosen.includes(choice)}
            onChange={onChange}
          >
            {choice}
          </Chip>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </fieldset>
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

/** One yes or no, with its words beside it. */
export function Checkbox({
  label,
  hint,
  ...input
}: ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId()
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-ui">
        <input
          type="checkbox"
          className="size-5 flex-none accent-ink"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}
