import type { Part, Span } from './ingredient-line.ts'
import { addSaid, readInBrackets, readSaid, type Said } from './read-amounts.ts'
import { endOfBrackets, endOfForm, type FoodReading, namesKnown } from './read-food.ts'
import { readLateAmount } from './read-late-amount.ts'
import { findMixedIn, readMeasuredFoods, readMixedIn } from './read-mixed-in.ts'
import { type ReadPart, readPart, shareHead } from './read-part.ts'
import { after, type Found, isMark, spanOf, startsQuantity as startsAmount } from './read-quantity.ts'
import { LEADS, NO_OFFER, REMAINDER } from './rest-words.ts'

/** What a line says after its first food. */
export type Rest = {
  first: ReadPart
  preparation?: Span
  /** The preparation stands in brackets. */
  isBracketed?: boolean
  purpose?: Span
  optional?: Span
  alternatives: Part[]
  additions: Part[]
  /** Where an alternative with an amount ends: what is added there belongs to it. */
  alternativeEnd?: number
}

/** Reads what follows the first food: other foods, brackets, remarks. */
export function readRest(reading: FoodReading, { value, end }: Found<ReadPart>): Rest {
  const rest: Rest = { first: value, alternatives: [], additions: [] }
  for (const [from, to] of value.brackets) readRemark(reading, rest, from + 1, to - 1)
  let at = end
  while (at < reading.tokens.length) {
    const next =
      readLateAmount(reading, rest.first, at) ??
      readList(reading, rest, at) ??
      readFood(reading, rest, at) ??
      addMixedIn(reading, rest, at) ??
      readBrackets(reading, rest, at)
    if (next !== undefined && next > at) {
      at = next
      continue
    }
    if (isSeparator(reading, at)) at++
    else {
      const stop = endOfRemark(reading, at)
      readRemark(reading, rest, at, stop)
      at = Math.max(stop, at + 1)
    }
  }
  return rest
}

const isSeparator = (reading: FoodReading, at: number) =>
  [',', ';', '.', ')', ']', '-', ':', '(', '[', '*', '|', '!'].some((mark) => isMark(reading, at, mark))

/** "Navy, cannellini, or other white beans": foods with commas between them. */
function readList(reading: FoodReading, rest: Rest, at: number): number | undefined {
  if (!isMark(reading, at, ',') || rest.preparation || rest.alternatives.length > 0) return undefined
  const ends = [at]
  for (let next = at + 1; next < reading.tokens.length && ends.length < 6; next++) {
    if (isMark(reading, next, ',')) ends.push(next)
    else if (reading.tokens[next]?.kind !== 'word' && !isMark(reading, next, '-')) return undefined
    const link = linkAt(reading, next)
    if (!link) continue
    const names = ends.every((comma) => comma + 1 === next || namesFood(reading, comma + 1))
    if (!names || !namesFood(reading, link.end) || (ends.length === 1 && ends[0] === next - 1))
      return undefined
    return readItems(reading, rest, ends, link)
  }
  return undefined
}

type Link = { end: number; isOr: boolean }

function linkAt(reading: FoodReading, at: number): Link | undefined {
  const or = after(reading, 'or', at)
  if (or !== undefined) return { end: or, isOr: true }
  const and = after(reading, 'and', at)
  return and === undefined ? undefined : { end: and, isOr: false }
}

function readItems(reading: FoodReading, rest: Rest, commas: readonly number[], { end, isOr }: Link): number {
  const parts: ReadPart[] = []
  let last = end
  for (const start of [...commas.map((comma) => comma + 1), end]) {
    if (linkAt(reading, start) && start !== end) continue
    const { value, end: next } = readPart(reading, start)
    if (value.food) parts.push(value)
    last = Math.max(last, next)
  }
  const final = parts.at(-1)
  if (final) {
    rest.first = shareHead(reading, rest.first, final)
    for (let at = 0; at < parts.length - 1; at++) {
      const part = parts[at]
      if (part) parts[at] = shareHead(reading, part, final)
    }
  }
  ;(isOr ? rest.alternatives : rest.additions).push(...parts)
  return last
}

/** Whether a food is named here, and not what is to be done with it. */
function namesFood(reading: FoodReading, at: number): boolean {
  const { tokens } = reading
  if (tokens[at]?.kind !== 'word' || after(reading, 'stop', at) !== undefined) return false
  if (after(reading, 'purpose', at) !== undefined || after(reading, 'optional', at) !== undefined)
    return false
  const end = endOfForm(reading, at)
  if (end === undefined) return true
  return tokens[end]?.kind === 'word' && namesFood(reading, end) && namesKnown(reading, end)
}

/** "or margarine", "/ margarine", "and pepper", "plus 1 tbsp honey". */
function readFood(reading: FoodReading, rest: Rest, at: number): number | undefined {
  const { tokens } = reading
  const from = isMark(reading, at, ',') || isMark(reading, at, ';') ? at + 1 : at
  const isSlash = isMark(reading, from, '/')
  const or = isSlash ? from + 1 : after(reading, 'or', from)
  if (or !== undefined) {
    let start = or
    while (LEADS.has(tokens[start]?.text ?? '')) start++
    if (NO_OFFER.has(tokens[start]?.text ?? '') && !startsAmount(reading, start)) return undefined
    const end = addFood(reading, rest, start, rest.alternatives, isSlash)
    const hasOwn = (rest.alternatives.at(-1)?.amounts.length ?? 0) > 0
    if (end !== undefined && hasOwn) rest.alternativeEnd = end
    return end
  }
  const plus = isMark(reading, from, '+') ? from + 1 : after(reading, 'plus', from)
  const and = after(reading, 'and', from)
  const start = plus ?? and
  if (start === undefined || REMAINDER.has(tokens[start]?.text ?? '')) return undefined
  if (and !== undefined && !startsAmount(reading, start) && !namesFood(reading, start)) return undefined
  if (plus !== undefined && and === undefined && !startsAmount(reading, start) && !namesFood(reading, start))
    return undefined
  if (rest.preparation && !startsAmount(reading, start)) return undefined
  const end = addFood(reading, rest, start, rest.additions, false)
  const added = rest.additions.at(-1)
  if (end !== undefined && added && plus !== undefined && from === at && rest.alternativeEnd === at) {
    added.isOfAlternative = true
    rest.alternativeEnd = end
  }
  return end
}

function addFood(
  reading: FoodReading,
  rest: Rest,
  at: number,
  parts: Part[],
  isSlash: boolean,
): number | undefined {
  const { value, end } = readPart(reading, at)
  if (!value.food && value.amounts.length === 0) return undefined
  if (!value.food && isSlash && value.amounts.length > 0) {
    rest.first.otherAmounts.push(value.amounts)
    return end
  }
  if (!rest.first.food && value.food && rest.first.amounts.length === 0) return undefined
  rest.first = shareHead(reading, rest.first, value)
  parts.push(value)
  return end
}

function addMixedIn(reading: FoodReading, rest: Rest, at: number): number | undefined {
  const parts = hasAmount(rest) ? readMixedIn(reading, at) : undefined
  if (parts) rest.additions.push(...parts.value)
  return parts?.end
}

const hasAmount = ({ first, additions }: Rest) => first.amounts.length > 0 || additions.length > 0

/** Brackets after a food: amounts, or a remark. */
function readBrackets(reading: FoodReading, rest: Rest, at: number): number | undefined {
  const close = isMark(reading, at, '(') || isMark(reading, at, '[') ? endOfBrackets(reading, at) : undefined
  if (close === undefined) return undefined
  const { amounts, otherAmounts } = rest.first
  const end = amounts.length > 0 ? readInBrackets(reading, at, amounts, otherAmounts) : undefined
  if (end !== undefined) return end
  readRemark(reading, rest, at + 1, close - 1)
  return close
}

function endOfRemark(reading: FoodReading, at: number): number {
  let end = at
  while (end < reading.tokens.length) {
    if ([',', ';', '(', '['].some((mark) => isMark(reading, end, mark))) break
    if (end > at && (startsOther(reading, end) || readMixedIn(reading, end))) break
    end++
  }
  return end
}

/** "Melted or 2 tbsp oil", "melted + 2 tbsp butter": a food with an amount of its own ends the remark. */
function startsOther(reading: FoodReading, at: number): boolean {
  const or = after(reading, 'or', at)
  if (or !== undefined && startsAmount(reading, or)) return true
  const plus = isMark(reading, at, '+') ? at + 1 : after(reading, 'plus', at)
  return plus !== undefined && startsAmount(reading, plus)
}

/** Sorts a remark: optional, what it is for, an amount, another food, or what is to be done. */
function readRemark(reading: FoodReading, rest: Rest, from: number, to: number) {
  if (from >= to) return
  const said = readSaid(reading, after(reading, 'of', from) ?? from)
  if (said && said.end === to) {
    addToFirst(rest.first, said.value)
    return
  }
  // "Egg wash (1 egg, 1 tsp water)": what it is made of has the only amounts.
  const made = rest.first.amounts.length === 0 ? readMeasuredFoods(reading, from) : undefined
  if (made && made.end <= to) {
    rest.additions.push(...made.value)
    readRemark(reading, rest, made.end, to)
    return
  }
  const or = after(reading, 'or', from)
  if (or !== undefined && or < to && rest.first.food) {
    let end = readFood(reading, rest, from)
    // "Or ¾ cup milk + ¼ cup cream": what is added to the alternative has its amount, too.
    while (end !== undefined && end < to && startsOther(reading, end)) end = readFood(reading, rest, end)
    if (end !== undefined) return
  }
  const mixedIn = rest.first.food && hasAmount(rest) ? findMixedIn(reading, from, to) : undefined
  if (mixedIn !== undefined) {
    const end = addMixedIn(reading, rest, mixedIn) ?? to
    readRemark(reading, rest, from, mixedIn)
    readRemark(reading, rest, end, to)
    return
  }
  let stop = to
  for (let at = from; at < to; at++) {
    const optional = after(reading, 'optional', at)
    const purpose = after(reading, 'purpose', at)
    if (optional === undefined && purpose === undefined) continue
    stop = Math.min(stop, at)
    if (optional !== undefined) rest.optional ??= spanOf(reading, at, Math.min(optional, to))
    else rest.purpose ??= spanOf(reading, at, to)
    at = (optional ?? to) - 1
  }
  if (stop > from) addPreparation(reading, rest, from, stop)
}

/** "Salt (1 tsp)": what a remark says is the amount where the line begins with none. */
function addToFirst({ amounts, otherAmounts }: ReadPart, said: Said) {
  const [own = [], ...others] = said.groups
  if (amounts.length > 0) addSaid(said, amounts, otherAmounts)
  else {
    amounts.push(...own)
    otherAmounts.push(...others)
  }
}

/** Remarks side by side are one; of those that brackets part the first counts that stands in none. */
function addPreparation(reading: FoodReading, rest: Rest, from: number, to: number) {
  const remark = spanOf(reading, from, to)
  const isBracketed = isMark(reading, from - 1, '(') || isMark(reading, from - 1, '[')
  const { preparation } = rest
  if (!preparation || (rest.isBracketed && !isBracketed)) {
    rest.preparation = remark
    rest.isBracketed = isBracketed
  } else if (/^[\s,;.-]*$/.test(reading.line.slice(preparation.end, remark.start))) {
    rest.preparation = { start: preparation.start, end: remark.end }
  }
}
