/** A JSON object. Its keys come from strangers: they are read through `property` only. */
export type JsonNode = { readonly [key: string]: unknown }

/** Whether a JSON value is an object. */
export function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The value of the first of `names` that the object itself has and that is not null. Publishers also write names in
 * other cases ("Name", "totaltime") and in full ("schema:name", "https://schema.org/name").
 */
export function property(node: JsonNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    if (Object.hasOwn(node, name) && node[name] !== null) return node[name]
  }
  const keys = Object.keys(node)
  for (const name of names) {
    const key = keys.find((key) => toPropertyName(key) === name.toLowerCase() && node[key] !== null)
    if (key !== undefined) return node[key]
  }
  return undefined
}

function toPropertyName(key: string): string {
  return key.toLowerCase().replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '')
}

/** The types of an object in lower case and without their vocabulary: "https://schema.org/Recipe" is "recipe". */
export function typesOf(node: JsonNode): string[] {
  return toList(property(node, '@type', 'type'))
    .filter((type) => typeof type === 'string')
    .map((type) => type.trim().toLowerCase().replace(/^.*[/:#]/, ''))
}

/** A value as a list: lists are flattened, null and undefined left out. */
export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(toList)
  return value === undefined || value === null ? [] : [value]
}

/** The texts in a value, as published: strings, numbers, and the `@value`, text or name of objects. */
export function toTexts(value: unknown): string[] {
  return toList(value).flatMap((item) => {
    if (typeof item === 'string') return [item]
    if (typeof item === 'number') return Number.isFinite(item) ? [String(item)] : []
    return isNode(item) ? toTexts(property(item, '@value', 'text', 'name', 'value')) : []
  })
}
