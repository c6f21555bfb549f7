import {
  type Drawing,
  LINES,
  type PlateDrawing,
  type ServedDrawing,
  type TableDish,
} from '../../ui/picture/drawing-address.ts'
import { type DishOptions, drawDish } from 'food-drawings/dish-drawing/draw-dish'
import { drawTable } from 'food-drawings/dish-drawing/draw-table'
import type { Format } from 'food-drawings/cut-paper/format'
import { withLamplight } from 'food-drawings/cut-paper/lamplight'
import { toolSvg } from 'food-drawings/tool-drawing/tool-svg'
import { NO_DISH } from 'food-drawings/dish/dish'
import { readDishCode } from 'food-drawings/dish/dish-code'

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
  return drawDish(readCode(code), { slug, category: category ?? '', ...look })
}

/** A table with some dishes, by day. */
export const layTable = (dishes: readonly TableDish[]): string =>
  drawTable(
    dishes.map(({ dish, slug, category }) => ({ dish: readCode(dish), slug, category: category ?? '' })),
  )

const readCode = (code: string | null) => (code === null ? undefined : readDishCode(code)) ?? NO_DISH
