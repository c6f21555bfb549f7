import { useId } from 'react'
import { Chip } from './choice-field.tsx'
import { FieldError, FieldHint, type FieldText } from './field.tsx'

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
