import type { Cutlery, Vessel } from '../dish/dish.ts'
import { CREAM, WHITE } from '../cut-paper/crockery.ts'
import { emptyPlate, napkin } from '../cut-paper/cutlery.ts'
import { type Format, sizeOf } from '../cut-paper/format.ts'
import { group } from '../cut-paper/paper.ts'
import { layCutlery, napkinOn, waterGlass } from './beside.ts'
import { VESSEL_DRAWINGS } from './vessels/vessels.ts'

/** A dish on its cloth, with what lies beside it. */
export type Scene = {
  /** The vessel with its food, around 0 0. */
  dish: string
  vessel: Vessel
  cutlery: Cutlery
  cloth: string
  /** How far the dish is turned, in degrees. */
  turn: number
  /** 0…7: what lies beside the dish, and where. */
  pose: number
  /** A crowded picture does without napkin, empty plate and water. */
  isBare: boolean
}

/** Ways to lay a table that a pose chooses from. */
export const POSES = 8

/** Vessels that reach further to the sides than a plate. */
const WIDE: readonly Vessel[] = ['board', 'rack', 'pan', 'pot', 'gratin']

/** Everything that lies on the cloth of a format. */
export function layScene(format: Format, scene: Scene): string {
  const { vessel, turn, dish, pose } = scene
  const isWide = WIDE.includes(vessel)
  switch (format) {
    case 'bare': {
      const scale =
        Math.min(1.1, 0.98 * VESSEL_DRAWINGS[vessel].scale) * (isWide || vessel === 'jar' ? 0.88 : 1)
      return group(vessel === 'pan' ? 88 : 116, 114, turn, dish, scale)
    }
    case 'square':
      return dishAt(
        scene,
        144 + (pose % 3) * 6,
        147 + (pose % 2) * 6,
        isWide || vessel === 'jar' ? 1.12 : 1.26,
      )
    case 'wide':
      return layWide(scene)
    case 'share':
      return cutleryAt(scene, 598, 223, 3, 2.2) + dishAt(scene, 292, 318, isWide ? 2.2 : 2.6)
    case 'og':
      return (
        napkinAt(scene, 250, 470, -9, 2.3) +
        cutleryAt(scene, 262, 260, -7, 2.2) +
        dishAt(scene, 690, 318, isWide ? 2.4 : 2.65)
      )
    case 'card':
      return isWide ? layWideCard(scene) : layCard(scene)
  }
}

function layWide(scene: Scene): string {
  const [w, h] = sizeOf('wide')
  const side = scene.pose % 2 ? 1 : -1
  const x = w / 2 + side * 40
  return (
    napkinAt(scene, x - side * 262, 246, 11 * side, 1.35) +
    (scene.pose % 4 > 1 ? plateAt(scene, x + side * 300, 66, 62) : waterAt(scene, x + side * 262, 84, 42)) +
    cutleryAt(scene, x - side * 226, 146, 9 * side, 1.45) +
    dishAt(scene, x, h / 2 + 6, 1.5)
  )
}

const [CARD_WIDTH, CARD_HEIGHT] = sizeOf('card')
const X = CARD_WIDTH / 2
const Y = CARD_HEIGHT / 2

/** Eight ways to lay a table. */
function layCard(scene: Scene): string {
  const apart = scene.cutlery === 'fork and knife' ? 10 : 0
  switch (scene.pose) {
    case 0:
      return cutleryAt(scene, X + 142 + apart, Y - 38, 8, 1.05) + dishAt(scene, X - 14, Y, 1.14)
    case 1:
      return cutleryAt(scene, X - 142 - apart, Y - 38, -6, 1.05) + dishAt(scene, X + 14, Y, 1.14)
    case 2:
      return napkinAt(scene, X + 124, Y + 58, -14, 1.25) + dishAt(scene, X - 18, Y - 4, 1.16)
    case 3:
      return dishAt(scene, X + 30, Y + 24, 1.52)
    case 4:
      return plateAt(scene, X + 152, 46, 44) + dishAt(scene, X - 28, Y + 8, 1.22)
    case 5:
      return waterAt(scene, 54, 56, 32) + dishAt(scene, X + 22, Y + 2, 1.2)
    case 6:
      return (
        napkinAt(scene, X - 128, Y + 40, 12, 1.15) +
        cutleryAt(scene, X - 134, Y - 24, 9, 0.98) +
        dishAt(scene, X + 22, Y, 1.16)
      )
    default:
      return dishAt(scene, X - 44, Y + 14, 1.42) + cutleryAt(scene, X + 150, Y - 36, 6, 1)
  }
}

/** Boards, racks and oven dishes leave less room beside them; a pan has its handle there. */
function layWideCard(scene: Scene): string {
  const { pose, vessel, cutlery } = scene
  if (vessel === 'pan')
    return (pose % 2 ? napkinAt(scene, 322, 236, -12, 1.1) : '') + dishAt(scene, X - 8, Y, 1.2)
  if (pose < 2)
    return cutleryAt(scene, 362, 116, 7, 1) + dishAt(scene, X - (cutlery === 'none' ? 0 : 24), Y, 1.18)
  if (pose < 4) return napkinAt(scene, X + 116, Y + 84, -14, 1.15) + dishAt(scene, X - 8, Y - 6, 1.2)
  if (pose < 6) return dishAt(scene, X + 34, Y + 20, 1.44)
  return plateAt(scene, 50, 44, 46) + dishAt(scene, X + 16, Y + 8, 1.2)
}

/** A pan is moved aside for its handle. */
function dishAt({ vessel, turn, dish }: Scene, x: number, y: number, scale: number): string {
  const shift = vessel === 'pan' ? -22 * scale : 0
  return group(x + shift, y, turn, dish, scale * VESSEL_DRAWINGS[vessel].scale)
}

const cutleryAt = ({ cutlery, cloth }: Scene, x: number, y: number, turn: number, scale: number) =>
  layCutlery(cutlery, { x, y, turn, scale }, cloth)

const napkinAt = ({ cloth, isBare }: Scene, x: number, y: number, turn: number, scale: number) =>
  isBare ? '' : napkin(x, y, turn, napkinOn(cloth), scale)

const plateAt = ({ isBare, pose }: Scene, x: number, y: number, r: number) =>
  isBare ? '' : emptyPlate(x, y, r, pose % 2 ? CREAM : WHITE)

const waterAt = ({ isBare }: Scene, x: number, y: number, r: number) => (isBare ? '' : waterGlass(x, y, r))
