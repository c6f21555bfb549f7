import { parseJson } from '../equipment/equipment.ts'
import type { Field, Fields } from '../field.ts'
import { readHtmlText } from '../post/html-text.ts'
import { type Claim, findClaims } from './find-claims.ts'

/** A promise in a field. `path` names the place in it, too: `features.2`, `instructions.0.step_text`. */
export type FieldClaim = Claim & { field: string; path: string }

/**
 * The promises in all texts of a thing: in the fields of its table that hold text, and in lists of parts beside them, such
 * as the steps of a recipe. A new field that holds text is read without anybody thinking of it.
 */
export function claimsOfFields(table: Fields, values: object): FieldClaim[] {
  return Object.entries(values)
    .flatMap(([name, value]: [string, unknown]) => {
      const texts = table[name] ? TEXTS[table[name].kind](name, value) : textsOfParts(name, value)
      return texts.map((text) => ({ ...text, field: name }))
    })
    .flatMap(({ text, ...place }) => findClaims(text).map((claim) => ({ ...claim, ...place })))
}

/** What keeps a thing from being saved: the first promise of each field that is about an illness. */
export function stopErrors(claims: readonly FieldClaim[]): Record<string, string> {
  const stops = claims.filter(({ level }) => level === 'stop').toReversed()
  return Object.fromEntries(stops.map(({ path, message }) => [path, message]))
}

type FieldText = { path: string; text: string }
type Read = (path: string, value: unknown) => FieldText[]

const one: Read = (path, value) => (typeof value === 'string' ? [{ path, text: value }] : [])
const none: Read = () => []

/** The texts of each kind of field. */
const TEXTS: Record<Field['kind'], Read> = {
  line: one,
  prose: one,
  html: (path, value) => one(path, value).map(({ text }) => ({ path, text: readHtmlText(text) })),
  json: (path, value) => (typeof value === 'string' ? textsWithin(path, parseJson(value)) : []),
  list: (path, value) =>
    Array.isArray(value) ? value.flatMap((entry: unknown, place) => one(`${path}.${place}`, entry)) : [],
  choice: none,
  number: none,
  address: none,
  moment: none,
  day: none,
  currency: none,
}

/** What stands under `text` anywhere in a value, each with its way there. */
function textsWithin(path: string, value: unknown): FieldText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'text' && typeof part === 'string'
      ? [{ path: `${path}.text`, text: part }]
      : textsWithin(`${path}.${name}`, part),
  )
}

/** The texts of a list of objects, such as steps: all but their addresses. The list may be JSON text (spec.md section 7). */
function textsOfParts(path: string, value: unknown): FieldText[] {
  const parts = typeof value === 'string' ? parseJson(value) : value
  if (!Array.isArray(parts)) return []
  return parts.flatMap((part: unknown, place) =>
    typeof part === 'object' && part !== null
      ? Object.entries(part)
          .filter(([name]) => !name.endsWith('url'))
          .flatMap(([name, text]: [string, unknown]) => one(`${path}.${place}.${name}`, text))
      : [],
  )
}
