import { useId } from 'react'
import { formatSmallAmount } from '../../../ui/text/amount.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CONTROL, FieldError } from '../../../ui/field/field.tsx'
import { NUTRITION_FACTS, type NutritionFact } from 'recipe-basics/recipe/nutrition-facts'
import type { PreviewedFact } from '#server/recipe-preview/nutrition-preview.ts'
import { typeInto } from './type-into.ts'

/** Name, what was published, what was computed, and why they differ: below the figures where there is no room beside them. */
export const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_5.5rem_4.75rem] items-center gap-x-3 gap-y-1 md:grid-cols-[7.5rem_6rem_5.5rem_minmax(0,1fr)]'

const PARTS: ReadonlySet<string> = new Set(['fiber_content_g', 'sugar_content_g', 'saturated_fat_content_g'])

/** One figure: the field of the published one, beside it what the lines give, and a way to take that over. */
export function FactRow({
  name,
  given,
  error,
  previewed,
  seen,
  isUsable,
}: {
  name: Exclude<NutritionFact, 'serving_size'>
  given: string
  error: string | undefined
  previewed: PreviewedFact | undefined
  /** Which figures readers see. */
  seen: 'published' | 'computed' | 'none'
  isUsable: boolean
}) {
  const id = useId()
  const { label, unit } = NUTRITION_FACTS[name]
  const computed = isUsable ? (previewed?.computed ?? null) : null
  const described = [error && `${id}-error`, `${id}-why`].filter(Boolean).join(' ')
  return (
    <div className={`${COLUMNS} border-b border-line py-2`}>
      <label htmlFor={id} className={PARTS.has(name) ? 'pl-3 text-ink-soft' : ''}>
        {label} <span className="text-caption text-ink-soft">({unit})</span>
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={given}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={`${CONTROL} text-right`}
      />
      <span className="text-right font-semibold whitespace-nowrap">
        <span className="sr-only">computed: </span>
        {computed === null ? (
          <span className="font-normal text-ink-soft">unknown</span>
        ) : (
          formatSmallAmount(computed, unit)
        )}
      </span>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 text-[.9375rem] leading-[1.4] text-ink-soft md:col-span-1">
        <span id={`${id}-why`}>{whyOf(given, previewed, computed, seen)}</span>
        {computed !== null && (previewed?.differs || given === '') && (
          <button
            type="button"
            onClick={({ currentTarget }) => typeInto(currentTarget.closest('form'), name, String(computed))}
            className="scripted inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink underline decoration-accent underline-offset-4"
          >
            <Icon name="arrow-left" className="size-[1em]" /> Take over {formatSmallAmount(computed, unit)}
            <span className="sr-only"> as {label}</span>
          </button>
        )}
      </div>
      {error && (
        <div className="col-span-full">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

function whyOf(
  given: string,
  previewed: PreviewedFact | undefined,
  computed: number | null,
  seen: 'published' | 'computed' | 'none',
) {
  const [first, ...rest] = previewed?.why ?? []
  if (first)
    return (
      <>
        <b className="font-semibold text-ink">{first}</b> {rest.join(' ')}
      </>
    )
  if (given !== '' || computed === null) return null
  return (
    <>
      <b className="font-semibold text-ink">Not in the source.</b>{' '}
      {seen === 'computed' ? 'Readers see the computed figure.' : 'Readers see none.'}
    </>
  )
}
