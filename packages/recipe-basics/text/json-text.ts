/** schema.org recipes nest about ten deep. */
export const MAX_DEPTH = 32

/** A recipe at all of its limits has some ten thousand. */
export const MAX_VALUES = 50_000

/** The value that a text is in JSON, or what the engine says is wrong with it. */
export function parseText(text: string): { ok: true; value: unknown } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError)
      return {
        ok: false,
        detail: error.message
          .replace(/\p{Cc}/gu, '')
          .slice(0, 200)
          .toWellFormed(),
      }
    throw error
  }
}

/** The object that a stored text is in JSON, by its own names; an empty one for null and whatever else it is. */
export function parseRecord(text: string | null): Record<string, unknown> {
  const parsed = parseText(text ?? '{}')
  return parsed.ok ? toRecord(parsed.value) : {}
}

/** The own names of an object and their values; none for what is no object. */
export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Whether brackets stand too deep inside each other, strings aside. One pass that stops where it is too deep. */
export function isTooDeep(text: string): boolean {
  return !walkPunctuation(text, ({ depth }) => depth <= MAX_DEPTH)
}

/** Whether more values stand in a text than `MAX_VALUES`. One pass that stops where there are too many. */
export function hasTooMany(text: string): boolean {
  let left = MAX_VALUES
  return !walkPunctuation(text, ({ sign }) => sign === ']' || sign === '}' || --left >= 0)
}

/** A bracket, brace or comma of a JSON text. `depth`: how many brackets are open after it. */
export type Punctuation = { sign: string; depth: number; index: number }

/** Tells each bracket, brace and comma outside strings, in one pass, and whether `goOn` let it come to the end. */
export function walkPunctuation(text: string, goOn: (found: Punctuation) => boolean): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (inString) {
      if (sign === '\\') index++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '[' || sign === '{' || sign === ']' || sign === '}' || sign === ',') {
      if (sign !== ',') depth += sign === '[' || sign === '{' ? 1 : -1
      if (!goOn({ sign, depth, index })) return false
    }
  }
  return true
}

/** The value of a JSON text, or undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
