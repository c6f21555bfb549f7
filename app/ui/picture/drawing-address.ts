import { DISH_VERSION, TOOL_VERSION } from 'food-drawings/versions'
import type { Category } from 'recipe-basics/recipe/choices'
import type { ToolKind } from 'food-drawings/tool/kinds'

/** The social card is not among them: its text would let anyone put words on our host. */
export const SERVED_FORMATS = ['card', 'wide', 'square', 'bare'] as const
export type ServedFormat = (typeof SERVED_FORMATS)[number]
/** A dish alone, in black lines on white: for paper. */
export const LINES = 'lines'

/** A dish of a recipe, by its code (`food-drawings/dish/dish-code`): null is crockery and cloth. Without a category, it lies on oat. */
export type PlateDrawing = { kind: 'plate'; dish: string | null; slug: string; category: Category | null }
/** A piece of kitchen equipment, whose categories are free text. */
type ToolDrawing = { kind: 'tool'; tool: ToolKind; slug: string; category: string | null }
/** A dish or a tool. */
export type Drawing = PlateDrawing | ToolDrawing
/** What is drawn, and in which format. */
export type ServedDrawing =
  | (PlateDrawing & { format: ServedFormat | typeof LINES })
  | (ToolDrawing & { format: ServedFormat })

/** Characters of a slug, or of a category of equipment. */
export const MAX_CHARACTERS = 200
/** Dishes that a laid table has room for. */
export const MOST_ON_TABLE = 6
/** Characters of a slug in the address of a table: six dishes fit into the first line of a request. */
const MAX_ON_TABLE = 80

/** The code of crockery and cloth. */
export const EMPTY_DISH = '0000'

export type TableDish = Pick<PlateDrawing, 'dish' | 'slug' | 'category'>

/** A table with some dishes. It is a square, and fills whatever frame it is shown in. */
export type TableDrawing = { kind: 'table'; dishes: readonly TableDish[] }
/** Whatever pages show, and in which format. */
export type ShownDrawing = (Drawing | TableDrawing) & { format: ServedFormat }

/** What stands on a table that nobody has cooked for yet. */
export const EMPTY_PLATE: TableDish = { dish: null, slug: 'empty-plate', category: null }

/** The same, as it is drawn by itself. */
export const EMPTY_DRAWING = { kind: 'plate', ...EMPTY_PLATE } as const

const TABLE_PATH = `/plates/${DISH_VERSION}/table.svg`

/**
 * Where the drawing of a table is served that is laid with up to six dishes, or with an empty plate. Example:
 * `/plates/dishes-v2/table.svg?dish=0110pu20/Soup/pumpkin-soup`
 */
export function tableAddress(dishes: readonly TableDish[]): string {
  const laid = dishes.length > 0 ? dishes.slice(0, MOST_ON_TABLE) : [EMPTY_PLATE]
  const parts = laid.map(({ dish, slug, category }) =>
    [dish ?? EMPTY_DISH, encode(category ?? ''), encode(slug, MAX_ON_TABLE)].join('/'),
  )
  return `${TABLE_PATH}?${parts.map((part) => `dish=${part}`).join('&')}`
}

/**
 * Where a drawing is served: a path on this site. Longer slugs and categories than 200 characters are clipped. Examples:
 * `/plates/dishes-v2/0110pu20/card/pumpkin-soup.svg?category=Soup`, `/plates/tools-v3/peeler/square/swivel-peeler.svg`
 */
export function drawingAddress(drawing: ShownDrawing | ServedDrawing): string {
  if (drawing.kind === 'table') return tableAddress(drawing.dishes)
  const { format, slug, category } = drawing
  const shown =
    drawing.kind === 'plate'
      ? `${DISH_VERSION}/${drawing.dish ?? EMPTY_DISH}`
      : `${TOOL_VERSION}/${drawing.tool}`
  const query = category ? `?category=${encode(category)}` : ''
  return `/plates/${shown}/${format}/${encode(slug)}.svg${query}`
}

function encode(text: string, most = MAX_CHARACTERS): string {
  const clipped = text.slice(0, most).toWellFormed()
  // The rest of what RFC 3986 reserves, so that no proxy or browser finds anything to rewrite.
  return encodeURIComponent(clipped)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`.toUpperCase())
    .replaceAll('%20', '+')
}
