import { light } from '../cut-paper/colour.ts'
import { circle, dots, line } from '../cut-paper/paper.ts'
import { type Point, whole } from '../cut-paper/points.ts'
import type { Hand } from './hand.ts'
import { around, each, rays } from './shapes.ts'
import { CARROT, LEAF, LEMON } from './tones.ts'

const CARROT_LIT = light(CARROT, 0.3)

/** The little food that a tool may hold, where that says what it is for. */
export const carrots = (hand: Hand, points: readonly Point[], r = 12) =>
  hand.lay(2, [each(points, ([x, y]) => hand.disc(x, y, r)), CARROT]) + dots(points, r * 0.5, CARROT_LIT)

/** A leaf from x, y that points to `turn` degrees. */
export const leaf = (hand: Hand, x: number, y: number, turn: number, length = 30, colour = LEAF) =>
  hand.turn({ turn, x, y }, () => {
    const [belly, width] = [whole(length * 0.45), whole(length * 0.36)]
    return (
      hand.lay(2, [`M0 0Q${belly}-${width} ${length} 0Q${belly} ${width} 0 0Z`, colour]) +
      line(`M2 0H${whole(length * 0.72)}`, light(colour, 0.4), 1.4)
    )
  })

export const lemonHalf = (hand: Hand, x: number, y: number, r: number) =>
  hand.lay(4, [hand.disc(x, y, r), '#E6BC45']) +
  circle(x, y, r * 0.85, '#FBF1D0') +
  circle(x, y, r * 0.74, LEMON) +
  line(rays(around(8, r * 0.72, x, y), x, y), '#FBF1D0', 2)
