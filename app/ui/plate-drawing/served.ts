import type { ServedDrawing, TableDish } from './address.ts'
import { withLamplight } from './lamplight.ts'
import { plateSvg } from './plate.ts'
import { tableSvg } from './table.ts'
import { toolSvg } from './tool.ts'

/** A drawing as it leaves the server. */
export function drawServed({ kind, category, ...drawing }: ServedDrawing): string {
  const options = { ...drawing, category: category ?? '' }
  return withLamplight(kind === 'plate' ? plateSvg(options) : toolSvg(drawing))
}

/** A laid table as it leaves the server. */
export const drawServedTable = (dishes: TableDish[]) =>
  withLamplight(tableSvg(dishes.map(({ category, ...dish }) => ({ ...dish, category: category ?? '' }))))
