import { dark, INK, light } from '../../cut-paper/colour.ts'
import { path, shadow } from '../../cut-paper/paper.ts'
import { line } from '../food-paper.ts'
import {
  CHUNK,
  CRESCENT_INSIDE,
  CURL,
  DASH,
  FLAKE,
  SHORT_DASH,
  SLAB,
  SQUARE,
  TRIANGLE,
  WAVE,
  WEDGE,
  WEDGE_EDGE,
} from '../outlines.ts'
import { everyOther } from '../places.ts'
import { stamp } from '../stamp.ts'
import { flat, lying, marks, strand } from '../strokes.ts'
import type { Piece } from './piece.ts'

const softCorners = (colour: string, width: number) =>
  ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`

export const cubes: Piece = {
  size: 13,
  many: 8,
  draw: (at, { colour }, size) => {
    const scale = size / 9.5
    const d = stamp(at, SQUARE, scale)
    const top = light(colour, 0.24)
    return (
      path(d, INK, softCorners(INK, 3) + shadow(2.2)) +
      path(d, colour, softCorners(colour, 3)) +
      path(stamp(everyOther(at, 3), SQUARE, scale), top, softCorners(top, 3))
    )
  },
}

export const chunks: Piece = {
  size: 13,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, CHUNK, size / 8.5, colour, 2.4) + flat(everyOther(at), FLAKE, size / 15, light(colour, 0.2)),
}

/** What was chopped small. */
export const bits: Piece = {
  size: 9,
  many: 10,
  draw: (at, { colour }, size) =>
    strand(stamp(at, SHORT_DASH, size / 10), colour, size * 0.5, 1.4) +
    line(stamp(everyOther(at, 3), SHORT_DASH, size / 10), light(colour, 0.25), size * 0.42),
}

export const shreds: Piece = {
  size: 12,
  many: 12,
  draw: (at, { colour }, size) =>
    strand(stamp(at, CURL, size / 10), colour, size * 0.27, 1.4) +
    line(stamp(everyOther(at, 3), CURL, size / 10), light(colour, 0.35), size * 0.2),
}

export const strips: Piece = {
  size: 13,
  many: 6,
  draw: (at, { colour }, size) => {
    const d = stamp(at, CURL, size / 9)
    return strand(d, colour, size * 0.5) + line(d, light(colour, 0.28), size * 0.14)
  },
}

export const ribbons: Piece = {
  size: 13,
  many: 7,
  draw: (at, { colour, inner }, size) => {
    const d = stamp(at, WAVE, size / 11)
    return strand(d, colour, size * 0.55) + line(d, inner ?? light(colour, 0.4), size * 0.28)
  },
}

export const batons: Piece = {
  size: 13,
  many: 11,
  draw: (at, { colour }, size) => {
    const d = stamp(at, DASH, size / 8.5)
    return (
      strand(d, colour, size * 0.62) +
      line(d, light(colour, 0.35), size * 0.14, ' transform="translate(0-1)"')
    )
  },
}

export const crescents: Piece = {
  size: 14,
  many: 6,
  draw: (at, { colour, inner }, size) =>
    lying(at, WEDGE, size / 9, colour) + flat(at, CRESCENT_INSIDE, size / 9, inner ?? light(colour, 0.35)),
}

export const wedges: Piece = {
  size: 17,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, WEDGE, size / 8, colour, 2.6) + marks(at, WEDGE_EDGE, size / 8, dark(colour, 0.22), 2.4),
}

export const slabs: Piece = {
  size: 17,
  many: 5,
  draw: (at, { colour }, size) =>
    lying(at, SLAB, size / 8, colour, 2.2) + flat(at, SLAB, size / 10.5, light(colour, 0.34)),
}

/** Tortilla chips, and what else is cut into triangles. */
export const triangles: Piece = {
  size: 14,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, TRIANGLE, size / 9, colour) + flat(everyOther(at), TRIANGLE, size / 14, light(colour, 0.25)),
}
