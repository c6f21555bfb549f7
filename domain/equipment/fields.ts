import { type Fields, namesOf, type NamesWith } from 'recipe-basics/fields/field'
import { TOOL_KINDS } from 'food-drawings/tool/kinds'

/** Stars of the best rating; the worst has one (spec.md sections 3 and 9). */
export const MAX_RATING = 5

const LIST = { kind: 'list', most: 100, longest: 1_000 } as const

/**
 * The fields of a piece of equipment that are one column each, but for its links. A new field is its line here, a
 * migration, its place in the form and in the importer, which the compiler asks for, and its place on the page.
 */
export const EQUIPMENT_FIELDS = {
  name: { kind: 'line', label: 'Name', most: 200, required: true },
  description: { kind: 'prose', label: 'Description', most: 10_000 },
  brand: { kind: 'line', label: 'Brand', most: 200 },
  model: { kind: 'line', label: 'Model', most: 200 },
  price: { kind: 'number', label: 'Price', min: 0, max: 1e9, about: 'In the currency.' },
  currency: { kind: 'currency', label: 'Currency', about: 'ISO 4217 code.' },
  price_checked_on: {
    kind: 'day',
    label: 'Price checked on',
    about: 'The day on which the price was right. Set when the price changes.',
  },
  category: { kind: 'line', label: 'Category', most: 200 },
  image_url: { kind: 'address', label: 'Image' },
  features: { ...LIST, label: 'Key Features' },
  pros: { ...LIST, label: 'Pros' },
  cons: { ...LIST, label: 'Cons' },
  rating: { kind: 'number', label: 'Rating', min: 1, max: MAX_RATING, unit: 'stars', about: 'Stars.' },
  review_summary: { kind: 'prose', label: 'Review', most: 10_000 },
  drawn_as: { kind: 'choice', label: 'Drawn as', choices: TOOL_KINDS, own: true },
} as const satisfies Fields

export type EquipmentField = keyof typeof EQUIPMENT_FIELDS

/** Their names, in the order of the table. */
const EQUIPMENT_FIELD_NAMES = namesOf(EQUIPMENT_FIELDS)

/** The fields that are lists of lines. */
export type EquipmentList = NamesWith<typeof EQUIPMENT_FIELDS, { kind: 'list' }>
export const EQUIPMENT_LISTS = EQUIPMENT_FIELD_NAMES.filter(isList)
/** The fields that are one value each. */
export const EQUIPMENT_TEXTS = EQUIPMENT_FIELD_NAMES.filter((name) => !isList(name))

function isList(name: EquipmentField): name is EquipmentList {
  return EQUIPMENT_FIELDS[name].kind === 'list'
}
