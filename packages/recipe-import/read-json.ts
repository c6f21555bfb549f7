import { isTooDeep, MAX_DEPTH, parseText } from 'recipe-basics/text/json-text'
import { MAX_UPLOAD, MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { explainBroken } from './broken-json.ts'
import { repairJson } from './repair-json.ts'

/** In UTF-16 units. A file has no more of them than bytes, so no upload that was let in is too long. */
export const MAX_LENGTH = MAX_UPLOAD_BYTES
const MAX_VALUES = 1_000_000

type Parsed = { ok: true; value: unknown; repairs: string[] } | { ok: false; detail: string }

/**
 * Reads JSON that a stranger wrote: measured before it is parsed, mended where nothing is lost by it. `repairs` are
 * sentences that say what was mended.
 */
export function readJson(source: string): Parsed {
  if (source.length > MAX_LENGTH)
    return { ok: false, detail: `The file holds more than ${MAX_UPLOAD} of text.` }
  const text = source.replace(/^\ufeff/, '')
  if (text.trim() === '') return { ok: false, detail: 'The file is empty.' }
  if (isTooDeep(text)) return { ok: false, detail: 'The file nests lists and objects more than 32 deep.' }
  const parsed = parseText(text)
  if (parsed.ok) return { ...parsed, repairs: [] }
  const plain = decodeQuotes(text)
  const { text: mended, repairs } = repairJson(plain)
  if (plain !== text) repairs.unshift('Quotes that were written as entities were decoded.')
  const again = repairs.length > 0 && !isTooDeep(mended) ? parseText(mended) : parsed
  return again.ok ? { ...again, repairs } : { ok: false, detail: explainBroken(text) ?? parsed.detail }
}

/**
 * A plain copy of a value that somebody else parsed: objects, lists, texts, numbers, booleans and null. What JSON does
 * not know becomes null. The limits of files hold, so that circles and lists that share their parts end.
 */
export function readValue(source: unknown): Parsed {
  let values = 0
  let excess: string | undefined
  const value = copy(source, 0)
  return excess ? { ok: false, detail: excess } : { ok: true, value, repairs: [] }

  function copy(value: unknown, depth: number): unknown {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
    if (excess || typeof value !== 'object' || value === null) return null
    if (depth >= MAX_DEPTH) excess = 'The data nests lists and objects more than 32 deep.'
    // An empty slot of a list costs as much as a value.
    values += Array.isArray(value) ? value.length : 1
    if (values > MAX_VALUES) excess = 'The data holds too many values.'
    if (excess) return null
    if (Array.isArray(value)) return Array.from(value, (item) => copy(item, depth + 1))
    // fromEntries defines keys such as __proto__ where an assignment would set the prototype.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item, depth + 1)]))
  }
}

/** A page that escaped its script like a paragraph: every quote is an entity, and no text holds a quote of its own. */
function decodeQuotes(text: string): string {
  if (!/^\s*(?:\[\s*)?\{\s*&(?:quot|#0?34);/.test(text)) return text
  const once: Record<string, string> = { quot: '"', '#34': '"', '#034': '"', amp: '&', lt: '<', gt: '>' }
  return text.replace(/&(quot|#0?34|amp|lt|gt);/g, (entity, name: string) => once[name] ?? entity)
}
