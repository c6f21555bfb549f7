import { oneOf } from 'recipe-basics/text/one-of'
import { isBook, isUsedElsewhere } from './books.ts'
import type { Meaning } from './index-names.ts'
import { type Found, readThings } from './read-things.ts'
import { settle } from './settle.ts'
import { TOOL_KINDS, type ToolKind } from './kinds.ts'
import { withoutBrand } from './without-brand.ts'

/** What is known of a product: its name, and further words that settle what the name leaves open. */
export type Product = { name: string; category?: string | null; features?: readonly string[] }

/**
 * Which kind of tool a product is. The last tool named before the first "with", "for" or comma is the thing, and the words
 * before it describe it: a pan rack is no pan. `towel` where the words do not say. Takes time in proportion to the words.
 */
export function readToolKind({ name, category, features = [] }: Product): ToolKind {
  if (isBook(name)) return 'cookbook'
  if (isUsedElsewhere(name)) return 'towel'
  const shelf = toolOf(category ?? '')
  const own = withoutBrand(name)
  const things = readThings(/\p{L}{3}/u.test(own) ? own : name)
  const further = [category ?? '', ...features]
  if (things === 'unknown') return 'towel'
  // The name says nothing, as in "Morrow B3": a category that is itself one tool may.
  if (things.length === 0) return shelf ? settle(shelf, further) : 'towel'
  // A category that names one of several decides: "Ladle & Loom apron" in Aprons.
  if (shelf && things.length > 1 && things.some(({ meaning }) => meaning === shelf)) return shelf
  const kind = oneOf(TOOL_KINDS, thingOf(things))
  return kind ? settle(kind, further) : 'towel'
}

/** The one tool that a category names. */
function toolOf(category: string): ToolKind | undefined {
  const things = readThings(category)
  return things === 'unknown' || things.length !== 1 ? undefined : oneOf(TOOL_KINDS, things[0]?.meaning)
}

/** What a part of a name is about. Parts stand between an "and" and the next. */
function thingOf(things: readonly Found[]): Meaning {
  const last = things.at(-1)
  if (last?.meaning === 'belonging' && !isLidBeside(things)) return 'belonging'
  const ends = things.filter(({ part }, at) => part !== things[at + 1]?.part)
  // "Fridge and freezer thermometer": a bare word that is no tool shares what the last part ends on.
  const said = ends.find(({ meaning, isBare }) => !(meaning === 'other-thing' && isBare)) ?? last
  return said?.meaning ?? 'other-thing'
}

/** "Wok and lid" is a wok. */
function isLidBeside(things: readonly Found[]): boolean {
  const last = things.at(-1)
  const before = things.at(-2)
  return !!last && !!before && last.isLid && before.part !== last.part
}
