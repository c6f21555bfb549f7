import type { Equipment } from '#domain/equipment/equipment.ts'
import { formatMoney } from '#domain/fields/money.ts'
import { useDateFormat } from '../use-date-format.ts'

export type Priced = Pick<Equipment, 'price' | 'currency' | 'price_checked_on'>

/** What a piece costs, and since when that is known: shops change their prices. */
export function Price({
  piece: { price, currency, price_checked_on },
  className,
  size,
}: {
  piece: Priced
  className: string
  size: string
}) {
  const format = useDateFormat()
  if (price === null) return null
  return (
    <div className={className}>
      <p className={`font-serif leading-[1.2] font-[450] ${size}`}>{formatMoney(price, currency)}</p>
      {price_checked_on && (
        <p className="text-caption text-ink-soft">
          Price checked on <time dateTime={price_checked_on}>{format(price_checked_on)}</time>
        </p>
      )}
    </div>
  )
}
