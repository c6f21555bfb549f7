import type { Quantity, Span } from './ingredient-line.ts'
import { BIT_OF, type Lexicon, type Role } from './lexicon.ts'
import type { Token } from './line-tokens.ts'
import { findPhrase } from './phrase-index.ts'

/** A line while it is read: `line` is untouched. `starts` has the roles of the phrases that may begin at each token. */
export type Reading = { line: string; tokens: readonly Token[]; words: Lexicon; starts: readonly number[] }

/** Something found in the tokens of a line; `end` is the first token after it. */
export type Found<Value> = { value: Value; end: number }

/** A quantity as it is written. `vague`: "a few" names no number, so that no number of it is scaled. */
export type WrittenQuantity = { quantity: Quantity; span: Span; isVague: boolean }

/** How many "a few" are. */
const FEW = 3

/** The characters from one token to the token before another. */
export function spanOf({ tokens }: Reading, from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[Math.max(from, to - 1)]?.end ?? 0 }
}

/** Makes a line ready to be read with the words of a language. */
export function toReading(line: string, tokens: readonly Token[], words: Lexicon): Reading {
  return { line, tokens, words, starts: tokens.map(({ text }) => words.starts.get(text) ?? 0) }
}

/** The first token after a phrase that begins here; undefined when none does. */
export function after({ tokens, words, starts }: Reading, role: Role, at: number): number | undefined {
  if (((starts[at] ?? 0) & (BIT_OF.get(role) ?? 0)) === 0) return undefined
  const index = words.roles.get(role)
  return index && findPhrase(index, tokens, at)?.end
}

/** Whether a mark stands here. */
export const isMark = ({ tokens }: Reading, at: number, mark: string) => tokens[at]?.text === mark

/** Reads "2", "1½", "two", "a dozen", "2–3", "2 or 3", "a few". `grouped`: "1.000" is one thousand. */
export function readQuantity(
  reading: Reading,
  at: number,
  grouped: boolean,
): Found<WrittenQuantity> | undefined {
  const few = after(reading, 'few', at)
  const first = readNumber(reading, at, grouped)
  if (few !== undefined && few >= (first?.end ?? 0)) {
    const value = { quantity: { least: FEW, most: FEW }, span: spanOf(reading, at, few), isVague: true }
    return { value, end: few }
  }
  if (!first || isMark(reading, first.end, '%')) return undefined
  const last = readRangeEnd(reading, first.end, grouped)
  if (last && isMixed(reading, first, last)) {
    const value = first.value + last.value
    const span = spanOf(reading, at, last.end)
    return { value: { quantity: { least: value, most: value }, span, isVague: false }, end: last.end }
  }
  const most = last?.value ?? first.value
  const end = last?.end ?? endOfPart(reading, first)
  // "2 to 3 dozen" are two dozen at least.
  const least =
    last && isInDozens(reading, last) && first.value * DOZEN <= most ? first.value * DOZEN : first.value
  const quantity = { least: Math.min(least, most), most: Math.max(least, most) }
  return { value: { quantity, span: spanOf(reading, at, end), isVague: false }, end }
}

/** "½ an onion", "three-quarters of a cup": a part of one, with the words that say so. */
function endOfPart(reading: Reading, { value, end }: Found<number>): number {
  if (value >= 1) return end
  const at = after(reading, 'of', end) ?? end
  const one = ONE.test(reading.tokens[at]?.text ?? '') ? after(reading, 'article', at) : undefined
  return one !== undefined && reading.tokens[one]?.kind !== 'mark' ? one : end
}

const ONE = /^(?:an?|une?|uno|una|ein(?:e[rns]?)?|een|en|ei|ett?)$/

/** Between two numbers, "~" is the hyphen of East Asia. */
const isRangeSign = (reading: Reading, at: number) => isMark(reading, at, '-') || isMark(reading, at, '~')

/** "1 - 1/2 cups" are one and a half: no range falls from a whole number to a part of one. */
const isMixed = (reading: Reading, first: Found<number>, last: Found<number>) =>
  isMark(reading, first.end, '-') && Number.isInteger(first.value) && first.value >= 1 && last.value < 1

function readRangeEnd(reading: Reading, at: number, grouped: boolean): Found<number> | undefined {
  const { tokens } = reading
  // "3- to 4-pound" has a hyphen for the unit that it leaves out.
  const to = after(reading, 'to', isMark(reading, at, '-') ? at + 1 : at)
  let next = to ?? (isRangeSign(reading, at) ? at + 1 : after(reading, 'or', at))
  if (next === undefined) return undefined
  if (isMark(reading, next, '-')) next++
  next = after(reading, 'about', next) ?? next
  const isArticle = tokens[next]?.kind === 'word' && after(reading, 'article', next) !== undefined
  const last = isArticle ? undefined : readNumber(reading, next, grouped)
  if (!last || isMark(reading, last.end, '%') || isSize(reading, at, last.end)) return undefined
  return last
}

/** "2-15 oz cans" are two cans, not two to fifteen ounces. */
function isSize(reading: Reading, at: number, end: number): boolean {
  const first = reading.tokens[at - 1]
  const last = reading.tokens[end - 1]
  if (!isMark(reading, at, '-') || !first || !last || last.value < first.value * 4) return false
  const unit = findPhrase(reading.words.units, reading.tokens, isMark(reading, end, '-') ? end + 1 : end)
  if (unit?.value !== 'oz' && unit?.value !== 'g') return false
  const next = isMark(reading, unit.end, '.') ? unit.end + 1 : unit.end
  return findPhrase(reading.words.units, reading.tokens, next) !== undefined
}

/** One number, of digits or words. */
function readNumber(reading: Reading, at: number, grouped: boolean): Found<number> | undefined {
  const { tokens, words } = reading
  const token = tokens[at]
  const phrase = findPhrase(words.numbers, tokens, at)
  const first =
    token?.kind === 'number'
      ? { value: grouped ? (token.grouped ?? token.value) : token.value, end: at + 1 }
      : phrase
  if (!first) return undefined
  const dozen = findPhrase(words.numbers, tokens, first.end)
  const isDozen = dozen?.value === 12 && tokens[first.end]?.text.startsWith('d')
  if (dozen && isDozen && Number.isInteger(first.value * 12)) {
    const isCut = isMark(reading, dozen.end, '.') && tokens[dozen.end]?.isApart === false
    return { value: first.value * 12, end: isCut ? dozen.end + 1 : dozen.end }
  }
  return addHalf(reading, first)
}

const DOZEN = 12

/** Whether the last word of a number is a dozen that a number stands before. */
const isInDozens = ({ tokens }: Reading, { value, end }: Found<number>) =>
  value > DOZEN && tokens[end - 1]?.text.startsWith('d') === true

/** "One and a half", "1 et demi", "1 and 1/2". */
function addHalf(reading: Reading, first: Found<number>): Found<number> {
  const { tokens, words } = reading
  const next = after(reading, 'and', first.end)
  if (next === undefined || !Number.isInteger(first.value)) return first
  const token = tokens[next]
  if (token?.kind === 'number' && token.value < 1) return { value: first.value + token.value, end: next + 1 }
  const half = after(reading, 'halves', next)
  const part = half === undefined ? undefined : findPhrase(words.numbers, tokens, next)
  return part && part.value < 1
    ? { value: first.value + part.value, end: Math.max(part.end, half ?? 0) }
    : first
}

/** Whether a quantity begins here. */
export const startsQuantity = (reading: Reading, at: number) => readQuantity(reading, at, false) !== undefined
