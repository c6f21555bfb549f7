import { DEFAULT_CURRENCY, MAX_RATING, toAffiliateLinks, type EquipmentFields } from './equipment.ts'
import { toWebAddress } from './web-address.ts'

type EquipmentImport = { ok: true; equipment: EquipmentFields[] } | { ok: false; message: string }
type Item = Record<string, unknown>

const MAX_TEXT_LENGTH = 10_000
const MAX_LIST_LENGTH = 100
const MAX_PRICE = 1e9

/**
 * Reads what an equipment file holds, parsed: an array of objects (SPEC.md section 5). Never throws; a value that
 * breaks a rule gives the rule's message, with items and links counted from 1, and no equipment.
 */
export function importEquipment(items: unknown): EquipmentImport {
  if (!Array.isArray(items))
    return { ok: false, message: 'JSON file must contain an array of equipment objects' }
  const equipment: EquipmentFields[] = []
  for (const [index, item] of items.entries()) {
    const fields = isItem(item) ? item : {}
    const message = problemOf(fields, `Equipment item ${index + 1}`)
    if (message) return { ok: false, message }
    equipment.push(toEquipment(fields))
  }
  return { ok: true, equipment }
}

function problemOf({ name, affiliate_links }: Item, item: string): string | undefined {
  if (!toText(name)) return `${item} must have a name`
  if (affiliate_links === undefined || affiliate_links === null) return undefined
  if (!Array.isArray(affiliate_links)) return `${item}: affiliate_links must be an array`
  for (const [index, entry] of affiliate_links.entries()) {
    const link = isItem(entry) ? entry : {}
    const where = `${item}, affiliate link ${index + 1}`
    if (typeof link.url !== 'string' || !link.url) return `${where}: url is required`
    if (typeof link.program !== 'string' || !link.program.trim()) return `${where}: program is required`
    if (!toWebAddress(link.url))
      return `${where}: url must be a web address that begins with https:// or http://`
  }
  return undefined
}

function toEquipment(item: Item): EquipmentFields {
  return {
    name: toText(item.name) ?? '',
    description: toText(item.description),
    brand: toText(item.brand),
    model: toText(item.model),
    price: toNumber(item.price, 0, MAX_PRICE),
    currency: toText(item.currency) ?? DEFAULT_CURRENCY,
    category: toText(item.category),
    image_url: (typeof item.image_url === 'string' && toWebAddress(item.image_url)) || null,
    features: toTexts(item.features),
    pros: toTexts(item.pros),
    cons: toTexts(item.cons),
    rating: toNumber(item.rating, 1, MAX_RATING),
    review_summary: toText(item.review_summary),
    affiliate_links: toAffiliateLinks(item.affiliate_links),
  }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  // No database stores NUL, and cutting may halve a character.
  return value.replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed() || null
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((text) => toText(text) ?? []).slice(0, MAX_LIST_LENGTH) : []
}

/** A price or rating may be written as a number or as text that is one. Null outside `min` to `max`. */
function toNumber(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && number >= min && number <= max ? number : null
}
