import type { Amount, Food, Part, Span } from './ingredient-line.ts'
import { isKnownFood } from './known-foods.ts'
import { isLength } from './read-amount.ts'
import { type Amounts, readAmounts } from './read-amounts.ts'
import {
  endOfForm,
  type FoodReading,
  namesKnown,
  type Phrase,
  readPhrase,
  sharedHead,
  toFood,
} from './read-food.ts'
import { isMeasure } from './read-unit.ts'
import { UNITS } from './units.ts'
import { after, type Found, isMark, readQuantity, spanOf } from './read-quantity.ts'

/** A food with its amounts, and what the reader goes on with: the tokens of its name, and brackets within it. */
export type ReadPart = Part & { nameTokens: number[]; brackets: [number, number][] }

/** Units that stand after the food: "2 garlic cloves", "1 fresh basil sprig". */
const LATER_UNITS =
  /^(?:cloves?|stalks?|sprigs?|branch(?:es)?|bulbs?|heads?|slices?|rashers?|strips?|ears?|bunch(?:es)?|handfuls?|knobs?)$/
/** Foods whose names end with such a word. */
const NAMED_SO = new Set(['cinnamon', 'fish', 'bread', 'celery heart'])

/** Reads amounts and the food after them: "2 tbsp finely chopped parsley". */
export function readPart(reading: FoodReading, at: number): Found<ReadPart> {
  const taken = readTakenOf(reading, at)
  const said = readAmounts(reading, taken?.end ?? at)
  const amounts = said && isSupposed(reading, said) ? undefined : said
  const from = taken && !amounts ? at : (taken?.end ?? at)
  const start = skipBetween(reading, amounts?.end ?? after(reading, 'few', from) ?? from)
  const phrase = readPhrase(reading, start, amounts !== undefined)
  const part = toPart(reading, at, phrase, amounts?.value)
  if (taken && amounts) part.forms.unshift(taken.value)
  return { value: part, end: phrase.end }
}

/** "Can be made ahead" is no can: English says "of", or names a food. */
function isSupposed(
  reading: FoodReading,
  { value: { amounts, otherAmounts }, end }: Found<Amounts>,
): boolean {
  const [{ quantitySpan, packageSize, unit } = {}] = amounts
  if (!unit || quantitySpan || packageSize || otherAmounts.length > 0 || reading.words.language !== 'en')
    return false
  return !UNITS[unit].isApproximate && after(reading, 'of', end) === undefined && !namesKnown(reading, end)
}

function toPart(
  reading: FoodReading,
  at: number,
  { value, end }: Found<Phrase>,
  said: Amounts | undefined,
): ReadPart {
  const { amounts = [], otherAmounts = [] } = said ?? {}
  const part: ReadPart = { ...spanOf(reading, at, end), amounts, otherAmounts, ...value }
  return takeLaterUnit(reading, part)
}

/** "Juice of 1 lemon": what is taken of the food, where an amount follows. */
function readTakenOf(reading: FoodReading, at: number): Found<Span> | undefined {
  const { tokens } = reading
  let end = at
  let isPart = false
  for (let count = 0; count < 8; count++) {
    const part = after(reading, 'part', end)
    const next = part ?? endOfForm(reading, end) ?? after(reading, 'and', end) ?? articleBefore(reading, end)
    if (next === undefined) break
    isPart ||= part !== undefined
    end = next
  }
  if (!isPart) return undefined
  const of = after(reading, 'of', end)
  const quantity = tokens[of ?? end]?.kind === 'mark' ? undefined : readQuantity(reading, of ?? end, false)
  return quantity && { value: spanOf(reading, at, end), end: of ?? end }
}

const articleBefore = (reading: FoodReading, at: number) =>
  readQuantity(reading, at, false) ? undefined : after(reading, 'article', at)

/** "of", "each", "of the" between an amount and its food. */
function skipBetween(reading: FoodReading, at: number): number {
  const each = after(reading, 'each', at)
  let end = each === undefined ? at : isMark(reading, each, ':') ? each + 1 : each
  if (isMark(reading, end, ':') || isMark(reading, end, '-')) end++
  for (let count = 0; count < 3; count++) {
    const next = after(reading, 'of', end) ?? after(reading, 'article', end)
    if (next === undefined || next >= reading.tokens.length) break
    end = next
  }
  return end
}

/** What is one of a food that a length stands before. */
const LONG_PIECE = /^(?:stick|stalk|sprig|strip|piece|knob|root)$/

/** "5-cm cinnamon stick": one, of that length. */
function toPiece(part: ReadPart, { start, end, qualifiers, ...size }: Amount): ReadPart {
  const packageSize = { start, end, ...size }
  return {
    ...part,
    amounts: [{ start, end, quantity: { least: 1, most: 1 }, qualifiers, packageSize }],
  }
}

/** "2 garlic cloves" are two cloves of garlic; "2 cinnamon sticks" are what they are called. */
function takeLaterUnit(reading: FoodReading, part: ReadPart): ReadPart {
  const { tokens, words } = reading
  const [amount] = part.amounts
  const last = part.nameTokens.at(-1)
  if (words.language !== 'en' || !amount || part.nameTokens.length < 2 || last === undefined) return part
  const before = tokens[part.nameTokens.at(-2) ?? 0]?.text ?? ''
  const token = tokens[last]
  if (isLength(amount) && part.amounts.length === 1)
    return LONG_PIECE.test(token?.text ?? '') ? toPiece(part, amount) : part
  if (amount.unit) return part
  if (!token || !LATER_UNITS.test(token.text) || NAMED_SO.has(before)) return part
  const unit = words.units.next.get(token.text)?.value
  if (!unit) return part
  const nameTokens = part.nameTokens.slice(0, -1)
  const food = toFood(reading, nameTokens)
  const amounts: Amount[] = [
    { ...amount, unit, unitSpan: spanOf(reading, last, last + 1) },
    ...part.amounts.slice(1),
  ]
  return { ...part, amounts, nameTokens, ...(food && { food }) }
}

/** "6 whole cloves": a unit of things that no food follows is the food. */
export function nameUnit(reading: FoodReading, { value, end }: Found<ReadPart>): Found<ReadPart> {
  const [amount] = value.amounts
  const { unit, unitSpan, ...count } = amount ?? {}
  if (value.food || !amount || !unit || !unitSpan || isMeasure(unit) || value.amounts.length > 1)
    return { value, end }
  const at = reading.tokens.findIndex(({ start }) => start === unitSpan.start)
  const food = at < 0 ? undefined : toFood(reading, [at])
  if (!food) return { value, end }
  return {
    value: { ...value, amounts: [{ ...amount, ...count, unit: undefined, unitSpan: undefined }], food },
    end,
  }
}

/** Gives the first food the noun that it shares with the next: "chicken or vegetable stock". */
export function shareHead(reading: FoodReading, first: ReadPart, second: ReadPart): ReadPart {
  if (!first.food || second.amounts.length > 0) return first
  const head = sharedHead(reading, first.nameTokens, second.nameTokens)
  const token = head === undefined ? undefined : reading.tokens[head]
  if (!token) return first
  const noun = reading.line.slice(token.start, token.end)
  const texts = first.nameTokens.map((at) => reading.tokens[at]?.text ?? '')
  const known = [texts, texts.slice(-1)].find((own) => isKnownFood([...own, token.text]))
  const food: Food = { ...first.food, name: `${first.food.name} ${noun}` }
  return { ...first, food: known ? { ...food, known: [...known, token.text].join(' ') } : food }
}
