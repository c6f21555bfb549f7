import { DEFAULT_CURRENCY, isAbsent } from './equipment.ts'
import { decimalsOf } from '../money.ts'
import { parseNumber, parseTyped } from '../number.ts'
import type { Report } from '../recipe-import/report.ts'

const MAX_PRICE = 1e9

/** How people write currencies, as ISO 4217 codes. A dollar may be one of many: ours is the American. */
const SIGNS: [RegExp, string][] = [
  [/€|\beuros?\b/iu, 'EUR'],
  [/£|\bpounds?\b/iu, 'GBP'],
  [/\bCA\$|\bC\$/u, 'CAD'],
  [/\bAU?\$/u, 'AUD'],
  [/(?:\bUS)?\$|\bdollars?\b/iu, 'USD'],
  [/\bfr\.|\bfranken\b|\bfrancs?\b/iu, 'CHF'],
  [/¥|\byen\b/iu, 'JPY'],
  [/₹/u, 'INR'],
  [/zł/u, 'PLN'],
]
/** Codes that stand in a price of their own. */
const CODE = /(?<![\p{L}])(USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|CNY|INR|PLN|CZK|HUF|SEK|NOK|DKK)(?![\p{L}])/iu
const MOST_READ = 60
/** Dollars of any country are written with its sign. */
const DOLLARS = new Set(['AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'USD'])
/** "1.299": no price has thousandths. */
const POINT_BEFORE_THREE = /^[1-9]\d{0,2}\.\d{3}$/
/** What stands for no cents: "99,-". */
const NO_CENTS = /(\d)[.,][-–—]+$/

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
  const amount = readWritten(typeof value === 'string' ? withoutPoints(value) : value)
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

/**
 * A price as the form has it: "199,00 €", "1.299,00" and "£12" become a number and its currency. The sign in the price
 * counts more than the currency beside it, but that a dollar may be of another country. What is no price stays as it was typed.
 */
export function readTypedPrice(typed: string, currency: string): { price: string; currency: string } {
  const found = typed.length <= MOST_READ ? findSign(typed) : undefined
  const isAnyDollar = found?.code === 'USD' && !CODE.test(typed) && !/\bUS\$/i.test(typed)
  const isOtherDollar = isAnyDollar && DOLLARS.has(currency.trim().toUpperCase())
  const settled = found && !isOtherDollar ? found.code : currency
  const digits = (found ? typed.replace(found.sign, '') : typed).trim().replace(NO_CENTS, '$1')
  const price = isInThousands(digits, settled) ? digits.replace('.', '') : digits
  return { price: Number.isNaN(parseTyped(price)) ? typed : price, currency: settled }
}

const isInThousands = (digits: string, currency: string) =>
  POINT_BEFORE_THREE.test(digits) && decimalsOf(currency.trim()) < 3

/** The same of a price in a file: the point of "1.299 €" is none of decimals. */
function withoutPoints(text: string): string {
  const { price } = readTypedPrice(text, '')
  return Number.isNaN(parseTyped(price)) ? text : String(parseTyped(price))
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

const findCurrency = (text: string): string | undefined => findSign(text.slice(0, MOST_READ))?.code

function findSign(text: string): { sign: RegExp; code: string } | undefined {
  const code = CODE.exec(text)?.[1]?.toUpperCase()
  if (code) return { sign: CODE, code }
  const [sign, named] = SIGNS.find(([sign]) => sign.test(text)) ?? []
  return sign && named ? { sign, code: named } : undefined
}
