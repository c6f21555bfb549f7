import { isTooDeep, parseText } from '../json-text.ts'
import { MAX_LENGTH } from './read-json.ts'

/** Shorter lists are small beside everything else that is in memory. */
const LONG = 1_000_000
/** What may point from one entry to another: then a list is read as a whole. */
const REFERENCE = /"@id"|\\u00[46]/i

export type Entries = { count: number; entry: (place: number) => string }

/**
 * The texts of the entries of a long list, to be parsed one at a time: whole, it needs five times the memory of its text.
 * Undefined for all that is no such list, or not in JSON throughout.
 */
export function listEntries(text: string): Entries | undefined {
  if (text.length < LONG || text.length > MAX_LENGTH || !/^\s*\[/.test(text)) return undefined
  if (REFERENCE.test(text) || isTooDeep(text)) return undefined
  const commas = findCommas(text)
  if (!commas) return undefined
  const entry = (place: number) => text.slice((commas[place] ?? 0) + 1, commas[place + 1])
  const count = commas.length - 1
  for (let place = 0; place < count; place++) if (!parseText(entry(place)).ok) return undefined
  return { count, entry }
}

/** The places of the outer brackets and of the commas between entries. */
function findCommas(text: string): number[] | undefined {
  const places: number[] = []
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index)
    if (inString) {
      if (sign === 92 /* \ */) index++
      else if (sign === 34 /* " */) inString = false
    } else if (sign === 34) inString = true
    else if (sign === 91 || sign === 123 /* [ { */) {
      if (++depth === 1) places.push(index)
    } else if (sign === 93 || sign === 125 /* ] } */) {
      if (--depth > 0) continue
      places.push(index)
      return sign === 93 && text.slice(index + 1).trim() === '' ? places : undefined
    } else if (sign === 44 /* , */ && depth === 1) places.push(index)
  }
  return undefined
}
