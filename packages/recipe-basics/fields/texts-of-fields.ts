import { parseJson } from '../text/json-text.ts'
import type { Field, Fields } from './field.ts'
import { readHtmlText } from '../text/html-text.ts'

/** A text of a thing. `path` names the place in its field, too: `features.2`, `instructions.0.step_text`. */
type FieldText = { field: string; path: string; text: string }

/**
 * All texts of a thing: in the fields of its table that hold text, and in lists of parts beside them, such as the steps of a
 * recipe. A new field that holds text is read without anybody thinking of it.
 */
export function textsOfFields(table: Fields, values: object): FieldText[] {
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const texts = table[field] ? TEXTS[table[field].kind](field, value) : textsOfParts(field, value)
    return texts.map((text) => ({ ...text, field }))
  })
}

type Text = Omit<FieldText, 'field'>
type Read = (path: string, value: unknown) => Text[]

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
function textsWithin(path: string, value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'text' && typeof part === 'string'
      ? [{ path: `${path}.text`, text: part }]
      : textsWithin(`${path}.${name}`, part),
  )
}

/** The texts of a list of objects, such as steps: all but their addresses. The list may be JSON text (spec.md section 7). */
function textsOfParts(path: string, value: unknown): Text[] {
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
