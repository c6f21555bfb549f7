import type { EquipmentFields } from './equipment.ts'

/**
 * A piece with the day on which its price was checked: the one that somebody chose, or `today` where the price is another
 * than `before`. A piece without a price has none.
 */
export function withPriceDay(
  fields: EquipmentFields,
  before: EquipmentFields | undefined,
  today: string,
): EquipmentFields {
  const { price, currency, price_checked_on } = fields
  if (price === null) return { ...fields, price_checked_on: null }
  const isNew = price !== before?.price || currency !== before.currency
  const isChosen = price_checked_on !== (before?.price_checked_on ?? null)
  return isNew && !isChosen ? { ...fields, price_checked_on: today } : fields
}
