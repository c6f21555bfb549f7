import { type Point, polar } from '../../cut-paper/points.ts'
import type { Random } from '../../cut-paper/random.ts'
import { after, xy } from '../food-paper.ts'
import { wedgePath } from '../strokes.ts'

/** Something round with one slice drawn out. */
export type Sliced = {
  /** The path of a round layer. */
  disc: (r: number) => string
  /** The path of what is seen where the knife went. */
  edges: (r: number) => string
  /** Places moved with the slice; those under the knife are left out. */
  move: (places: readonly Point[]) => Point[]
  /** The path of a rim, but for the slice. */
  rim: (r: number) => string
  /** The middle of the slice. */
  middle: Point
}

const SLICE = 0.78
const FULL = Math.PI * 2

export function cutSlice(rnd: Random): Sliced {
  const from = -1.25 + rnd() * 0.3
  const to = from + SLICE
  const out = polar(15, (from + to) / 2)
  const shifted = (p: Point): Point => [p[0] + out[0], p[1] + out[1], p[2]]
  const angleOf = ([x, y]: Point) => {
    const angle = Math.atan2(y, x)
    return angle < from ? angle + FULL : angle
  }
  const isUnderKnife = (p: Point) => {
    const room = 15.6 / Math.max(12, Math.hypot(p[0], p[1]))
    const angle = angleOf(p)
    return [from, to, from + FULL].some((knife) => Math.abs(angle - knife) <= room)
  }
  return {
    disc: (r) => wedgePath(r, to, from + FULL) + wedgePath(r, from, to, out[0], out[1]),
    edges: (r) => {
      const [a, b] = [polar(r, to), polar(r, from)]
      return `M${xy(a)}L0 0L${xy(b)}M${xy(shifted(b))}L${xy(out)}L${xy(shifted(a))}`
    },
    rim: (r) => `M${xy(polar(r, to + 0.06))}A${r}${after(r)} 0 1 1${after(xy(polar(r, from - 0.06)))}`,
    move: (places) => places.filter((p) => !isUnderKnife(p)).map((p) => (angleOf(p) < to ? shifted(p) : p)),
    middle: shifted(polar(34, (from + to) / 2)),
  }
}
