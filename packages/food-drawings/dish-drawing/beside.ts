import type { Cutlery } from '../dish/dish.ts'
import { dark, INK, luma, mix } from '../cut-paper/colour.ts'
import { fork, spoon } from '../cut-paper/cutlery.ts'
import { circle, cut, group, line, shadow } from '../cut-paper/paper.ts'
import { whole } from '../cut-paper/points.ts'

/** What lies beside a dish. It is never food. */

type Place = { x: number; y: number; turn: number; scale: number }

/** Silver is darker on a pale cloth. */
const metalOn = (cloth: string) => (luma(cloth) > 170 ? '#A9A48F' : '#E9E2CF')

export const napkinOn = (cloth: string) => (luma(cloth) > 150 ? '#FBF6EA' : mix(cloth, '#FFFBF0', 0.72))

/** What a dish is eaten with, around x y; `turn` is in degrees. */
export function layCutlery(kind: Cutlery, { x, y, turn, scale }: Place, cloth: string): string {
  const metal = metalOn(cloth)
  switch (kind) {
    case 'spoon':
      return spoon(x, y, turn, metal, scale)
    case 'fork':
      return fork(x, y, turn, metal, scale)
    case 'fork and knife':
      return (
        fork(x - 15 * scale, y, turn - 2, metal, scale) + knife(x + 17 * scale, y, turn + 2, metal, scale)
      )
    case 'chopsticks':
      return chopsticks({ x, y, turn, scale }, luma(cloth) > 150 ? '#9A4A34' : '#C98A5A')
    case 'none':
      return ''
  }
}

/** A glass of water. */
export function waterGlass(x: number, y: number, r: number): string {
  const glare = `M${whole(-r * 0.55)} ${whole(-r * 0.2)}A${whole(r * 0.6)} ${whole(r * 0.6)} 0 0 1 ${whole(-r * 0.1)} ${whole(-r * 0.58)}`
  return group(
    x,
    y,
    0,
    circle(5, 7, r, INK, ' opacity=".18"') +
      circle(0, 0, r, '#E4E9E2') +
      circle(0, 0, r * 0.86, '#CBD8D6') +
      line(glare, '#FBF9F0', 3),
  )
}

function knife(x: number, y: number, turn: number, metal: string, scale: number): string {
  const blade = cut('M-5 -36Q9 -26 9 10Q9 28 4 32L5 108Q0 112 -5 108Z', metal, 5)
  return group(x, y, turn, blade + line('M0 -24Q4 -4 3 22', dark(metal, 0.14), 2), scale)
}

function chopsticks({ x, y, turn, scale }: Place, wood: string): string {
  const d = 'M-5 -70L-2 104M7 -72L5 104'
  const sticks = line(d, INK, 5, shadow(5)) + line(d, wood, 5)
  return group(x, y, turn, sticks + line('M-2.5 84L-2 104M5.5 84L5 104', '#E9DFC8', 5), scale)
}
