import { INK } from '../../cut-paper/colour.ts'
import type { Ware } from '../../cut-paper/crockery.ts'
import { circle } from '../../cut-paper/paper.ts'

/** What lies under everything round. */
export const shadowUnder = (r: number, dx = 8, dy = 11) => circle(dx, dy, r, INK, ' opacity=".2"')

/** A small bowl for dips. */
export const drawDipBowl = ({ rim, well, edge }: Ware) =>
  shadowUnder(84) + circle(0, 0, 84, rim) + circle(0, 0, 75, edge) + circle(0, 1.5, 72, well)

/** Its fluted side is seen as a dashed ring. */
export const drawRamekin = ({ rim, well, edge }: Ware) =>
  shadowUnder(70, 6, 9) +
  circle(0, 0, 70, rim) +
  circle(0, 0, 66, 'none', ` stroke="${edge}" stroke-width="7" stroke-dasharray="2 5.5"`) +
  circle(0, 0, 60, edge) +
  circle(0, 1, 58, well)
