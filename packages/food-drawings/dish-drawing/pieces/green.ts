import { dark, light, luma } from '../../cut-paper/colour.ts'
import { type Point, polar } from '../../cut-paper/points.ts'
import { dots, xy } from '../food-paper.ts'
import { FLAKE, FLAKE_LINES, FLECK, FROND, GILL, LEAF, LEAF_RIB, MUSHROOM } from '../outlines.ts'
import { everyOther } from '../places.ts'
import { beads, flat, lying, marks, strand } from '../strokes.ts'
import type { Piece } from './piece.ts'

export const leaves: Piece = {
  size: 15,
  many: 5,
  draw: (at, { colour }, size) =>
    lying(at, LEAF, size / 9, colour, 1.8) + marks(at, LEAF_RIB, size / 9, light(colour, 0.4), 1.1),
}

/** Leaves as they lie once they are warm. */
export const wilted: Piece = {
  size: 14,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, FLAKE, size / 8, colour, 1.6) + marks(at, FLAKE_LINES, size / 9, light(colour, 0.28), 1.4),
}

/** A chopped herb. */
export const flecks: Piece = {
  size: 6,
  many: 14,
  draw: (at, { colour }, size) => flat(at, FLECK, size / 6, colour),
}

export const fronds: Piece = {
  size: 15,
  many: 4,
  draw: (at, { colour }, size) => marks(at, FROND, size / 10, colour, 1.9),
}

export const florets: Piece = {
  size: 11,
  many: 6,
  draw: (at, { colour }, size) => {
    const isPale = luma(colour) > 190
    const heads = at.flatMap(([x, y, turn = 0]): Point[] => {
      const around = [0, 1, 2].map((k) => polar(size * 0.5, turn + 2.1 + k * 2.1))
      return [[x, y], ...around.map(([dx, dy]): Point => [x + dx, y + dy])]
    })
    const stems = at.map((place) => `M${xy(place)}l${xy(polar(size * 1.15, (place[2] ?? 0) + 4.19))}`)
    return (
      strand(stems.join(''), isPale ? dark(colour, 0.1) : light(colour, 0.4), size * 0.5, 1.6) +
      beads(heads, size * 0.48, colour, 1.6) +
      dots(everyOther(heads), size * 0.2, light(colour, isPale ? 0.7 : 0.28))
    )
  },
}

export const mushrooms: Piece = {
  size: 13,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, MUSHROOM, size / 9.5, colour) + marks(at, GILL, size / 9, dark(colour, 0.3), 1.6),
}
