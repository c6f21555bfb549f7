import { dark, light } from '../../cut-paper/colour.ts'
import { cut, path } from '../../cut-paper/paper.ts'
import { decimal, type Point } from '../../cut-paper/points.ts'
import { after, blob, group, line, xy } from '../food-paper.ts'
import { FLAKE } from '../outlines.ts'
import { everyOther } from '../places.ts'
import { brown, flat } from '../strokes.ts'
import type { Piece } from './piece.ts'

/** A spoonful of something thick. */
export const dollops: Piece = {
  size: 19,
  many: 1,
  draw: (at, { colour }, size, rnd) =>
    at
      .map(([x, y]) => {
        const r = decimal(size * 0.5)
        const curl = `M${decimal(-size * 0.45)}${after(decimal(size * 0.2))}A${r}${after(r)} 0 1 1${after(decimal(size * 0.4))}${after(decimal(size * 0.3))}`
        return group(
          x,
          y,
          0,
          cut(blob(rnd, size, size * 0.9, 7, 0.13), colour) + line(curl, dark(colour, 0.1), 2.2),
        )
      })
      .join(''),
}

/** What melted, brown in spots. */
export const melts: Piece = {
  size: 15,
  many: 5,
  draw: (at, { colour }, size, rnd) =>
    path(at.map(([x, y]) => blob(rnd, size * 1.1, size, 7, 0.2, x, y)).join(''), colour) +
    flat(everyOther(at), FLAKE, size / 22, brown(colour, 0.5)),
}

/** A thin sauce over the rest. */
export const drizzle: Piece = {
  size: 12,
  many: 6,
  draw: (at, { colour }, size) => {
    const [first, ...others] = at
    if (!first) return ''
    const curves = others.map((place, k) => {
      const [x, y] = place
      const bend: Point = [x + (k % 2 ? -14 : 14), y - 8]
      return `Q${xy(bend)}${after(xy(place))}`
    })
    const d = `M${xy(first)}${curves.join('') || 'h.1'}`
    return line(d, colour, size * 0.4) + line(d, light(colour, 0.3), size * 0.12)
  },
}
