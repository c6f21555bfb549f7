import { DEFAULT_CURRENCY, isAbsent } from './equipment.ts'
import { parseNumber } from '../number.ts'
import type { Report } from '../recipe-import/report.ts'

const MAX_PRICE = 1e9

/** How people write currencies, as ISO 4217 codes. A dollar may be one of many: ours is the American. */
const SIGNS: [RegExp, string][] = [
  [/€|\beuros?\b/iu, 'EUR'],
  [/£|\bpounds?\b/iu, 'GBP'],
  [/\bCA\$|\bC\$/u, 'CAD'],
  [/\bAU?\$/u, 'AUD'],
  [/\$|\bdollars?\b/iu, 'USD'],
  [/\bfr\.|\bfranken\b|\bfrancs?\b/iu, 'CHF'],
  [/¥|\byen\b/iu, 'JPY'],
  [/₹/u, 'INR'],
  [/zł/u, 'PLN'],
]
/** Codes that stand in a price of their own. */
const CODE = /(?<![\p{L}])(USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|CNY|INR|PLN|CZK|HUF|SEK|NOK|DKK)(?![\p{L}])/iu
const MOST_READ = 60

/** Reads price and currency of a piece, however they are written, and reports on both. */
export function readPrice(
  { price, currency }: Record<string, unknown>,
  report: Report,
): { price: number | null; currency: string } {
  const amount = readAmount(price, report)
  const named = readCurrency(currency, report)
  if (named) return { price: amount, currency: named }
  const besides = typeof price === 'string' && amount !== null ? findCurrency(price) : undefined
  if (besides) report.note('currency', 'changed', `Read from the price: ${besides}.`, price)
  else if (amount !== null && isAbsent(currency))
    report.note('currency', 'guessed', `The file names no currency. ${DEFAULT_CURRENCY} is assumed.`)
  return { price: amount, currency: besides ?? DEFAULT_CURRENCY }
}

function readAmount(value: unknown, report: Report): number | null {
  if (isAbsent(value)) return null
  const amount = readWritten(value)
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    report.note('price', 'dropped', 'This is not a number.', value)
    return null
  }
  const isNegative =
    amount < 0 || (typeof value === 'string' && /^\P{N}*[-−–]\s*\d/u.test(value.slice(0, MOST_READ)))
  if (isNegative || amount > MAX_PRICE) {
    report.note('price', 'dropped', 'A price must be from 0 to 1,000,000,000.', value)
    return null
  }
  if (amount === value) report.note('price', 'kept', 'As published.')
  else report.note('price', 'changed', `Read as ${amount}.`, value)
  return amount
}

/** A number, also as the text that one is, or that holds one. */
export function readWritten(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const number = Number(value)
  return Number.isNaN(number) ? parseNumber(value) : number
}

function readCurrency(value: unknown, report: Report): string | undefined {
  if (isAbsent(value)) return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : findCurrency(text)
  if (!code)
    report.note('currency', 'dropped', `The price names no currency. ${DEFAULT_CURRENCY} is assumed.`, value)
  else if (code === value) report.note('currency', 'kept', 'As published.')
  else report.note('currency', 'changed', `Written as its code, ${code}.`, value)
  return code
}

function findCurrency(text: string): string | undefined {
  const beginning = text.slice(0, MOST_READ)
  const code = CODE.exec(beginning)?.[1]?.toUpperCase()
  return code ?? SIGNS.find(([sign]) => sign.test(beginning))?.[1]
}
