import { dark, light } from '../../cut-paper/colour.ts'
import { type Point, polar } from '../../cut-paper/points.ts'
import { dots, line } from '../food-paper.ts'
import {
  BREAD,
  BREAD_INSIDE,
  CRIMP,
  FLAKE_LINES,
  FOLDED,
  OVAL,
  PEAR,
  PEAR_CORE,
  ROOT,
  WAVE,
} from '../outlines.ts'
import { everyOther } from '../places.ts'
import { outline, stamp } from '../stamp.ts'
import { flat, lying, marks, strand } from '../strokes.ts'
import type { Piece } from './piece.ts'

const TUBE = outline('M-10-2Q0 3 10-1')

export const potatoes: Piece = {
  size: 17,
  many: 5,
  draw: (at, { colour }, size) => {
    const tops = at.map(([x, y, turn]): Point => [x - 2, y - 2, turn])
    return lying(at, OVAL, size / 9, colour, 2.8) + flat(tops, OVAL, size / 13, light(colour, 0.28))
  },
}

export const roots: Piece = {
  size: 16,
  many: 5,
  draw: (at, { colour }, size) =>
    lying(at, ROOT, size / 9, colour, 2.4) + marks(at, FLAKE_LINES, size / 12, light(colour, 0.35), 1.6),
}

export const pears: Piece = {
  size: 17,
  many: 4,
  draw: (at, { colour, inner }, size) =>
    lying(at, PEAR, size / 10, colour, 2.4) +
    flat(at, PEAR, size / 12.5, inner ?? light(colour, 0.4)) +
    marks(at, PEAR_CORE, size / 10, dark(colour, 0.2), 3),
}

/** Short pasta, open at one end. */
export const tubes: Piece = {
  size: 10,
  many: 12,
  draw: (at, { colour }, size) => {
    const ends = at.map(([x, y, turn = 0]): Point => {
      const [dx, dy] = polar(size * 1.1, turn)
      return [x + dx, y + dy]
    })
    return (
      strand(stamp(at, TUBE, size / 10), colour, size * 1.1) +
      line(stamp(everyOther(at), TUBE, size / 10), light(colour, 0.24), size) +
      dots(ends, size * 0.3, dark(colour, 0.3))
    )
  },
}

export const noodles: Piece = {
  size: 16,
  many: 9,
  draw: (at, { colour }, size) =>
    marks(at, WAVE, size / 10, dark(colour, 0.14), 6) + marks(at, WAVE, size / 10, colour, 4),
}

/** Filled and folded: ravioli, dumplings. */
export const parcels: Piece = {
  size: 15,
  many: 4,
  draw: (at, { colour }, size) =>
    lying(at, FOLDED, size / 12, colour, 2.6) + marks(at, CRIMP, size / 12, dark(colour, 0.16), 1.8),
}

export const breads: Piece = {
  size: 20,
  many: 2,
  draw: (at, { colour }, size) =>
    lying(at, BREAD, size / 56, dark(colour, 0.16), 2.6) +
    flat(at, BREAD_INSIDE, size / 56, light(colour, 0.4)),
}
