import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'

/** A choice of few, side by side. `marked`: the chosen one has a tick, too. */
export function Switch<Value extends string>({
  label,
  name,
  choices,
  chosen,
  isMarked,
  className = '',
  ...input
}: {
  label: string
  name: string
  choices: readonly (readonly [value: Value, words: string])[]
  chosen: Value
  isMarked?: boolean
  className?: string
} & Pick<ComponentProps<'input'>, 'onChange'>) {
  return (
    <fieldset
      aria-label={label}
      className={`grid min-w-0 auto-cols-fr grid-flow-col rounded-control border border-control ${className}`}
    >
      {choices.map(([value, words]) => (
        <label
          key={value}
          className="group/choice relative grid min-h-11 cursor-pointer place-content-center border-control px-1.5 py-1 sm:px-3 text-center text-ui leading-tight font-medium not-first:border-l hover:bg-linen has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            autoComplete="off"
            className="sr-only"
            {...input}
          />
          <span className="inline-flex items-center gap-1.5">
            {isMarked && (
              <Icon name="check" className="hidden size-[1em] stroke-[2.4] group-has-checked/choice:block" />
            )}
            {words}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
