import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldHint } from './field.tsx'

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
          className="size-6 flex-none accent-ink"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}
