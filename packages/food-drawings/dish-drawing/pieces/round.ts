import { dark, light } from '../../cut-paper/colour.ts'
import { type Point, decimal, whole } from '../../cut-paper/points.ts'
import { centre, circle, dots } from '../food-paper.ts'
import { CRIMP, SEGMENTS } from '../outlines.ts'
import { everyOther } from '../places.ts'
import { beads, marks } from '../strokes.ts'
import type { Piece } from './piece.ts'

/** Where light falls on round things of this size. */
const lit = (places: readonly Point[], dx: number, dy: number): Point[] =>
  places.map(([x, y]) => [x - dx, y - dy])

export const coins: Piece = {
  size: 12,
  many: 7,
  draw: (at, { colour, inner }, size) =>
    beads(at, size, colour) +
    (inner
      ? dots(at, size * 0.82, inner) + dots(at, size * 0.4, dark(inner, 0.07))
      : dots(at, size * 0.66, light(colour, 0.3)) + dots(at, size * 0.5, colour)),
}

export const rounds: Piece = {
  size: 12,
  many: 6,
  draw: (at, { colour }, size) =>
    beads(at, size, colour) + dots(lit(at, size * 0.3, size * 0.35), size * 0.24, light(colour, 0.5)),
}

export const halfRounds: Piece = {
  size: 12,
  many: 6,
  draw: (at, { colour, inner }, size) =>
    beads(at, size, colour) +
    dots(at, size * 0.78, inner ?? light(colour, 0.24)) +
    marks(at, CRIMP, size / 22, light(colour, 0.6), size * 0.2),
}

export const smallBeads: Piece = {
  size: 9,
  many: 11,
  draw: (at, { colour }, size) =>
    beads(at, size * 0.5, colour, 1.4) + dots(lit(everyOther(at), 1, 2), size * 0.13, light(colour, 0.55)),
}

export const berries: Piece = {
  size: 11,
  many: 8,
  draw: (at, { colour }, size) =>
    beads(at, size * 0.76, colour) +
    dots(everyOther(at, 3), size * 0.76, light(colour, 0.14)) +
    dots(lit(at, size * 0.22, size * 0.28), size * 0.16, light(colour, 0.55)),
}

export const rings: Piece = {
  size: 10,
  many: 7,
  draw: (at, { colour, inner }, size) =>
    beads(at, size * 0.66, colour, 1.4) +
    dots(at, size * 0.44, inner ?? light(colour, 0.5)) +
    dots(at, size * 0.2, inner ? dark(inner, 0.1) : light(colour, 0.15)),
}

/** Rings with nothing inside, as of an onion. */
export const hoops: Piece = {
  size: 11,
  many: 5,
  draw: (at, { colour }, size) => {
    const r = decimal(size * 0.72)
    const circles = at.map(([x, y]) => `<circle${centre(whole(x), whole(y))} r="${r}"/>`)
    return `<g fill="none" stroke="${colour}" stroke-width="${decimal(size * 0.34)}">${circles.join('')}</g>`
  },
}

export const citrus: Piece = {
  size: 14,
  many: 2,
  draw: (at, { colour, inner }, size) =>
    beads(at, size, colour) +
    dots(at, size * 0.82, light(colour, 0.75)) +
    dots(at, size * 0.7, inner ?? light(colour, 0.3)) +
    marks(at, SEGMENTS, size / 10, light(colour, 0.75), 1.3),
}

/** Halves of a fruit, with its stone or where that was. */
export const halfFruit: Piece = {
  size: 17,
  many: 5,
  draw: (at, { colour, inner }, size) =>
    beads(at, size * 0.9, colour, 2.4) +
    dots(at, size * 0.68, inner ?? light(colour, 0.3)) +
    dots(at, size * 0.26, dark(colour, 0.2)),
}

/** Flatbreads and the like: round, with a paler middle and brown spots. */
export const flatbreads: Piece = {
  size: 20,
  many: 2,
  draw: (at, { colour }, size) =>
    at.map(([x, y]) => circle(x, y, size + 2, dark(colour, 0.2)) + circle(x, y - 1, size, colour)).join('') +
    dots(
      at.flatMap(([x, y]): Point[] => [
        [x - size * 0.4, y - size * 0.3],
        [x + size * 0.4, y],
        [x - size * 0.1, y + size * 0.4],
      ]),
      size * 0.12,
      dark(colour, 0.3),
    ),
}
