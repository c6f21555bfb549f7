import { isObject, property, textOf, toList } from './published-object.ts'

/** What one entry of an ingredient list says: a line, or the heading of those below it. */
export type EntryText = { text: string; isHeading: boolean }

/** Lines that apps keep whole beside their parts. */
const WHOLE = ['display', 'originalText', 'original', 'rawText']
const FOODS = ['text', 'name', '@value', 'item', 'food', 'ingredient']
const AMOUNTS = ['value', 'amount', 'quantity']
const UNITS = ['unitText', 'unit']
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
  const quantity = property(entry, 'requiredQuantity') ?? entry
  const amount = textOf(quantity, ...AMOUNTS)
  const unit = textOf(property(quantity, ...UNITS), 'name', 'abbreviation')
  const line = [amount === '0' ? undefined : amount, unit, food].filter(Boolean).join(' ')
  const note = textOf(property(entry, 'note', 'notes'))?.trim()
  if (food === undefined) return note
  return note ? `${line}, ${note}` : line
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
