import type { Drawing, ServedDrawing, TableDish } from '#app/ui/drawing-address.ts'
import { drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import { drawTable } from '#app/ui/dish-drawing/draw-table.ts'
import type { Format } from '#app/ui/cut-paper/format.ts'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { toolSvg } from '#app/ui/tool-drawing/tool-svg.ts'
import { type Dish, NO_DISH } from '#domain/dish/dish.ts'
import { readDishCode } from '#domain/dish/dish-code.ts'

/** A drawing as it leaves the server. */
export const drawServed = ({ format, ...drawing }: ServedDrawing): string =>
  withLamplight(draw(drawing, format))

/** A laid table as it leaves the server. */
export const drawServedTable = (dishes: readonly TableDish[]): string => withLamplight(layTable(dishes))

/** A dish or a tool, by day. */
export function draw(drawing: Drawing, format: Format): string {
  const { slug } = drawing
  const category = drawing.category ?? ''
  return drawing.kind === 'plate'
    ? drawDish(toDish(drawing.dish), { slug, category, format })
    : toolSvg({ tool: drawing.tool, slug, category, format })
}

/** A table with some dishes, by day. */
export const layTable = (dishes: readonly TableDish[]): string =>
  drawTable(
    dishes.map(({ dish, slug, category }) => ({ dish: toDish(dish), slug, category: category ?? '' })),
  )

const toDish = (code: string | null): Dish => (code === null ? undefined : readDishCode(code)) ?? NO_DISH
