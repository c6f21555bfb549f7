import { Icon } from '#app/ui/icon.tsx'
import type { StayingAmount } from '#domain/kitchen/shown-text.ts'

export type DidNotScaleProps = {
  stays: StayingAmount[]
  /** A step has other amounts, which did follow. */
  isNamed?: boolean
  className: string
}

/** Says of amounts that they did not follow the servings. A tap says why, and what to do. */
export function DidNotScale({ stays, isNamed, className }: DidNotScaleProps) {
  return (
    <details className={`text-caption print:hidden ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-butter-ink">
        <Icon name="equal" className="size-[1.1em] stroke-2" />
        <span className="underline decoration-dotted underline-offset-4">
          {isNamed && `${stays.map(({ amount }) => amount).join(', ')} `}did not scale
        </span>
      </summary>
      {stays.map(({ why }) => (
        <p key={why} className="text-ink-soft">
          {why}
        </p>
      ))}
    </details>
  )
}
