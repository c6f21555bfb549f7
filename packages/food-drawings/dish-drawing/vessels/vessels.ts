import type { Form, Vessel } from '../../dish/dish.ts'
import { drawVessel, type Ware } from '../../cut-paper/crockery.ts'
import { group } from '../../cut-paper/paper.ts'
import type { Random } from '../../cut-paper/random.ts'
import { drawBoard, drawPan, drawPot, drawRack } from './cookware.ts'
import { drawDipBowl, drawRamekin } from './crocks.ts'
import { drawGlass, drawJar, drawJug } from './glassware.ts'
import { drawOvenDish } from './oven-dish.ts'

type Filled = { food: string; ware: Ware; isOval: boolean; rnd: Random }

type VesselDrawing = {
  draw: (filled: Filled) => string
  /** The radius of its inside; food is drawn for 76. Undefined where food lies as large as it is. */
  inside?: number
  /** How large it stands in a picture. */
  scale: number
  /** One of these has an upper side: it is hardly turned. */
  isLong: boolean
}

/** Every vessel, seen from above around 0 0, with its food. */
export const VESSEL_DRAWINGS: Record<Vessel, VesselDrawing> = {
  plate: {
    draw: ({ food, ware, rnd }) => drawVessel('plate', ware, rnd) + food,
    inside: 76,
    scale: 1,
    isLong: false,
  },
  bowl: {
    draw: ({ food, ware, rnd }) => drawVessel('bowl', ware, rnd) + food,
    inside: 78,
    scale: 1,
    isLong: false,
  },
  dipbowl: { draw: ({ food, ware }) => drawDipBowl(ware) + food, inside: 68, scale: 1.14, isLong: false },
  ramekin: { draw: ({ food, ware }) => drawRamekin(ware) + food, inside: 57, scale: 1.34, isLong: false },
  board: { draw: ({ food }) => drawBoard() + food, scale: 1.04, isLong: true },
  rack: { draw: ({ food }) => drawRack() + food, scale: 1.04, isLong: true },
  pan: { draw: ({ food }) => drawPan() + food, inside: 77, scale: 0.98, isLong: true },
  pot: { draw: ({ food }) => drawPot() + food, inside: 79, scale: 1.04, isLong: true },
  gratin: { draw: ({ food, ware, isOval }) => drawOvenDish(ware, isOval) + food, scale: 1.02, isLong: true },
  jar: { draw: ({ food }) => drawJar(food), inside: 76, scale: 1.12, isLong: true },
  jug: { draw: ({ food, ware }) => drawJug(food, ware), inside: 76, scale: 1.16, isLong: true },
  glass: { draw: ({ food }) => drawGlass(food), inside: 76, scale: 1, isLong: true },
}

/** Forms that are drawn smaller than the inside of a plate, because they are made in something small. */
const FORM_RADIUS: Partial<Record<Form, number>> = { pudding: 57, dip: 67, spreadcheese: 67 }

/** The food of a form as large as its vessel is. */
export function fitInto(vessel: Vessel, form: Form, food: string): string {
  const { inside } = VESSEL_DRAWINGS[vessel]
  const scale = inside === undefined ? 1 : inside / (FORM_RADIUS[form] ?? 76)
  return Math.abs(scale - 1) < 0.05 ? food : group(0, 0, 0, food, Math.round(scale * 100) / 100)
}
