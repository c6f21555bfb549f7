import { parseNumber } from '../number.ts'
import { isObject, property, textOf, toList } from './published-object.ts'

/** What one entry of an ingredient list says: a line, or the heading of those below it. */
export type EntryText = { text: string; isHeading: boolean }

/** Lines that apps keep whole beside their parts. */
const WHOLE = ['display', 'originalText', 'original', 'rawText']
const FOODS = ['text', 'name', '@value', 'item', 'food', 'ingredient']
const AMOUNTS = ['value', 'amount', 'quantity', 'qty']
const UNITS = ['unitText', 'unit', 'measure']
/** A third is 0.33 or 0.3333. */
const ROUNDED = 0.02
const LISTS = ['itemListElement', 'ingredients', 'items']

/**
 * The lines of an entry that is an object: of a food with its amount, unit and note beside it, or of a group with its heading.
 * An object of lists, as some apps write it, has its headings as keys.
 */
export function readEntry(entry: unknown): EntryText[] {
  if (!isObject(entry)) return toLine(textOf(entry))
  const list = property(entry, ...LISTS)
  const heading = textOf(property(entry, 'name', 'title'))
  if (Array.isArray(list)) return [...toHeading(heading), ...toList(list).flatMap(readEntry)]
  const line = toLine(textOf(property(entry, ...WHOLE)) || fromParts(entry))
  // Mealie puts the title of a section at its first line.
  return line.length > 0 ? [...toHeading(textOf(property(entry, 'title'))), ...line] : fromGroups(entry)
}

/** The entries of the steps of a method: Tandoor lists ingredients there alone. */
export const ingredientsOfSteps = (method: unknown): unknown[] =>
  toList(method).flatMap((step) => toList(property(step, 'ingredients')))

/** HowToSupply and PropertyValue keep the amount beside the name, apps each part of a line. */
function fromParts(entry: Record<string, unknown>): string | undefined {
  const food = textOf(property(entry, ...FOODS), 'name', 'text', '@value')
  const note = textOf(property(entry, 'note', 'notes'))?.trim()
  if (food === undefined) return note
  const amount = amountOf(entry)
  const line = startsWith(amount, food) ? food : [amount, food].filter(Boolean).join(' ')
  return note ? `${line}, ${note}` : line
}

/** "200 g" of an entry: its number and unit, which may be an object of their own. */
function amountOf(entry: Record<string, unknown>): string {
  const parts = property(entry, 'amount')
  const quantity = property(entry, 'requiredQuantity') ?? (isObject(parts) ? parts : entry)
  const number = textOf(quantity, ...AMOUNTS)
  const unit = textOf(property(quantity, ...UNITS), 'name', 'abbreviation')
  return [number === '0' ? undefined : number, unit].filter(Boolean).join(' ')
}

/** Whether a line has its amount already, as Edamam writes it: "1 1/2 cups flour" beside a quantity of 1.5. */
function startsWith(amount: string, line: string): boolean {
  const isNumbered = /^[\d½¼¾⅓⅔]/.test(line) && !/^\d+ ?%/.test(line)
  const [said, number] = [parseNumber(isNumbered ? line : ''), parseNumber(amount)]
  return said !== undefined && number !== undefined && Math.abs(said - number) <= number * ROUNDED
}

function fromGroups(entry: Record<string, unknown>): EntryText[] {
  const groups = Object.entries(entry)
  if (!groups.every(([, lines]) => Array.isArray(lines))) return []
  return groups.flatMap(([heading, lines]) => [...toHeading(heading), ...toList(lines).flatMap(readEntry)])
}

const toLine = (text: string | undefined): EntryText[] =>
  text === undefined ? [] : [{ text, isHeading: false }]

const toHeading = (text: string | undefined): EntryText[] =>
  text === undefined || text.trim() === '' ? [] : [{ text, isHeading: true }]
