import { EQUIPMENT_FIELDS, EQUIPMENT_LISTS, MAX_RATING } from './fields.ts'
import { isAbsent, toAffiliateLinks, type EquipmentFields } from './equipment.ts'
import { fromNames, namesOf, withoutOwn } from 'recipe-basics/fields/field'
import { readPrice, readWritten } from './price.ts'
import { type FieldReport, type Report, startReport } from 'recipe-import/report'
import { slugify } from '../addresses/slug.ts'
import { toWebAddress } from 'recipe-basics/text/web-address'

/** A piece of a file: what would be stored, the address that the file has for it, and what became of each of its fields. */
export type ImportedEquipment = { fields: EquipmentFields; slug: string | null; report: FieldReport[] }

type EquipmentImport = { ok: true; equipment: ImportedEquipment[] } | { ok: false; messages: string[] }
type Item = Record<string, unknown>

const MAX_TEXT_LENGTH = 10_000
/** Of a file in which nearly everything is wrong, the first say enough. */
const MOST_MESSAGES = 20

const KNOWN = new Set<string>([
  ...namesOf(withoutOwn(EQUIPMENT_FIELDS, EQUIPMENT_FIELDS)),
  'slug',
  'affiliate_links',
])

/**
 * Reads what an equipment file holds, parsed: an array of objects (spec.md section 5). Never throws; values that break a
 * rule give the rule's message each, with items and links counted from 1, and no equipment.
 */
export function importEquipment(items: unknown): EquipmentImport {
  if (!Array.isArray(items))
    return { ok: false, messages: ['JSON file must contain an array of equipment objects'] }
  const pieces = items.map((item: unknown): Item => (isItem(item) ? item : {}))
  const messages = pieces.flatMap((item, index) => problemsOf(item, `Equipment item ${index + 1}`))
  if (messages.length > 0) return { ok: false, messages: messages.slice(0, MOST_MESSAGES) }
  return { ok: true, equipment: pieces.map(toEquipment) }
}

function problemsOf({ name, affiliate_links }: Item, item: string): string[] {
  const problems = toText(name) ? [] : [`${item} must have a name`]
  if (affiliate_links === undefined || affiliate_links === null) return problems
  if (!Array.isArray(affiliate_links)) return [...problems, `${item}: affiliate_links must be an array`]
  return [
    ...problems,
    ...affiliate_links.flatMap((entry: unknown, index) =>
      problemsOfLink(isItem(entry) ? entry : {}, `${item}, affiliate link ${index + 1}`),
    ),
  ]
}

function problemsOfLink({ url, program }: Item, where: string): string[] {
  const isUrl = typeof url === 'string' && url !== ''
  return [
    ...(isUrl ? [] : [`${where}: url is required`]),
    ...(typeof program === 'string' && program.trim() ? [] : [`${where}: program is required`]),
    ...(isUrl && !toWebAddress(url)
      ? [`${where}: url must be a web address that begins with https:// or http://`]
      : []),
  ]
}

function toEquipment(item: Item): ImportedEquipment {
  const report = startReport()
  const text = (field: string) => readText(item, field, report)
  const list = (field: string) => readList(item, field, report)
  const fields: EquipmentFields = {
    name: text('name') ?? '',
    description: text('description'),
    brand: text('brand'),
    model: text('model'),
    ...readPrice(item, report),
    price_checked_on: readDay(item, 'price_checked_on', report),
    category: text('category'),
    image_url: readImage(item.image_url, report),
    ...fromNames(EQUIPMENT_LISTS, list),
    rating: readRating(item.rating, report),
    review_summary: text('review_summary'),
    drawn_as: null,
    affiliate_links: readLinks(item.affiliate_links, report),
  }
  const slug = readSlug(item.slug, report)
  for (const [field, value] of Object.entries(item))
    if (!KNOWN.has(field)) report.note(field, 'dropped', 'Equipment here has no such field.', value)
  return { fields, slug, report: report.entries }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  // No database stores NUL, and cutting may halve a character.
  return value.replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed() || null
}

function readText(item: Item, field: string, report: Report): string | null {
  const value = item[field]
  if (isAbsent(value)) return null
  // Many a model is called by a number.
  const text = toText(field === 'model' && Number.isFinite(value) ? String(value) : value)
  if (text === null) report.note(field, 'dropped', 'The value is not text.', value)
  else report.text(field, value, text)
  return text
}

function readSlug(value: unknown, report: Report): string | null {
  if (isAbsent(value)) return null
  const slug = slugify(toText(value) ?? '')
  if (slug) report.text('slug', value, slug)
  else report.note('slug', 'dropped', 'An address needs at least one letter or digit.', value)
  return slug || null
}

function readImage(value: unknown, report: Report): string | null {
  if (isAbsent(value)) return null
  const address = typeof value === 'string' ? toWebAddress(value) : undefined
  if (address) report.text('image_url', value, address)
  else
    report.note(
      'image_url',
      'dropped',
      'That is not a web address. It must begin with https://, http:// or /.',
      value,
    )
  return address || null
}

function readDay(item: Item, field: string, report: Report): string | null {
  const value = item[field]
  if (isAbsent(value)) return null
  const day = typeof value === 'string' && isDay(value) ? value : null
  if (day === null) report.note(field, 'dropped', 'The value is not a day, such as 2025-03-01.', value)
  else report.note(field, 'kept', 'As in the file.')
  return day
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true

function readRating(value: unknown, report: Report): number | null {
  if (isAbsent(value)) return null
  const read = readWritten(value)
  if (typeof read === 'number' && read >= 1 && read <= MAX_RATING && !isBelowNought(value)) {
    if (read === value) report.note('rating', 'kept', 'As in the file.')
    else report.note('rating', 'changed', `Read as ${read}.`, value)
    return read
  }
  report.note('rating', 'dropped', `A rating must be a number from 1 to ${MAX_RATING}.`, value)
  return null
}

const isBelowNought = (value: unknown) => typeof value === 'string' && /[-−–]\s*\d/.test(value.slice(0, 60))

function readList(item: Item, field: string, report: Report): string[] {
  const value = item[field]
  if (isAbsent(value)) return []
  if (typeof value === 'string') return readListOfText(field, value, report)
  if (!Array.isArray(value)) {
    report.note(field, 'dropped', 'The value is not a list of texts.', value)
    return []
  }
  const texts = value.flatMap((text: unknown) => toText(text) ?? []).slice(0, EQUIPMENT_FIELDS.features.most)
  const left = value.length - texts.length
  if (left > 0)
    report.note(field, 'changed', `${left} of ${value.length} left out: empty, not text, or too many.`, value)
  else report.note(field, 'kept', 'As in the file.')
  return texts
}

/** One text with a mark between its lines is a list, any other is a list of one. */
function readListOfText(field: string, value: string, report: Report): string[] {
  const lines = value
    .slice(0, MAX_TEXT_LENGTH)
    .split(/[\n\r;•|]/)
    .flatMap((line) => toText(line) ?? [])
    .slice(0, EQUIPMENT_FIELDS.features.most)
  if (lines.length > 1) report.note(field, 'changed', `One text, split into ${lines.length} lines.`, value)
  else if (lines.length === 1) report.note(field, 'changed', 'One text, taken as one line.', value)
  else report.note(field, 'dropped', 'The value is empty.', value)
  return lines
}

function readLinks(value: unknown, report: Report) {
  const links = toAffiliateLinks(value)
  if (links.length > 0) report.note('affiliate_links', 'kept', 'As in the file.')
  return links
}
