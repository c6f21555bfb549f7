import { repairJson } from './repair-json.ts'
import type { ImportProblem } from './report.ts'

const MAX_DEPTH = 32
const MAX_LENGTH = 20 * 1024 * 1024
const MAX_NODES = 5_000_000
const PARSE_FAILURE = 'Failed to parse JSON file. Please check the file format.'

type JsonReading = { ok: true; value: unknown; repairs: string[] } | { ok: false; problem: ImportProblem }

/**
 * Reads a recipe file's text, at most 20 MB (counted in UTF-16 units) and 32 levels deep. JSON that is broken in a
 * way with one possible meaning is repaired, and `repairs` says how; otherwise the problem has SPEC.md's sentence.
 */
export function readJson(text: string): JsonReading {
  if (text.length > MAX_LENGTH) return refuse('The file is larger than 20 MB.')
  if (text.trim() === '') return refuse('The file is empty.')
  if (isTooDeep(text)) return refuse(`Its brackets are nested more than ${MAX_DEPTH} levels deep.`)
  const strict = parse(text)
  if (strict.ok) return { ok: true, value: strict.value, repairs: [] }
  const { text: repaired, repairs } = repairJson(text)
  if (isTooDeep(repaired)) return refuse(`Its brackets are nested more than ${MAX_DEPTH} levels deep.`)
  const lenient = parse(repaired)
  if (!lenient.ok || repairs.length === 0) return refuse(strict.ok ? '' : strict.detail)
  return { ok: true, value: lenient.value, repairs }
}

/**
 * A plain copy of a value that somebody else parsed: objects, lists, texts, numbers, booleans and null. Anything that
 * JSON does not know becomes null. The same limit of depth holds, so a value that contains itself is refused.
 */
export function readValue(value: unknown): JsonReading {
  let nodes = 0
  let problem: string | undefined
  const copy = toPlain(value, 0)
  return problem ? refuse(problem) : { ok: true, value: copy, repairs: [] }

  function toPlain(value: unknown, depth: number): unknown {
    if (problem) return null
    if (++nodes > MAX_NODES) problem = 'It holds too many values.'
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
    if (typeof value !== 'object' || value === null) return null
    if (depth >= MAX_DEPTH) {
      problem = `It is nested more than ${MAX_DEPTH} levels deep.`
      return null
    }
    if (Array.isArray(value)) return Array.from(value, (item) => toPlain(item, depth + 1))
    // fromEntries defines keys such as __proto__ where an assignment would set the prototype.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlain(item, depth + 1)]))
  }
}

/** JSON.parse takes millions of levels, but no walk after it does: depth is counted before, in one pass. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return true
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--
  }
  return false
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125]

function parse(text: string): { ok: true; value: unknown } | { ok: false; detail: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The engine quotes the file in its message, and a file may hold anything.
    return { ok: false, detail: error.message.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 200).toWellFormed() }
  }
}

function refuse(detail: string): { ok: false; problem: ImportProblem } {
  return { ok: false, problem: { message: PARSE_FAILURE, detail } }
}
