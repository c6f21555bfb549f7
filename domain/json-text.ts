/** schema.org recipes nest about ten deep. */
export const MAX_DEPTH = 32

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

/** Whether brackets stand too deep inside each other, strings aside. One pass that stops where it is too deep. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index)
    if (inString) {
      if (sign === 92 /* \ */) index++
      else if (sign === 34 /* " */) inString = false
    } else if (sign === 34) inString = true
    else if (sign === 91 || sign === 123 /* [ { */) {
      if (++depth > MAX_DEPTH) return true
    } else if (sign === 93 || sign === 125 /* ] } */) depth--
  }
  return false
}
