import { DEFAULT_CURRENCY } from '../fields/money.ts'
import { isAbsent } from './equipment.ts'
import { decimalsOf } from '../fields/money.ts'
import { parseNumber, parseTyped } from 'recipe-basics/text/number'
import type { Report } from 'recipe-import/report'

const MAX_PRICE = 1e9

/** How a currency is written. `among` are those that write it alike; without a `code`, nobody can tell which. */
type Sign = { sign: RegExp; code?: string; among?: ReadonlySet<string> }

/** How people write currencies, as ISO 4217 codes. A dollar that stands alone may be one of many: ours is the American. */
const SIGNS: Sign[] = [
  { sign: /€|\beuros?\b/iu, code: 'EUR' },
  { sign: /(?<!\p{L})£|\bpounds?\b/iu, code: 'GBP' },
  { sign: /\bCA?\$/u, code: 'CAD' },
  { sign: /\bAU?\$/u, code: 'AUD' },
  { sign: /\bNZ\$/u, code: 'NZD' },
  { sign: /\bHK\$/u, code: 'HKD' },
  { sign: /\bNT\$/u, code: 'TWD' },
  { sign: /\bSG?\$/u, code: 'SGD' },
  { sign: /\b(?:MX|Mex)\$/u, code: 'MXN' },
  { sign: /\bR\$/u, code: 'BRL' },
  { sign: /\bUS\$/u, code: 'USD' },
  {
    sign: /(?<!\p{L})\$|\bdollars?\b/iu,
    code: 'USD',
    among: new Set('AUD CAD HKD MXN NZD SGD USD TWD BRL ARS CLP COP UYU XCD'.split(' ')),
  },
  { sign: /\bfr\.|\bfranken\b|\bfrancs?\b/iu, code: 'CHF' },
  { sign: /\bCN¥|\bRMB\b|元/u, code: 'CNY' },
  { sign: /(?<!\p{L})¥|\byen\b|円/iu, code: 'JPY', among: new Set(['JPY', 'CNY']) },
  { sign: /₹/u, code: 'INR' },
  { sign: /zł/iu, code: 'PLN' },
  { sign: /(?<!\p{L})Kč/iu, code: 'CZK' },
  { sign: /(?<!\p{L})Ft(?!\p{L})/u, code: 'HUF' },
  { sign: /(?<!\p{L})lei(?!\p{L})/iu, code: 'RON' },
  { sign: /₺/u, code: 'TRY' },
  { sign: /₴/u, code: 'UAH' },
  { sign: /₪/u, code: 'ILS' },
  { sign: /₩/u, code: 'KRW' },
  { sign: /₱/u, code: 'PHP' },
  { sign: /₫/u, code: 'VND' },
  { sign: /฿/u, code: 'THB' },
  { sign: /(?<!\p{L})kr\.?(?!\p{L})/iu, among: new Set(['DKK', 'ISK', 'NOK', 'SEK']) },
]
/** Codes that stand in a price of their own. The second ones are words, too, unless they stand in capitals. */
const CODES = [
  /(?<!\p{L})(USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|CNY|INR|PLN|CZK|HUF|SEK|NOK|DKK)(?!\p{L})/iu,
  /(?<!\p{L})(AED|ARS|BAM|BGN|BHD|BRL|CLP|COP|CRC|DOP|EGP|GEL|GHS|HKD|IDR|ILS|ISK|JOD|KES|KRW|KWD|KZT|LBP|LKR|MAD|MDL|MKD|MUR|MXN|MYR|NGN|OMR|PEN|PHP|PKR|QAR|RON|RSD|RUB|SAR|SGD|THB|TND|TRY|TWD|UAH|UYU|VND|XAF|XCD|XOF|ZAR)(?!\p{L})/u,
]
const MOST_READ = 60
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
  if (amount === value) report.note('price', 'kept', 'As in the file.')
  else report.note('price', 'changed', `Read as ${amount}.`, value)
  return amount
}

/**
 * A price as the form has it: "199,00 €", "1.299,00" and "£12" become a number and its currency. The sign in the price
 * counts more than the currency beside it, but that a dollar may be of another country. What is no price stays as it was typed.
 */
export function readTypedPrice(typed: string, currency: string): { price: string; currency: string } {
  const text = typed.normalize('NFKC')
  const beside = findSign(currency)
  const named = beside?.code === undefined || beside.among ? currency : beside.code
  const found = text.length <= MOST_READ ? findSign(text) : undefined
  const isOneOfMany = found?.among?.has(named.trim().toUpperCase()) ?? false
  const settled = isOneOfMany ? named : (found?.code ?? named)
  const rest = found ? withoutSign(text.replace(found.sign, ''), settled) : text
  const digits = rest.trim().replace(NO_CENTS, '$1')
  const price = isInThousands(digits, settled) ? digits.replace('.', '') : digits
  const isPrice = !Number.isNaN(parseTyped(price)) && (!found || isOneOfMany || found.code !== undefined)
  return { price: isPrice ? price : typed, currency: settled }
}

/** "$49.00 CAD" says its currency twice. */
function withoutSign(text: string, currency: string): string {
  const other = findSign(text)
  const isSame = other?.code === currency || other?.among?.has(currency)
  return other && isSame ? text.replace(other.sign, '') : text
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
  else if (code === value) report.note('currency', 'kept', 'As in the file.')
  else report.note('currency', 'changed', `Written as its code, ${code}.`, value)
  return code
}

const findCurrency = (text: string): string | undefined => findSign(text.slice(0, MOST_READ))?.code

function findSign(text: string): Sign | undefined {
  for (const sign of CODES) {
    const code = sign.exec(text)?.[1]?.toUpperCase()
    if (code) return { sign, code }
  }
  return SIGNS.find(({ sign }) => sign.test(text))
}
