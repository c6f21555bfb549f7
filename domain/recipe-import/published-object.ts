/** A published object whose keys are read without regard to case, and whose `@id` references can be followed. */
export type PublishedObject = {
  /** The first of these keys that the object has, its references followed. */
  read(...keys: string[]): unknown
  resolve(value: unknown): unknown
  raw: object
}

/** All objects of a file that have both an `@id` and something to say. */
export type Referenced = ReadonlyMap<string, object>

const NOTHING: Referenced = new Map()

/** Reads `raw`, finding what it refers to among `referenced`. Keys are data: `__proto__` is a key like others. */
export function publishedObject(raw: object, referenced: Referenced): PublishedObject {
  let byKey: Map<string, unknown> | undefined
  const byLowerCase = () =>
    (byKey ??= new Map(Object.entries(raw).map(([key, value]) => [key.toLowerCase(), value])))
  const resolve = (value: unknown) => {
    if (!isObject(value) || Object.keys(value).some((key) => !key.startsWith('@'))) return value
    return referenced.get(idOf(value) ?? '') ?? value
  }
  return {
    raw,
    resolve,
    read(...keys) {
      for (const key of keys) {
        const value = Object.hasOwn(raw, key) ? ownValue(raw, key) : byLowerCase().get(key.toLowerCase())
        if (value !== undefined && value !== null) return resolve(value)
      }
      return undefined
    },
  }
}

const ownValue = (raw: object, key: string): unknown => Object.getOwnPropertyDescriptor(raw, key)?.value

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as a list: lists within lists are flattened, nothing is an empty one. */
export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flat(8).filter((item) => item !== undefined && item !== null) : [value]
}

/** Property of an object by any of these names, case aside; undefined for what is no object. */
export function property(value: unknown, ...keys: string[]): unknown {
  return isObject(value) ? publishedObject(value, NOTHING).read(...keys) : undefined
}

/** Text of a value that may be a text, a number, or an object that holds one under `keys`. */
export function textOf(value: unknown, ...keys: string[]): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (!isObject(value)) return undefined
  for (const key of keys) {
    const [first] = toList(property(value, key))
    const text = textOf(first, '@value')
    if (text !== undefined) return text
  }
  return undefined
}

export function idOf(value: unknown): string | undefined {
  const id = property(value, '@id')
  return typeof id === 'string' ? id : undefined
}
