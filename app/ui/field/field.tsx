import { Icon } from '../icon/icon.tsx'
import { useId, type ReactNode } from 'react'
import { SaferSentence } from './safer-sentence.tsx'

/** What every field may say: its name, how to fill it in, and what is wrong with what was filled in. */
export type FieldText = { label: string; hint?: ReactNode; error?: string; className?: string }

export const CONTROL =
  'min-h-11.5 w-full rounded-control border border-control bg-surface px-3 py-2 text-ui leading-[1.4] placeholder:text-ink-soft placeholder:opacity-100 hover:border-ink-soft focus-visible:rounded-control focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-danger)]'

/** The attributes that tie a control to the words around it. */
export function useFieldText({ hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

/** A control with its name above it, and below it what is wrong and how to fill it in. */
export function Field({
  id,
  label,
  hint,
  error,
  className = '',
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-ui leading-[1.4] font-semibold">
        {label}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}

/** What is wrong with a field, in its own words. `isSaid`: a notice says it too, so it is not read out twice. */
export function FieldError({ id, isSaid, children }: { id?: string; isSaid?: boolean; children: ReactNode }) {
  return (
    <>
      <p
        id={id}
        role={isSaid ? undefined : 'alert'}
        className="flex items-start gap-1.5 text-caption leading-normal font-semibold text-danger wrap-anywhere"
      >
        <Icon name="circle-alert" className="mt-px stroke-[1.8]" />
        <span>{children}</span>
      </p>
      {/* Outside of the words that describe the field. */}
      {typeof children === 'string' && <SaferSentence text={children} />}
    </>
  )
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="text-caption leading-[1.45] text-ink-soft">
      {children}
    </div>
  )
}
