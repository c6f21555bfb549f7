import { Icon } from '../../../../ui/icon/icon.tsx'
import type { StayingAmount } from 'recipe-reading/kitchen/shown-text'

type DidNotScaleProps = {
  stays: StayingAmount[]
  /** A step has other amounts, which did follow. */
  isNamed?: boolean
  className: string
}

const says = ({ amount, isToTaste }: StayingAmount, isNamed: boolean) =>
  isToTaste ? `start with ${amount} and taste` : `${isNamed ? `${amount} ` : ''}did not scale`

/** Says of amounts that they did not follow the servings. A tap says why, and what to do. */
export function DidNotScale({ stays, isNamed = false, className }: DidNotScaleProps) {
  return (
    <details className={`text-caption print:hidden ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-butter-ink">
        <Icon name="equal" className="size-[1.1em] stroke-2" />
        <span className="underline decoration-dotted underline-offset-4">
          {stays.map((one) => says(one, isNamed)).join(', ')}
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
