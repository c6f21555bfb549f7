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

/** The table at the top of the home page. */
export const HERO_ADDRESS = `${ROOT}/table.svg`

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

function encode(text: string): string {
  const clipped = text.slice(0, MAX_CHARACTERS).toWellFormed()
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
