import { decimalNumber, kitchenNumber } from 'recipe-basics/text/kitchen-number'
import { parseNumber } from 'recipe-basics/text/number'
import { inOrder, isObject, property, textOf, toList } from './published-object.ts'

/** What one entry of an ingredient list says: a line, or the heading of those below it, which is blank where a group ends. */
export type EntryText = { text: string; isHeading: boolean }

/** Lines that apps keep whole beside their parts. */
const WHOLE = ['ingredientText', 'display', 'originalText', 'original', 'rawText']
const FOODS = [
  'text',
  'name',
  '@value',
  'item',
  'food',
  'ingredient',
  'ingredientName',
  'product',
  'productName',
]
const AMOUNTS = ['value', 'amount', 'quantity', 'qty']
/** The ends of a range; the lower one may stand where a single amount does. */
const LEAST = ['min', 'minValue', 'from', 'amountMin', 'quantityMin', 'minQuantity']
const MOST = ['max', 'maxValue', 'to', 'amountMax', 'quantityMax', 'maxQuantity', 'secondaryAmount']
const UNITS = [
  ...['unitText', 'unit', 'units', 'measure', 'measurement', 'quantityUnit', 'quantityType', 'qu', 'uom'],
]
/** Names that programs give to units. A loud one of more letters is a word: "GRAMS", "FLUID_OUNCE". */
const UNIT_NAMES: Record<string, string> = {
  ITEM: '',
  ITEMS: '',
  MILLS: 'ml',
  KGS: 'kg',
  CUP: 'cup',
  CAN: 'can',
}
const LOUD_UNIT = /^[A-Z]{4,}(?:_[A-Z]+)*$/
/** Words beside a food, each of which may say what matters: "gluten-free", "peeled". */
const NOTES = [
  ...['note', 'notes', 'comment', 'preparation', 'prep', 'modifier', 'size', 'details', 'extraInfo'],
  ...['description', 'preparationNotes', 'processing'],
]
/** A third is 0.33 or 0.3333. */
const ROUNDED = 0.02
const LISTS = ['itemListElement', 'ingredients', 'items']
/** Flags of an entry that is the title of those below it, and kinds that say so. */
const HEADING_FLAGS = ['isHeader', 'isHeading', 'isSection', 'isTitle']
const HEADING_KEY = /^(?:is|type$)/i
const HEADING_KINDS = new Set(['group', 'section', 'header', 'heading'])
const GROUP_NAMES = ['name', 'label', 'purpose', 'component']
/** Where an entry of a list, of lines or of steps, names the part of the recipe that it belongs to. */
export const PART_KEYS = [
  'title',
  'heading',
  'section',
  'sectionName',
  'group',
  'groupName',
  'ingredientGroup',
]

/**
 * The lines of an entry that is an object: of a food with its amount, unit and note beside it, or of a group with its heading.
 * An object of lists, as some apps write it, has its headings as keys.
 */
export function readEntry(entry: unknown): EntryText[] {
  if (!isObject(entry)) return toLine(textOf(entry))
  const list = property(entry, ...LISTS)
  if (Array.isArray(list)) return fromGroup(partOf(entry, ...GROUP_NAMES), list)
  const line = toLine(wholeOf(entry) || fromParts(entry))
  if (isFlaggedHeading(entry)) return line.map(({ text }) => ({ text, isHeading: true }))
  // Mealie puts the title of a section at its first line, others at each.
  const part = titleAsFood(entry) === undefined ? partOf(entry) : undefined
  return line.length > 0 ? [...toHeading(part), ...line] : fromLists(entry)
}

/** A line that stands whole beside its parts. Mealie puts nothing between it and its note: "2 eggs beaten". */
function wholeOf(entry: Record<string, unknown>): string | undefined {
  const whole = textOf(property(entry, ...WHOLE))
  const note = textOf(property(entry, 'note'))?.trim()
  const before = note && whole?.endsWith(` ${note}`) ? whole.slice(0, -note.length - 1).trimEnd() : ''
  return /[\p{L}\d)]$/u.test(before) && /^\p{L}/u.test(note ?? '') && foodOf(entry)
    ? `${before}, ${note}`
    : whole
}

/** Whether an entry of a list, of lines or of steps, says of itself that it is a heading. */
export const isFlaggedHeading = (entry: object): boolean =>
  Object.keys(entry).some((key) => HEADING_KEY.test(key)) &&
  (property(entry, ...HEADING_FLAGS) === true || HEADING_KINDS.has(textOf(property(entry, 'type')) ?? ''))

/**
 * The entries of the steps of a method, each step a group: Tandoor lists ingredients there alone. Groups have names where each of
 * several such steps has one.
 */
export function ingredientsOfSteps(method: unknown): { heading: string; ingredients: unknown[] }[] {
  const groups = inOrder(toList(method)).flatMap((step) => {
    const ingredients = toList(property(step, 'ingredients'))
    return ingredients.length > 0 ? [{ heading: textOf(property(step, 'name')) ?? '', ingredients }] : []
  })
  const areParts = groups.length > 1 && groups.every(({ heading }) => heading.trim() !== '')
  return areParts ? groups : groups.map((group) => ({ ...group, heading: '' }))
}

/** What each entry of the ingredients of a step says, in its place, without a note. */
export const ingredientTexts = (step: unknown): string[] =>
  toList(property(step, 'ingredients')).map(
    (entry) => readEntry(isObject(entry) ? { ...entry, note: '' } : entry).at(-1)?.text ?? '',
  )

/** HowToSupply and PropertyValue keep the amount beside the name, apps each part of a line. */
function fromParts(entry: Record<string, unknown>): string | undefined {
  const food = foodOf(entry) ?? titleAsFood(entry)
  const notes = notesOf(entry)
  if (property(entry, 'optional', 'isOptional') === true) notes.push('optional')
  // Mealie has an amount of one beside lines that are nothing but a note.
  const named = food ?? (unitOf(entry) === undefined ? undefined : notes.shift())
  if (named === undefined) return notes.length > 0 ? notes.join(', ') : undefined
  const amount = amountOf(entry)
  const line = startsWith(amount, named) ? named : [amount, named].filter(Boolean).join(' ')
  return notes
    .filter((note) => !named.toLowerCase().includes(note.toLowerCase()))
    .reduce((all, note) => `${all}${note.startsWith('(') ? '' : ','} ${note}`, line)
}

const foodOf = (entry: Record<string, unknown>) => {
  const food = property(entry, ...FOODS)
  return pluralOf(food, entry) ?? textOf(food, 'name', 'text', '@value')
}
const notesOf = (entry: object) => NOTES.flatMap((key) => textOf(property(entry, key))?.trim() || [])

/** The title of an entry that has an amount, and nothing else that could be its food. */
function titleAsFood(entry: Record<string, unknown>): string | undefined {
  const isNamed = foodOf(entry) !== undefined || property(entry, ...WHOLE) !== undefined
  if (isNamed || notesOf(entry).length > 0 || amountOf(entry) === '') return undefined
  return textOf(property(entry, 'title'))
}

/** "200 g" of an entry: its number and unit, which may be an object of their own. */
function amountOf(entry: Record<string, unknown>): string {
  const quantity = quantityOf(entry)
  const number = fractionOf(entry) ?? textOf(quantity, ...AMOUNTS, ...LEAST)
  const most = textOf(quantity, ...MOST)
  const range = [number, most === number ? undefined : most].flatMap((end) => toTidyNumber(end) ?? [])
  return [range.join('-'), unitOf(entry)].filter(Boolean).join(' ')
}

/** "1/2" of an app that keeps both numbers apart. */
function fractionOf(entry: object): string | undefined {
  const [above = 0, below = 0] = [property(entry, 'numerator'), property(entry, 'denominator')].map(Number)
  if (!Number.isInteger(above) || !Number.isInteger(below) || above < 1 || below < 1) return undefined
  const whole = above % below === 0 ? above / below : Math.floor(above / below)
  return [whole || '', above % below === 0 ? '' : `${above % below}/${below}`].filter(Boolean).join(' ')
}

function quantityOf(entry: Record<string, unknown>): unknown {
  const parts = property(entry, 'requiredQuantity', 'amount', 'quantity')
  return isObject(parts) ? parts : (property(entry, 'requiredQuantity') ?? entry)
}

const unitOf = (entry: Record<string, unknown>): string | undefined =>
  [quantityOf(entry), entry]
    .map((place) => toUnit(wordOf(property(place, ...UNITS), entry)))
    .find((unit) => unit !== undefined && unit.trim() !== '')

/** A unit by its short name where it says that it is shown by that, or by its name for one or for several. */
function wordOf(unit: unknown, entry: Record<string, unknown>): string | undefined {
  const short =
    property(unit, 'useAbbreviation') === true ? textOf(property(unit, 'abbreviation'))?.trim() : ''
  return short || pluralOf(unit, entry) || textOf(unit, 'name', 'abbreviation')
}

/** Mealie and Tandoor know how a food and a unit are called where there are several. */
function pluralOf(named: unknown, entry: Record<string, unknown>): string | undefined {
  const plural = textOf(property(named, 'pluralName'))?.trim()
  return plural && Number(textOf(quantityOf(entry), ...AMOUNTS)) > 1 ? plural : undefined
}

function toUnit(unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined
  return UNIT_NAMES[unit] ?? (LOUD_UNIT.test(unit) ? unit.toLowerCase().replaceAll('_', ' ') : unit)
}

/** A number as a cook would write it: apps have 0.3333333333333333, "2.0000" and "1.5E+2". Nothing for zero. */
function toTidyNumber(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d+(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(text)) return text
  const number = Number(text)
  if (number === 0) return undefined
  const isThird =
    /\.\d{3}/.test(text) && number % 1 !== 0 && Math.abs(number * 3 - Math.round(number * 3)) < 0.01
  return isThird ? kitchenNumber(number) : decimalNumber(number)
}

/** Whether a line has its amount already, as Edamam writes it: "1 1/2 cups flour" beside a quantity of 1.5. */
function startsWith(amount: string, line: string): boolean {
  const isNumbered = /^[\d½¼¾⅓⅔]/.test(line) && !/^\d+ ?%/.test(line)
  const [said, number] = [parseNumber(isNumbered ? line : ''), parseNumber(amount)]
  return said !== undefined && number !== undefined && Math.abs(said - number) <= number * ROUNDED
}

/** The lines of an object of lists, whose keys are the headings, or of the one list that an entry has. */
function fromLists(entry: Record<string, unknown>): EntryText[] {
  const groups = Object.entries(entry)
  const lists = groups.filter((group): group is [string, unknown[]] => Array.isArray(group[1]))
  if (lists.length === groups.length) return lists.flatMap(([heading, lines]) => fromGroup(heading, lines))
  return lists.length === 1
    ? lists.flatMap(([, lines]) => fromGroup(partOf(entry, ...GROUP_NAMES), lines))
    : []
}

const fromGroup = (heading: string | undefined, lines: unknown[]): EntryText[] => [
  { text: heading ?? '', isHeading: true },
  ...toList(lines).flatMap(readEntry),
  { text: '', isHeading: true },
]

/** The heading of an entry; a number is none. */
const partOf = (entry: object, ...before: string[]): string | undefined =>
  [property(entry, ...before), property(entry, ...PART_KEYS)]
    .map((part) => textOf(part, 'name'))
    .find((text) => text !== undefined && /\p{L}/u.test(text))

const toLine = (text: string | undefined): EntryText[] =>
  text === undefined ? [] : [{ text, isHeading: false }]

const toHeading = (text: string | undefined): EntryText[] =>
  text === undefined || text.trim() === '' ? [] : [{ text, isHeading: true }]
