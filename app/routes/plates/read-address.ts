import {
  drawingAddress,
  EMPTY_DISH,
  EMPTY_PLATE,
  LINES,
  MAX_CHARACTERS,
  MOST_ON_TABLE,
  SERVED_FORMATS,
  type ServedDrawing,
  type ServedFormat,
  tableAddress,
  type TableDish,
} from '../../ui/picture/drawing-address.ts'
import { DISH_VERSION, TOOL_VERSION } from 'food-drawings/versions'
import { readDishCode } from 'food-drawings/dish/dish-code'
import { oneOf } from 'recipe-basics/text/one-of'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { TOOL_KINDS } from 'food-drawings/tool/kinds'

const PATH = new RegExp(`^/plates/(${DISH_VERSION}|${TOOL_VERSION})/([a-z0-9-]+)/([a-z]+)/([^/]*)\\.svg$`)
const TABLE_PATH = `/plates/${DISH_VERSION}/table.svg`

/** The drawing that `drawingAddress` would give this path and query ('?…', or nothing) to; undefined when there is none. */
export function readDrawingAddress(path: string, query: string): ServedDrawing | undefined {
  const [, version, shown = '', formatName, encodedSlug] = PATH.exec(path) ?? []
  const format = oneOf([...SERVED_FORMATS, LINES], formatName)
  const slug = decode(encodedSlug)
  const category = readCategory(query)
  if (!format || slug === undefined || category === undefined) return undefined
  const drawing =
    version === TOOL_VERSION ? toTool(shown, format, slug, category) : toPlate(shown, format, slug, category)
  // A drawing has one address alone, or caches would fill with its others.
  return drawing && drawingAddress(drawing) === path + query ? drawing : undefined
}

/** The dishes that `tableAddress` would give this path and query for; undefined when there are none. */
export function readTableAddress(path: string, query: string): TableDish[] | undefined {
  if (path !== TABLE_PATH) return undefined
  const dishes = query.slice(1).split('&', MOST_ON_TABLE).map(readTableDish)
  const known = dishes.filter((dish) => dish !== undefined)
  return tableAddress(known) === path + query ? (known.length > 0 ? known : [EMPTY_PLATE]) : undefined
}

function toTool(
  shown: string,
  format: ServedFormat | typeof LINES,
  slug: string,
  category: string | null,
): ServedDrawing | undefined {
  const tool = oneOf(TOOL_KINDS, shown)
  return tool && format !== LINES ? { kind: 'tool', tool, format, slug, category } : undefined
}

function toPlate(
  shown: string,
  format: ServedFormat | typeof LINES,
  slug: string,
  category: string | null,
): ServedDrawing | undefined {
  const known = category === null ? null : oneOf(CATEGORIES, category)
  if (known === undefined || !readDishCode(shown)) return undefined
  return { kind: 'plate', dish: toDish(shown), format, slug, category: known }
}

const toDish = (code: string) => (code === EMPTY_DISH ? null : code)

/** Null where there is none. Read by hand, because URLSearchParams reads broken encodings as something else instead of refusing them. */
function readCategory(query: string): string | null | undefined {
  return query === '' ? null : decode(/^\?category=([^&]+)$/.exec(query)?.[1])
}

function readTableDish(part: string): TableDish | undefined {
  const [, code = '', written, encodedSlug] = /^dish=([a-z0-9-]*)\/([^/]*)\/([^/]*)$/.exec(part) ?? []
  const category = written === '' ? null : oneOf(CATEGORIES, decode(written))
  const slug = decode(encodedSlug)
  if (slug === undefined || category === undefined || !readDishCode(code)) return undefined
  return { dish: toDish(code), slug, category }
}

/** What `drawingAddress` has encoded; undefined where it would have written something else. */
function decode(encoded: string | undefined): string | undefined {
  if (encoded === undefined) return undefined
  try {
    const text = decodeURIComponent(encoded.replaceAll('+', ' '))
    return text.length <= MAX_CHARACTERS ? text : undefined
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
