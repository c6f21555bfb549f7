import { oneOf } from '#domain/one-of.ts'
import { type Category, CATEGORIES } from '#domain/recipe/choices.ts'

/**
 * Goes up when any drawing changes, because browsers keep what an address has shown them for a year.
 * An address holds everything its drawing depends on, and nothing else decides what it shows.
 */
export const DRAWING_VERSION = 'v2'

/** The social card is not among them: its text would let anyone put words on our host. */
const SERVED_FORMATS = ['card', 'wide', 'square', 'bare'] as const
export type ServedFormat = (typeof SERVED_FORMATS)[number]

type Drawing = { format: ServedFormat; slug: string; title: string }
/** A dish of a recipe or a post; null lies on the oat cloth. */
type PlateDrawing = Drawing & { kind: 'plate'; category: Category | null }
/** A piece of kitchen equipment, whose categories are free text. */
type ToolDrawing = Drawing & { kind: 'tool'; category: string | null }
export type ServedDrawing = PlateDrawing | ToolDrawing

const ROOT = `/plates/${DRAWING_VERSION}`
const MAX_CHARACTERS = 200

/** Dishes that a laid table has room for. */
export const MOST_ON_TABLE = 6
/** Characters of a slug or title in the address of a table: six dishes fit into the first line of a request. */
const MAX_ON_TABLE = 80

export type TableDish = { slug: string; category: Category | null; title: string }

/** What stands on a table that nobody has cooked for yet. */
export const EMPTY_PLATE: TableDish = { slug: 'empty-plate', category: null, title: 'Empty plate' }

/**
 * Where the drawing of a table is served that is laid with up to six dishes, or with an empty plate. Example:
 * `/plates/v2/table.svg?dish=Soup/pea-soup/Pea+soup`
 */
export function tableAddress(dishes: readonly TableDish[]): string {
  const laid = dishes.length > 0 ? dishes.slice(0, MOST_ON_TABLE) : [EMPTY_PLATE]
  const parts = laid.map(({ slug, category, title }) =>
    [category ?? '', slug, title].map(encodeShort).join('/'),
  )
  return `${TABLE_PATH}?${parts.map((part) => `dish=${part}`).join('&')}`
}

/** The dishes that `tableAddress` would give this path and query for, or undefined when there are none. */
export function readTableAddress(path: string, query: string): TableDish[] | undefined {
  if (path !== TABLE_PATH) return undefined
  // A page of an older release, whose table was always the same, may still be open.
  if (query === '') return [EMPTY_PLATE]
  const dishes = query.slice(1).split('&', MOST_ON_TABLE).map(readDish)
  const known = dishes.filter((dish) => dish !== undefined)
  return tableAddress(known) === path + query ? known : undefined
}

/**
 * Where a drawing is served: a path on this site. Longer slugs, titles and categories than 200 characters are clipped.
 * Example: `/plates/v2/plate/card/pea-soup.svg?category=Soup&title=Pea+soup`
 */
export function plateAddress({ kind, format, slug, category, title }: ServedDrawing): string {
  const categoryPart = category ? `category=${encode(category).replaceAll('%20', '+')}&` : ''
  const titlePart = `title=${encode(title).replaceAll('%20', '+')}`
  return `${ROOT}/${kind}/${format}/${encode(slug)}.svg?${categoryPart}${titlePart}`
}

/** The drawing that `plateAddress` would give this path and query ('?…') to, or undefined when there is none. */
export function readPlateAddress(path: string, query: string): ServedDrawing | undefined {
  const [, kind, formatName, encodedSlug] = PLATE_PATH.exec(path) ?? []
  const format = oneOf(SERVED_FORMATS, formatName)
  const slug = decode(encodedSlug)
  const fields = readQuery(query)
  if (!format || slug === undefined || !fields) return undefined
  const { category, title } = fields
  if (kind === 'tool') return { kind, format, slug, category, title }
  if (category === null) return { kind: 'plate', format, slug, category, title }
  const known = oneOf(CATEGORIES, category)
  return known && { kind: 'plate', format, slug, category: known, title }
}

/** The present address of a drawing of an older version; undefined for any other path. */
export function currentDrawingPath(path: string): string | undefined {
  return path.startsWith('/plates/v1/') ? path.replace('/plates/v1', ROOT) : undefined
}

// Marked, or bundlers would keep it in every page.
const PLATE_PATH = /* @__PURE__ */ new RegExp(`^${ROOT}/(plate|tool)/([a-z]+)/([^/]*)\\.svg$`)

/** Decided by hand, because URLSearchParams reads broken encodings as something else instead of refusing them. */
function readQuery(query: string): { category: string | null; title: string } | undefined {
  const [, category, title] = /^\?(?:category=([^&]+)&)?title=([^&]*)$/.exec(query) ?? []
  const fields = { category: decode(category), title: decode(title) }
  if (fields.title === undefined || (category !== undefined && fields.category === undefined))
    return undefined
  return { category: fields.category ?? null, title: fields.title }
}

const TABLE_PATH = `${ROOT}/table.svg`

function readDish(part: string): TableDish | undefined {
  const [, category, slug, title] = (/^dish=([^/]*)\/([^/]*)\/([^/]*)$/.exec(part) ?? []).map(decode)
  const known = oneOf(CATEGORIES, category) ?? null
  return slug === undefined || title === undefined ? undefined : { slug, category: known, title }
}

const encodeShort = (text: string) => encode(text, MAX_ON_TABLE).replaceAll('%20', '+')

function encode(text: string, most = MAX_CHARACTERS): string {
  const clipped = text.slice(0, most).toWellFormed()
  // The rest of what RFC 3986 reserves, so that no proxy or browser finds anything to rewrite.
  return encodeURIComponent(clipped).replace(/[!'()*]/g, (mark) =>
    `%${mark.charCodeAt(0).toString(16)}`.toUpperCase(),
  )
}

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
