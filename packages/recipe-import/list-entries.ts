import { isTooDeep, parseText, walkPunctuation } from 'recipe-basics/text/json-text'
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
  let end = -1
  walkPunctuation(text, ({ sign, depth, index }) => {
    const isOuter = sign === ',' ? depth === 1 : depth === (places.length === 0 ? 1 : 0)
    if (isOuter) places.push(index)
    if (depth === 0) end = index
    return depth > 0
  })
  const isWhole = text[end] === ']' && text.slice(end + 1).trim() === ''
  return isWhole ? places : undefined
}
