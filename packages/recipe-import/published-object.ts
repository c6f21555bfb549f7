/** A published object whose keys are read without regard to case, hyphens and underscores, and whose `@id` references can be followed. */
export type PublishedObject = {
  /** The first of these keys that the object has something to say under, its references followed. */
  read(...keys: string[]): unknown
  resolve(value: unknown): unknown
  raw: object
}

/** All objects of a file that have both an `@id` and something to say. */
export type Referenced = ReadonlyMap<string, object>

const NOTHING: Referenced = new Map()

/** Reads `raw`, finding what it refers to among `referenced`. Keys are data: `__proto__` is a key like others. */
export function publishedObject(raw: object, referenced: Referenced): PublishedObject {
  let spelled: Map<string, string> | undefined
  const find = (key: string) =>
    Object.hasOwn(raw, key) ? ownValue(raw, key) : findSpelled((spelled ??= spellingsOf(raw)), key)
  function findSpelled(spelled: ReadonlyMap<string, string>, key: string): unknown {
    const same = spelled.get(plainKey(key))
    return same === undefined ? undefined : ownValue(raw, same)
  }
  const resolve = (value: unknown) => {
    if (!isObject(value)) return value
    const saysMore = Object.entries(value).some(([key, part]) => !key.startsWith('@') && !isBlank(part))
    return saysMore ? value : (referenced.get(idOf(value) ?? '') ?? value)
  }
  return {
    raw,
    resolve,
    read(...keys) {
      const values = keys.map(find)
      const value = values.find((part) => !isBlank(part)) ?? values.find((part) => part !== undefined)
      return value === null ? undefined : resolve(value)
    },
  }
}

/** A key as it is compared: "prep_time" and "PrepTime" are one. */
export const plainKey = (key: string): string => key.toLowerCase().replace(/[_-]/g, '')

/** No key that is read is longer. */
const LONGEST_KEY = 40

/** Of keys that are one but for their spelling, the last counts. */
const spellingsOf = (raw: object) =>
  new Map(
    Object.keys(raw).flatMap((key) => (key.length > LONGEST_KEY ? [] : [[plainKey(key), key] as const])),
  )

const ownValue = (raw: object, key: string): unknown => Object.getOwnPropertyDescriptor(raw, key)?.value

/** Whether a property is there without saying anything. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    value === undefined || value === null || (Array.isArray(value) && value.every((item) => item === null))
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No list of a recipe is longer; of a longer one the beginning is read. */
const MOST_ITEMS = 10_000

/** A value as a list: lists within lists are flattened, nothing is an empty one. */
export function toList(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value.slice(0, MOST_ITEMS).flat(8).slice(0, MOST_ITEMS) : [value]
  return list.filter((item) => item !== undefined && item !== null)
}

const PLACES = ['orderIndex', 'stepNumber', 'position', 'order']

/** Entries in the order that they say themselves; as they stand where one says none, or two the same. */
export function inOrder(entries: unknown[]): unknown[] {
  const places = new Map<number, unknown>()
  for (const entry of entries) {
    const place = Number(textOf(property(entry, ...PLACES)))
    if (!Number.isFinite(place)) return entries
    places.set(place, entry)
  }
  if (places.size < entries.length) return entries
  return [...places].toSorted(([a], [b]) => a - b).map(([, entry]) => entry)
}

/** Property of an object by any of these names, case aside; undefined for what is no object. */
export function property(value: unknown, ...keys: string[]): unknown {
  return isObject(value) ? publishedObject(value, NOTHING).read(...keys) : undefined
}

/** Text of a value that may be a text, a number, an object that holds one under `keys`, or a list of these. */
export function textOf(value: unknown, ...keys: string[]): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value)
  if (Array.isArray(value))
    return toList(value)
      .map((item) => textOf(item, ...keys))
      .find((text) => text !== undefined)
  if (!isObject(value)) return undefined
  const object = publishedObject(value, NOTHING)
  for (const key of keys) {
    const text = textOf(object.read(key), '@value')
    if (text !== undefined) return text
  }
  return undefined
}

/** Codes of UN/CEFACT, which schema.org has for units. */
const UNIT_CODES: Record<string, string> = {
  ...{ KJO: 'kJ', GRM: 'g', KGM: 'kg', MGM: 'mg', MC: 'µg', LTR: 'l', MLT: 'ml' },
  ...{ MIN: 'min', HUR: 'h', SEC: 's', DAY: 'd' },
}

/** A text, or the value of an object with its unit behind it. */
export function textWithUnit(value: unknown, ...keys: string[]): string | undefined {
  const [first] = toList(value)
  const text = textOf(first, '@value', 'value', 'amount', ...keys)
  const unit = textOf(property(first, 'unitText', 'unit', 'unitCode'))?.trim() ?? ''
  return text === undefined || unit === '' ? text : `${text} ${UNIT_CODES[unit.toUpperCase()] ?? unit}`
}

/** A number in plain digits: the first number of "1e+21" would be 1. */
function numberText(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? '0' : BigInt(value).toString()
}

export function idOf(value: unknown): string | undefined {
  const id = property(value, '@id')
  return typeof id === 'string' ? id : undefined
}
