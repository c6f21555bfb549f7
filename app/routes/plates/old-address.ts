import {
  drawingAddress,
  MOST_ON_TABLE,
  SERVED_FORMATS,
  tableAddress,
} from '../../ui/picture/drawing-address.ts'
import { DISH_VERSION, TOOL_VERSION } from 'food-drawings/versions'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { readToolKind } from 'food-drawings/tool/read-tool-kind'
import { decode, readDrawingAddress, readTableAddress } from './read-address.ts'

const OLD_PATH = /^\/plates\/v[12]\/(plate|tool)\/([a-z]+)\/([^/]*)\.svg$/
/** Drawings of the same things by an earlier hand, and which version draws them today. */
const OLD_VERSION = /^\/plates\/(?:(dishes)-v1|(tools)-v[12])\//
const VERSIONS = { dishes: DISH_VERSION, tools: TOOL_VERSION }
const OLD_TABLE = /^\/plates\/v[12]\/table\.svg$/

/**
 * Where an address leads that an earlier release gave to a drawing, by the words of a title; pages that browsers and feed
 * readers keep still name such ones. Those words never told what is on a plate, so it is empty. Undefined for any other.
 */
export function currentDrawingAddress(path: string, query: string): string | undefined {
  const [, dishes, tools] = OLD_VERSION.exec(path) ?? []
  const things = oneOf(['dishes', 'tools'] as const, dishes ?? tools)
  if (things) return withVersion(VERSIONS[things], path, query)
  if (OLD_TABLE.test(path)) return tableAddress(query.slice(1).split('&', MOST_ON_TABLE).flatMap(readOldDish))
  const [, kind, formatName, encodedSlug] = OLD_PATH.exec(path) ?? []
  const [, encodedCategory, encodedTitle] = /^\?(?:category=([^&]+)&)?title=([^&]*)$/.exec(query) ?? []
  const format = oneOf(SERVED_FORMATS, formatName)
  const slug = decode(encodedSlug)
  const title = decode(encodedTitle)
  const category = encodedCategory === undefined ? null : decode(encodedCategory)
  if (!format || slug === undefined || title === undefined || category === undefined) return undefined
  if (kind === 'tool')
    return drawingAddress({ kind, tool: readToolKind({ name: title, category }), format, slug, category })
  const known = category === null ? null : oneOf(CATEGORIES, category)
  if (known === undefined) return undefined
  return drawingAddress({ kind: 'plate', dish: null, format, slug, category: known })
}

function withVersion(version: string, path: string, query: string): string | undefined {
  const current = path.replace(OLD_VERSION, `/plates/${version}/`)
  const isKnown = readTableAddress(current, query) ?? readDrawingAddress(current, query)
  return isKnown && current + query
}

function readOldDish(part: string) {
  const [, category, encodedSlug] = /^dish=([^/]*)\/([^/]*)\/[^/]*$/.exec(part) ?? []
  const slug = decode(encodedSlug)
  return slug === undefined ? [] : { dish: null, slug, category: oneOf(CATEGORIES, decode(category)) ?? null }
}
