import { repairJson } from './repair-json.ts'

/** 20 MB of text, counted in UTF-16 units: no export of a private collection comes near. */
const MAX_LENGTH = 20 * 1024 * 1024
/** schema.org recipes nest about ten deep. */
const MAX_DEPTH = 32

export const PARSE_FAILURE = 'Failed to parse JSON file. Please check the file format.'

type Parsed = { ok: true; value: unknown; repairs: string[] } | { ok: false; detail: string }

/**
 * Reads JSON that a stranger wrote: measured before it is parsed, mended where nothing is lost by it. `repairs` are
 * sentences that say what was mended.
 */
export function readJson(source: string): Parsed {
  if (source.length > MAX_LENGTH) return { ok: false, detail: 'The file holds more than 20 MB of text.' }
  const text = source.replace(/^\ufeff/, '')
  if (text.trim() === '') return { ok: false, detail: 'The file is empty.' }
  if (isTooDeep(text)) return { ok: false, detail: 'The file nests lists and objects more than 32 deep.' }
  const parsed = parse(text)
  if (parsed.ok) return { ...parsed, repairs: [] }
  const { text: mended, repairs } = repairJson(text)
  const again = repairs.length > 0 && !isTooDeep(mended) ? parse(mended) : parsed
  return again.ok ? { ...again, repairs } : parsed
}

/** Whether a value that was parsed elsewhere may be walked: not too deep, and without circles. */
export function isShallow(value: unknown): boolean {
  // Each object once a level, or a circle with two ways round doubles them every time.
  let level = new Set([value])
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    const below = [...level].flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
    if (below.length === 0) return true
    level = new Set(below)
  }
  return false
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, detail: error.message.slice(0, 200) }
    throw error
  }
}

/** Whether brackets stand too deep inside each other, strings aside. One pass that stops where it is too deep. */
function isTooDeep(text: string): boolean {
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
