import { formatNumber } from './format-number.ts'

/** Of these the rule is simple; the others are left to `Intl`, which takes a browser some time to load (`dates.ts`). */
const SIGNS = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
])

/** A price as the en-US locale writes it, such as '$129.00' (spec.md section 9). `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string): string {
  const sign = SIGNS.get(currency)
  if (sign && amount >= 0) return sign + withCents(amount)
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
  } catch (error) {
    // Imported files may name a currency that does not exist.
    if (error instanceof RangeError) return `${amount.toFixed(2)} ${currency}`
    throw error
  }
}

function withCents(amount: number): string {
  const cents = Math.round(amount * 100)
  return `${formatNumber(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}
