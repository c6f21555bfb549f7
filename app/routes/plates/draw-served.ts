import {
  type Drawing,
  LINES,
  type PlateDrawing,
  type ServedDrawing,
  type TableDish,
} from '#app/ui/drawing-address.ts'
import { type DishOptions, drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import { drawTable } from '#app/ui/dish-drawing/draw-table.ts'
import type { Format } from '#app/ui/cut-paper/format.ts'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { toolSvg } from '#app/ui/tool-drawing/tool-svg.ts'
import { NO_DISH } from '#domain/dish/dish.ts'
import { readPlateCode } from '#domain/dish/plate-code.ts'

/** A drawing as it leaves the server. */
export const drawServed = (drawing: ServedDrawing): string =>
  drawing.format === LINES
    ? drawPlate(drawing, { format: 'bare', inLines: true })
    : withLamplight(draw(drawing, drawing.format))

/** A laid table as it leaves the server. */
export const drawServedTable = (dishes: readonly TableDish[]): string => withLamplight(layTable(dishes))

/** A dish or a tool, by day. */
export function draw(drawing: Drawing, format: Format): string {
  if (drawing.kind === 'plate') return drawPlate(drawing, { format })
  const { tool, slug, category } = drawing
  return toolSvg({ tool, slug, category: category ?? '', format })
}

function drawPlate(
  { dish: code, slug, category }: PlateDrawing,
  look: Pick<DishOptions, 'format' | 'inLines'>,
): string {
  const { dish, crockery, cloth } = readCode(code)
  const chosen = { ...(crockery && { crockery }), ...(cloth && { cloth }) }
  return drawDish(dish, { slug, category: category ?? '', ...look, ...chosen })
}

/** A table with some dishes, by day. */
export const layTable = (dishes: readonly TableDish[]): string =>
  drawTable(dishes.map(({ dish, slug, category }) => ({ ...readCode(dish), slug, category: category ?? '' })))

const NOTHING = { dish: NO_DISH, crockery: undefined, cloth: undefined }

const readCode = (code: string | null) => (code === null ? undefined : readPlateCode(code)) ?? NOTHING
