import { EMPTY_PLATE, type ServedDrawing, type TableDish } from '#app/ui/plate-drawing/address.ts'
import { plateSvg } from '#app/ui/plate-drawing/plate.ts'
import { tableSvg } from '#app/ui/plate-drawing/table.ts'
import type { Shape } from '#server/share-pictures/shape.ts'
import { toolSvg } from '#app/ui/plate-drawing/tool.ts'

/** What stands beside the words of a share picture: a dish, a tool, or a table with some dishes. */
export type ShareDrawing =
  | Pick<ServedDrawing, 'kind' | 'slug' | 'category' | 'title'>
  | { kind: 'table'; dishes: TableDish[] }

/** In which format a dish or a tool is drawn that fills a picture of a shape. */
const FORMATS = { '1x1': 'square', '4x3': 'card', '16x9': 'wide' } as const satisfies Record<Shape, string>

/** The drawing as SVG, by day: beside words, or filling a picture of a shape. */
export function drawBeside(drawing: ShareDrawing, shape?: Shape): string {
  if (drawing.kind === 'table') {
    const dishes = drawing.dishes.length > 0 ? drawing.dishes : [EMPTY_PLATE]
    return tableSvg(dishes.map((dish) => ({ ...dish, category: dish.category ?? '' })))
  }
  const { kind, slug, title, category } = drawing
  const format = shape ? FORMATS[shape] : 'share'
  return kind === 'plate'
    ? plateSvg({ slug, title, category: category ?? '', format })
    : toolSvg({ slug, title, format })
}
