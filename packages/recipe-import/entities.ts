import { decodeHTMLAttribute } from 'entities/decode'

const MOST_ROUNDS = 4

/**
 * Text without HTML entities, also those that were escaped several times over. Unknown names stay as they are, and so do
 * names without a semicolon inside a word: "?salt=1&copy=2" has no ©.
 */
export function decodeEntities(text: string): string {
  let decoded = text.includes('u0026') ? text.replace(/\\?u0026(?=#|[a-z]+;| )/g, '&') : text
  for (let round = 0; round < MOST_ROUNDS && decoded.includes('&'); round++) {
    const once = decodeHTMLAttribute(decoded)
    if (once === decoded) break
    decoded = once
  }
  return decoded
}
