import type { Drawing, ServedDrawing, TableDish } from '#app/ui/drawing-address.ts'
import { drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import { drawTable } from '#app/ui/dish-drawing/draw-table.ts'
import type { Format } from '#app/ui/cut-paper/format.ts'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { toolSvg } from '#app/ui/tool-drawing/tool-svg.ts'
import { NO_DISH } from '#domain/dish/dish.ts'
import { readPlateCode } from '#domain/dish/plate-code.ts'

/** A drawing as it leaves the server. */
export const drawServed = ({ format, ...drawing }: ServedDrawing): string =>
  withLamplight(draw(drawing, format))

/** A laid table as it leaves the server. */
export const drawServedTable = (dishes: readonly TableDish[]): string => withLamplight(layTable(dishes))

/** A dish or a tool, by day. */
export function draw(drawing: Drawing, format: Format): string {
  const { slug } = drawing
  const category = drawing.category ?? ''
  if (drawing.kind === 'tool') return toolSvg({ tool: drawing.tool, slug, category, format })
  const { dish, crockery, cloth } = readCode(drawing.dish)
  return drawDish(dish, { slug, category, format, ...(crockery && { crockery }), ...(cloth && { cloth }) })
}

/** A table with some dishes, by day. */
export const layTable = (dishes: readonly TableDish[]): string =>
  drawTable(dishes.map(({ dish, slug, category }) => ({ ...readCode(dish), slug, category: category ?? '' })))

const NOTHING = { dish: NO_DISH, crockery: undefined, cloth: undefined }

const readCode = (code: string | null) => (code === null ? undefined : readPlateCode(code)) ?? NOTHING
