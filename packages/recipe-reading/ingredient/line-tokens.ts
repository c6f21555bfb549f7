import { MAX_LINE_LENGTH } from '../food/line-words.ts'
import type { Span } from './ingredient-line.ts'
import { INVISIBLE, toPlainLine } from './plain-line.ts'

/**
 * A word, a number or a mark of a line. `isApart`: white space stands before it. `grouped` is the value of a number whose
 * last three digits may also be thousands ("1.000").
 */
export type Token = Span & {
  kind: 'word' | 'number' | 'mark'
  text: string
  isApart: boolean
  value: number
  grouped?: number
}

const TOKEN =
  /&frac(?<top>[1-9])(?<bottom>[1-9]);|&(?:nbsp|ensp|thinsp);|(?<amp>&(?:amp;)?)|(?<elided>(?:[dlj]|qu|un|dell|all|nell|dall|mezz)'(?=[\p{L}\d]))|(?<small>[⁰¹²³⁴-⁹]{1,3}[⁄∕/](?:[₁-₉][₀-₉]{0,2}|[1-9]\d{0,2}))|(?<word>x(?=\d)|(?<=\d)(?:lbs?|kg)(?=\d)|\p{L}(?:[\p{L}\p{M}\p{N}\u200b]|'(?=\p{L}))*(?:\((?:e?s|e?n|er?|x|i)\))?)|(?<digits>\d+(?:[.,]\d+)*|\.\d+)|(?<sign>[¼-¾⅐-⅞])|(?<mark>[^\s\p{Cf}])/gu
const SIGNS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const LONG_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
/** "⁷⁷⁄₇₈": plain digits would join the number before it, and small ones say where each part ends. */
const SMALL_FRACTION = /[⁰¹²³⁴-⁹]{1,3}[⁄∕/](?=[₁-₉1-9])[₀-₉\d]{1,3}/gu
const SMALL_DIGITS = /[¹²³⁰-₉]/u
const BOTTOMS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16])

/** The one of a scanned page: "I/2 cup", "1 I/2 cups", "l lb". No "1 l/2 pints", and no "I pomodori". */
const MISREAD_ONE =
  /(?<![\p{L}\p{N}/])i(?=\/[2-8](?!\d))|^[il](?= (?:cups?|teaspoons?|tablespoons?|tsp|tbsp|lbs?|pounds?|oz|ounces?|pints?|quarts?|eggs?)(?!\p{L}))/gu

/** The words, numbers and marks of a line, in its order. What follows MAX_LINE_LENGTH is not read. */
export function toTokens(line: string): Token[] {
  const text = withSmallFractions(toPlainLine(line.slice(0, MAX_LINE_LENGTH)), line).replace(MISREAD_ONE, '1')
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const token = toToken(match)
    if (token) {
      token.isApart = token.start > end || end === 0
      tokens.push(token)
      end = token.end
    }
  }
  return joinFractions(tokens, line)
}

function withSmallFractions(plain: string, line: string): string {
  if (!SMALL_DIGITS.test(line)) return plain
  let text = ''
  for (const { index, 0: fraction } of line.slice(0, plain.length).matchAll(SMALL_FRACTION))
    text += plain.slice(text.length, index) + fraction
  return text + plain.slice(text.length)
}

/** Endings in brackets ("Zwiebel(n)") left out, letters that are spelled with two, and signs that show nothing, as the tables of words spell them. */
const toText = (word: string) =>
  word.replace(/['\p{M}\u200b]|\(.*/gu, '').replace(/[ßæœþ]/g, (letter) => LONG_LETTERS[letter] ?? letter)

function toToken({ index, 0: all, groups = {} }: RegExpExecArray): Token | undefined {
  const at = { start: index, end: index + all.length, isApart: false }
  const { word, elided, digits, sign, small, mark, amp, top, bottom } = groups
  if (word) return { ...at, kind: 'word', text: /^[a-z0-9]*$/.test(word) ? word : toText(word), value: 0 }
  if (digits) return { ...at, kind: 'number', text: digits, ...readDigits(digits) }
  if (mark) return mark === INVISIBLE ? undefined : { ...at, kind: 'mark', text: mark, value: 0 }
  if (sign) return { ...at, kind: 'number', text: sign, value: SIGNS[sign] ?? 0 }
  if (small) {
    const [over = '', under = ''] = small.normalize('NFKD').split(/[⁄∕/]/)
    return { ...at, kind: 'number', text: `${over}/${under}`, value: Number(over) / Number(under) }
  }
  if (top && bottom)
    return { ...at, kind: 'number', text: `${top}/${bottom}`, value: Number(top) / Number(bottom) }
  if (elided) return { ...at, kind: 'word', text: elided.slice(0, -1), value: 0 }
  return amp ? { ...at, kind: 'word', text: 'and', value: 0 } : undefined
}

/** "1.5", "1,5"; "1.000" is one thousand of grams and one of litres, so both are kept. */
function readDigits(digits: string): { value: number; grouped?: number } {
  const parts = digits.split(/[.,]/)
  const [whole = '', ...others] = parts
  const last = others.at(-1)
  if (last === undefined) return { value: toNumber(whole) }
  const areGroups = others.every((part) => part.length === 3) && Number(whole) > 0
  if (others.length === 1) {
    const value = toNumber(`${whole}.${last}`)
    return areGroups ? { value, grouped: toNumber(parts.join('')) } : { value }
  }
  if (areGroups) return { value: toNumber(parts.join('')) }
  return { value: toNumber(`${whole}${others.slice(0, -1).join('')}.${last}`) }
}

/** No number of a kitchen has more than nine digits, and none is infinite. */
const toNumber = (digits: string) => Number(digits.slice(0, 12))

/** "1/2", "1 1/2", "1-1/2", "1 + 1/2", "1½", "1/4th" and "11/2", which lost its space, are one number each. */
function joinFractions(tokens: readonly Token[], line: string): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) continue
    const lean = readLean(tokens, at)
    if (lean) {
      joined.push(lean)
      at += 2
      continue
    }
    const fraction = token.kind === 'number' ? readFraction(tokens, at, line) : undefined
    const number = fraction ?? token
    if (fraction) at += 2
    if (number.kind === 'number') at += addFraction(number, tokens, at, line)
    const ordinal = tokens[at + 1]
    if (ordinal && isFraction(number) && ORDINAL.test(ordinal.text)) {
      number.end = ordinal.end
      at++
    }
    joined.push(number)
  }
  return joined
}

/** "85/15 ground beef": parts of lean and fat, which are its name and no amount. */
function readLean(tokens: readonly Token[], at: number): Token | undefined {
  const [lean, slash, fat] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (lean?.kind !== 'number' || slash?.text !== '/' || fat?.kind !== 'number') return undefined
  if (slash.isApart || fat.isApart || lean.value < 50 || lean.value + fat.value !== 100) return undefined
  return { ...lean, kind: 'word', text: `${lean.text}/${fat.text}`, end: fat.end, value: 0 }
}

/** "1/4th tsp", "1/3 rd cup". */
const ORDINAL = /^(?:ths?|rds?|nds?)$/
const isFraction = ({ kind, text }: Token) => kind === 'number' && (text in SIGNS || text.includes('/'))

const PARTED = new Set([3, 4, 8])
const FRACTION_SLASH = '⁄'
const SPOONS = /^(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?)$/
const LENGTH = /^(?:[cm]m|in|inch(?:es)?)$/

function readFraction(tokens: readonly Token[], at: number, line: string): Token | undefined {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!top || slash?.text !== '/' || bottom?.kind !== 'number') return undefined
  if (!/^\d{1,3}$/.test(top.text) || !/^[1-9]\d{0,2}$/.test(bottom.text)) return undefined
  // "200/250 g" is a range, and nobody takes 77 or 78 cups.
  const isCertain =
    top.value < bottom.value &&
    (line[slash.start] === FRACTION_SLASH || SPOONS.test(tokens[at + 3]?.text ?? ''))
  if (!isCertain && !BOTTOMS.has(bottom.value)) return undefined
  // "1 /2 banana" and "3 /4 cup" are parts, "4 /6 cm" is none.
  const isPart = PARTED.has(bottom.value) && top.value < bottom.value
  const isLength = LENGTH.test(tokens[at + 3]?.text ?? '')
  if (slash.isApart !== bottom.isApart && top.text !== '1' && (!isPart || isLength)) return undefined
  const value = toFraction(top.text, bottom.value)
  return value === undefined
    ? undefined
    : { ...top, text: `${top.text}/${bottom.text}`, end: bottom.end, value }
}

/** "11/2" is 1½: no cook takes eleven halves. */
function toFraction(top: string, bottom: number): number | undefined {
  if (Number(top) < bottom || top.length === 1) return Number(top) / bottom
  const part = Number(top.slice(-1))
  return part > 0 && part < bottom ? Number(top.slice(0, -1)) + part / bottom : undefined
}

/** Adds the fraction after a whole number to it, and says how many tokens it took. */
function addFraction(number: Token, tokens: readonly Token[], at: number, line: string): number {
  if (!/^\d{1,4}$/.test(number.text)) return 0
  const next = tokens[at + 1]
  const isHyphen = next?.text === '-' && !next.isApart && tokens[at + 2]?.isApart === false
  const isLinked = isHyphen || next?.text === '+'
  const from = isLinked ? at + 2 : at + 1
  const part = tokens[from]
  if (part?.kind !== 'number') return 0
  if (isFraction(part)) return take(number, part, from - at)
  const fraction = readFraction(tokens, from, line)
  if (!fraction || fraction.value >= 1 || !(isLinked || part.isApart)) return 0
  return take(number, fraction, from - at + 2)
}

function take(number: Token, part: Token, count: number): number {
  number.value += part.value
  number.end = part.end
  number.text += ` ${part.text}`
  return count
}
