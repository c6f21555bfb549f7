import { formatNumber } from '#domain/format-number.ts'
import type { Schema } from './reference-schema.ts'

/** One field as the page about the API lists it; parts of objects and lists follow their whole. */
export type Field = { name: string; type: string; isRequired: boolean; notes: string[] }

const WORDS: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
  null: 'null',
}

/** The fields of an object and of what is in it: `recipe_ingredients[].section`. */
export function listFields(schema: Schema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix + key
    const whole = { name, type: describeType(value), isRequired: required.includes(key) }
    const inside = isList(value) ? `${name}[].` : `${name}.`
    return [{ ...whole, notes: listNotes(value) }, ...listFields(value, inside)]
  })
}

/** What kind of value it is, in words. */
export function describeType(schema: Schema): string {
  return joinKinds(listKinds(schema))
}

const joinKinds = (kinds: string[]) => [...new Set(kinds)].join(', ').replace(/, ([^,]+)$/, ' or $1')

function listKinds(schema: Schema): string[] {
  const { $ref, anyOf, enum: items, const: only, type, format } = schema
  if ($ref) return [nameOf($ref)]
  if (anyOf) return anyOf.flatMap((one) => listKinds(one))
  if (items) return items.map((item) => (item === null ? 'null' : `“${String(item)}”`))
  // Forms send an empty choice as an empty text; programs need not know.
  if (only !== undefined) return only === '' ? [] : [`“${String(only)}”`]
  if (format === 'date-time') return [type].flat().map((one) => (one === 'null' ? 'null' : 'moment'))
  if (type === 'array' && schema.items) {
    // An empty place in a list is left out, so a reader need not hear of it.
    const kinds = listKinds(schema.items).filter((kind) => kind !== 'null')
    return [`list of ${joinKinds(kinds).replace(/^object$/, 'objects')}`]
  }
  return type === undefined ? ['anything'] : [type].flat().map((one) => WORDS[one] ?? one)
}

/** What else is to be known of a value. */
function listNotes({ description, minimum, maximum, maxLength, anyOf, ...schema }: Schema) {
  const most = schema.maxItems ?? anyOf?.find((one) => one.maxItems !== undefined)?.maxItems
  return [
    ...(description === undefined ? [] : [description]),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
      ? []
      : [`From ${formatNumber(minimum ?? 0)} to ${formatNumber(maximum)}.`]),
    ...(maxLength === undefined ? [] : [`At most ${formatNumber(maxLength)} characters.`]),
    ...(most === undefined ? [] : [`At most ${formatNumber(most)}.`]),
    ...(schema.default === undefined ? [] : [`Default: ${String(schema.default)}.`]),
  ]
}

/** The object that a schema is, or that its lists and choices hold. Things with a name are listed by themselves. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]
  return inside.map(objectIn).find((one) => one !== undefined)
}

const isList = ({ type, anyOf = [] }: Schema): boolean => type === 'array' || anyOf.some(isList)

export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
