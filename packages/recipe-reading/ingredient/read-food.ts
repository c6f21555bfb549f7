import type { Food, Span } from './ingredient-line.ts'
import { isKnownFood, type KnownFood } from './known-foods.ts'
import { readMeasure } from './read-measure.ts'
import { after, type Found, isMark, readQuantity, type Reading, spanOf } from './read-quantity.ts'

/** A line while its foods are read. `foodAt`: the food of the table that each token belongs to. */
export type FoodReading = Reading & { foodAt: readonly (KnownFood | undefined)[] }

/** The name of a food, the words of form around it, and the brackets in it, which say something else. */
export type Phrase = { food?: Food; forms: Span[]; nameTokens: number[]; brackets: [number, number][] }

/** Makes a line ready for its foods to be read. */
export function toFoodReading(reading: Reading, foods: readonly KnownFood[]): FoodReading {
  const foodAt: (KnownFood | undefined)[] = reading.tokens.map(() => undefined)
  for (const food of foods) foodAt.fill(food, food.start, food.end)
  return { ...reading, foodAt }
}

/** Reads the name of a food, and the words of form around it, up to a mark or a word that ends it. */
export function readPhrase(reading: FoodReading, at: number, hasAmount: boolean): Found<Phrase> {
  const brackets: [number, number][] = []
  const forms: Span[] = []
  const inName: number[] = []
  let end = readForms(reading, at, forms)
  if (isStop(reading, end) && !namesKnown(reading, end))
    return { value: { forms, nameTokens: [], brackets }, end }
  for (let next = end; next < reading.tokens.length;) {
    const close = isMark(reading, next, '(') ? endOfBrackets(reading, next) : undefined
    if (close !== undefined) {
      if (inName.length > 0 && !goesOn(reading, close)) break
      brackets.push([next, close])
      next = inName.length > 0 ? close : readForms(reading, close, forms)
      continue
    }
    const isNumber =
      hasAmount && next === reading.tokens.length - 1 && reading.tokens[next]?.kind === 'number'
    if (!isNumber && !isInFood(reading, next) && endsPhrase(reading, next, inName.length === 0)) break
    if (reading.tokens[next]?.kind !== 'mark') inName.push(next)
    end = ++next
  }
  const { name, later } = trimForms(reading, inName)
  const food = toFood(reading, name)
  const last = Math.max(end, brackets.at(-1)?.[1] ?? 0)
  return {
    value: { ...(food && { food }), forms: [...forms, ...later], nameTokens: name, brackets },
    end: last,
  }
}

/** Reads the words of form before a name: "finely chopped", "fresh or frozen", "large, ripe". */
function readForms(reading: FoodReading, at: number, forms: Span[]): number {
  let end = at
  for (;;) {
    const form = endOfForm(reading, end)
    if (form !== undefined) forms.push(spanOf(reading, end, form))
    const next = form ?? (forms.length > 0 ? endOfLink(reading, end) : undefined) ?? articleAt(reading, end)
    if (next === undefined) return end
    end = next
  }
}

/** A word or comma between two words of form. */
function endOfLink(reading: FoodReading, at: number): number | undefined {
  const isLink =
    isMark(reading, at, ',') || isMark(reading, at, '-') || LINKS.has(reading.tokens[at]?.text ?? '')
  const end = isLink ? at + 1 : (after(reading, 'or', at) ?? after(reading, 'and', at))
  if (end === undefined) return undefined
  const isName = isMark(reading, at, ',') && reading.tokens[end]?.kind === 'word' && !isStop(reading, end)
  return isName || endOfForm(reading, end) !== undefined ? end : undefined
}

const LINKS = new Set(['but', 'to'])

const articleAt = (reading: FoodReading, at: number) =>
  reading.tokens[at + 1]?.kind === 'word' ? after(reading, 'article', at) : undefined

/** The first token after brackets that are closed; undefined when they never are, or hold very much. */
export function endOfBrackets({ tokens }: Reading, at: number): number | undefined {
  let depth = 0
  for (let next = at; next < Math.min(tokens.length, at + MAX_IN_BRACKETS); next++) {
    const text = tokens[next]?.text
    if (text === '(' || text === '[') depth++
    else if ((text === ')' || text === ']') && --depth === 0) return next + 1
  }
  return undefined
}

const MAX_IN_BRACKETS = 80

/** Whether a name goes on after brackets: "kosher (coarse) salt". */
const goesOn = (reading: FoodReading, at: number) =>
  reading.tokens[at]?.kind === 'word' && !endsPhrase(reading, at, false)

/** Inside a food of the table no word ends the name: "corn on the cob". */
const isInFood = ({ foodAt }: FoodReading, at: number) =>
  foodAt[at] !== undefined && foodAt[at] === foodAt[at - 1]

function endsPhrase(reading: FoodReading, at: number, isFirst: boolean): boolean {
  const { tokens } = reading
  const token = tokens[at]
  if (!token) return true
  if (token.kind === 'mark') return endsAtMark(reading, at)
  if (token.kind === 'number') {
    return (
      !isFirst && (readMeasure(reading, at) !== undefined || at === tokens.length - 1 || isCount(reading, at))
    )
  }
  if (after(reading, 'purpose', at) !== undefined || after(reading, 'optional', at) !== undefined) return true
  const isLink = (['or', 'and', 'plus'] as const).some((role) => after(reading, role, at) !== undefined)
  if (!isFirst && startsMixedIn(reading, at)) return true
  return isLink || (!isFirst && !startsPlace(reading, at) && isStop(reading, at))
}

/** "Cloves 3-4", "onion 1 large", "green chilli 2 nos": the number behind a food counts it. */
function isCount(reading: FoodReading, at: number): boolean {
  const end = readQuantity(reading, at, false)?.end ?? at + 1
  return end >= reading.tokens.length || endOfCount(reading, end) > end
}

const COUNT_WORD = /^(?:nos?|numbers?|sized?)$/

/** The token after words that may follow a count at the end of a line or before a mark; the same token where there are none. */
export function endOfCount(reading: FoodReading, at: number): number {
  let end = at
  for (;;) {
    const isWord = COUNT_WORD.test(reading.tokens[end]?.text ?? '')
    const and = end > at ? after(reading, 'and', end) : undefined
    const next = isWord ? end + 1 : (endOfForm(reading, end) ?? and)
    if (next === undefined) return endsOrBreaks(reading, end) ? end : at
    end = next
  }
}

/** Whether a line ends here, or a mark that is no hyphen within words. */
export function endsOrBreaks({ tokens }: Reading, at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  return token.kind === 'mark' && (token.text !== '-' || (token.isApart && tokens[at + 1]?.isApart === true))
}

/** "In 150 ml buttermilk" of chicken thighs, and the word before it that the table does not know: "marinated". */
function startsMixedIn(reading: FoodReading, at: number): boolean {
  const within =
    after(reading, 'within', at) ?? (reading.foodAt[at] ? undefined : after(reading, 'within', at + 1))
  return within !== undefined && reading.tokens[within]?.kind === 'number'
}

/** "In olive oil" says what the food is; "in thin slices" what is to be done. */
function startsPlace({ tokens, foodAt }: FoodReading, at: number): boolean {
  const word = tokens[at]?.text
  if (word !== 'in' && word !== 'en' && word !== 'i') return false
  const first = [1, 2, 3].find((ahead) => foodAt[at + ahead] !== undefined)
  return (
    first !== undefined &&
    tokens.slice(at, at + first).every(({ kind, text }) => kind === 'word' || text === '-')
  )
}

/** How far a food may stand after the words before it. */
const MAX_WORDS_BEFORE = 8

/** Whether the table knows a food before the next mark. */
export function namesKnown({ tokens, foodAt }: FoodReading, at: number): boolean {
  const next = foodAt.slice(at, at + MAX_WORDS_BEFORE).findIndex((food) => food !== undefined)
  return next >= 0 && tokens.slice(at, at + next).every(({ kind }) => kind === 'word')
}

const isStop = (reading: FoodReading, at: number) =>
  reading.foodAt[at] === undefined && after(reading, 'stop', at) !== undefined

function endsAtMark({ tokens }: FoodReading, at: number): boolean {
  const { text, isApart } = tokens[at] ?? { text: '', isApart: false }
  const next = tokens[at + 1]
  if (text === '.') return next === undefined || (next.isApart && (tokens[at - 1]?.text.length ?? 0) > 3)
  if (text === '-') return isApart && (next?.isApart ?? true)
  return ENDS.has(text)
}

const ENDS = new Set([',', '/', ';', ':', '(', ')', '[', ']', '+', '|', '=', '*', '!'])

/** The first token after a word of form or size that is not part of a food's name ("ground beef"). */
export function endOfForm(reading: FoodReading, at: number): number | undefined {
  const end = Math.max(after(reading, 'form', at) ?? 0, after(reading, 'size', at) ?? 0)
  const food = reading.foodAt[at]
  const isNamed = food !== undefined && food.start === at && food.end >= end
  return end === 0 || isNamed ? undefined : end
}

/** Takes the words of form from the end of a name: "oignon émincé", "butter softened". */
function trimForms(reading: FoodReading, inName: readonly number[]): { name: number[]; later: Span[] } {
  const later: Span[] = []
  const name = [...inName]
  while (name.length > 1) {
    const last = name.at(-1) ?? 0
    const count = [2, 1].find(
      (words) => words < name.length && endOfForm(reading, name.at(-words) ?? 0) === last + 1,
    )
    if (count === undefined || isInFood(reading, last)) break
    later.unshift(spanOf(reading, name.at(-count) ?? 0, last + 1))
    name.length -= count
  }
  return { name, later }
}

/** The food of some tokens; its name as it is written, without what stands in brackets between. */
export function toFood(reading: FoodReading, name: readonly number[]): Food | undefined {
  const first = name[0]
  const last = name.at(-1)
  if (first === undefined || last === undefined) return undefined
  const at = name.findLast((token) => {
    const food = reading.foodAt[token]
    return food !== undefined && food.end <= last + 1
  })
  const known = at === undefined ? undefined : reading.foodAt[at]?.name
  return { ...spanOf(reading, first, last + 1), name: joinPieces(reading, name), ...(known && { known }) }
}

function joinPieces({ line, tokens }: Reading, name: readonly number[]): string {
  let text = ''
  let end = 0
  for (const at of name) {
    const token = tokens[at]
    if (!token) continue
    const between = line.slice(end, token.start)
    if (text) text += between.length > 3 || /[([]/.test(between) ? ' ' : between
    text += line.slice(token.start, token.end)
    end = token.end
  }
  return text.replace(/\s+/g, ' ')
}

/** "chicken or vegetable stock", "yellow or red onion": the noun that the first shares with the second. */
export function sharedHead(
  { tokens, foodAt }: FoodReading,
  first: readonly number[],
  second: readonly number[],
): number | undefined {
  const head = second.at(-1)
  const last = first.at(-1)
  if (last === undefined || second.length < 2 || head === undefined) return undefined
  const texts = first.map((at) => tokens[at]?.text ?? '')
  const noun = tokens[head]?.text ?? ''
  if (texts.at(-1) === noun) return undefined
  if (isKnownFood([...texts.slice(-2), noun]) || isKnownFood([...texts.slice(-1), noun])) return head
  const isFood = first.some((at) => foodAt[at] !== undefined)
  return !isFood && foodAt[head] !== undefined && !/s$/.test(texts.at(-1) ?? '') ? head : undefined
}
