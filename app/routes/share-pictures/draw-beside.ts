import { type Drawing, EMPTY_PLATE, type TableDrawing } from '../../ui/picture/drawing-address.ts'
import type { Shape } from '#server/share-pictures/shape.ts'
import { draw, layTable } from '../plates/draw-served.ts'

/** What stands beside the words of a share picture: a dish, a tool, or a table with some dishes. */
export type ShareDrawing = Drawing | TableDrawing

/** In which format a dish or a tool is drawn that fills a picture of a shape. */
const FORMATS = { '1x1': 'square', '4x3': 'card', '16x9': 'wide' } as const satisfies Record<Shape, string>

/** The drawing as SVG, by day: beside words, or filling a picture of a shape. */
export function drawBeside(drawing: ShareDrawing, shape?: Shape): string {
  if (drawing.kind === 'table') return layTable(drawing.dishes.length > 0 ? drawing.dishes : [EMPTY_PLATE])
  return draw(drawing, shape ? FORMATS[shape] : 'share')
}
