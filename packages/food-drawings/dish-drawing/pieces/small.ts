import { dark, light } from '../../cut-paper/colour.ts'
import { dots } from '../food-paper.ts'
import { BEAN, CHUNK, DOT, GLINT, GRAIN, NUT, STRAWBERRY, STRAWBERRY_INSIDE } from '../outlines.ts'
import { everyOther } from '../places.ts'
import { beads, flat, lying, marks } from '../strokes.ts'
import type { Piece } from './piece.ts'

export const crumbs: Piece = {
  size: 8,
  many: 13,
  draw: (at, { colour }, size) =>
    beads(at, size * 0.36, colour, 1.4) + dots(everyOther(at), size * 0.22, light(colour, 0.3)),
}

export const beans: Piece = {
  size: 13,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, BEAN, size / 15, colour, 1.6) + marks(at, GLINT, size / 20, light(colour, 0.4), 1.5),
}

export const strawberries: Piece = {
  size: 12,
  many: 6,
  draw: (at, { colour, inner }, size) =>
    lying(at, STRAWBERRY, size / 10, colour) +
    flat(at, STRAWBERRY_INSIDE, size / 11, inner ?? light(colour, 0.35)),
}

export const nuts: Piece = {
  size: 10,
  many: 8,
  draw: (at, { colour }, size) =>
    lying(at, NUT, size / 10, colour, 1.5) + marks(at, GLINT, size / 22, light(colour, 0.4), 1.3),
}

export const seeds: Piece = {
  size: 3,
  many: 20,
  draw: (at, { colour }, size) => marks(at, DOT, size / 3, colour, 2.4),
}

/** Chips of chocolate. */
export const chips: Piece = {
  size: 8,
  many: 10,
  draw: (at, { colour }, size) => lying(at, CHUNK, size / 17, colour, 1),
}

/** Cooked grains, loose. */
export const grainPieces: Piece = {
  size: 10,
  many: 26,
  draw: (at, { colour }, size) =>
    marks(at, GRAIN, size / 10, dark(colour, 0.1), size * 0.5) +
    marks(everyOther(at), GRAIN, size / 10, light(colour, 0.3), size * 0.42),
}
