import { formatNumber } from 'recipe-basics/text/format-number'

/** spec.md section 9. */
export const DEFAULT_CURRENCY = 'USD'

/**
 * The signs that the en-US locale writes for currencies; any other is named by its code. Not from `Intl`: engines know
 * different currencies and decimals, so a browser would write another price than the server, and see `dates.ts`.
 */
const SIGNS = new Map(
  'USD=$ EUR=€ GBP=£ CAD=CA$ AUD=A$ NZD=NZ$ HKD=HK$ TWD=NT$ MXN=MX$ BRL=R$ JPY=¥ CNY=CN¥ INR=₹ KRW=₩ ILS=₪ PHP=₱ VND=₫'
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)]),
)
/** ISO 4217 has no smaller coin for these, and thousandths for those. */
const WHOLE = /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/
const IN_THOUSANDTHS = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/

/** The decimals of a price in a currency. */
export function decimalsOf(currency: string): number {
  const code = currency.toUpperCase()
  return WHOLE.test(code) ? 0 : IN_THOUSANDTHS.test(code) ? 3 : 2
}

/** A price as the en-US locale writes it, such as '$129.00' (spec.md section 9). `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const smallest = Math.round(Math.abs(amount) * 10 ** decimals)
  const rest = String(smallest % 10 ** decimals).padStart(decimals, '0')
  const written = formatNumber(Math.floor(smallest / 10 ** decimals)) + (decimals > 0 ? `.${rest}` : '')
  const minus = amount < 0 ? '-' : ''
  const code = currency.toUpperCase()
  // Imported files may name a currency that does not exist.
  if (!/^[A-Z]{3}$/.test(code)) return `${minus}${written} ${currency}`
  return minus + (SIGNS.get(code) ?? `${code}\u00a0`) + written
}
