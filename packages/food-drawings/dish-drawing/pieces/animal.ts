import { dark, light, luma } from '../../cut-paper/colour.ts'
import { cut } from '../../cut-paper/paper.ts'
import { whole } from '../../cut-paper/points.ts'
import {
  FLAKE,
  FLAKE_LINES,
  PRAWN,
  PRAWN_JOINTS,
  PRAWN_TAIL,
  SHELL,
  SHELL_LINES,
  STEAK,
} from '../outlines.ts'
import { path } from '../../cut-paper/paper.ts'
import { after, blob, circle, group, line } from '../food-paper.ts'
import { flat, lying, marks } from '../strokes.ts'
import type { Piece } from './piece.ts'

/** The white of a cooked egg. */
export const EGG_WHITE = '#FFFAF0'
const HALF_EGG = 'M-12 0Q-12-15 0-18Q12-15 12 0Q11 14 0 14Q-11 14-12 0Z'

export const prawns: Piece = {
  size: 15,
  many: 5,
  draw: (at, { colour }, size) =>
    lying(at, PRAWN, size / 8, colour, 2.4) +
    marks(at, PRAWN_JOINTS, size / 8, light(colour, 0.5), 1.8) +
    marks(at, PRAWN_TAIL, size / 8, dark(colour, 0.12), 2.6),
}

/** Flakes of fish. */
export const flakes: Piece = {
  size: 16,
  many: 6,
  draw: (at, { colour }, size) => {
    const grain = luma(colour) > 200 ? dark(colour, 0.12) : light(colour, luma(colour) < 160 ? 0.22 : 0.45)
    return lying(at, FLAKE, size / 8, colour) + marks(at, FLAKE_LINES, size / 8, grain, 1.6)
  },
}

/** Slices of meat. */
export const slices: Piece = {
  size: 15,
  many: 5,
  draw: (at, { colour }, size) =>
    lying(at, STEAK, size / 24, colour, 2.4) + flat(at, STEAK, size / 33, light(colour, 0.26)),
}

export const shells: Piece = {
  size: 13,
  many: 6,
  draw: (at, { colour }, size) =>
    lying(at, SHELL, size / 8, colour) + marks(at, SHELL_LINES, size / 8, dark(colour, 0.18), 1.4),
}

/** Halves of a boiled egg. */
export const halfEggs: Piece = {
  size: 15,
  many: 3,
  draw: (at, { colour }, size) =>
    at
      .map(([x, y, turn = 0]) =>
        group(x, y, (turn * 57) % 360, cut(HALF_EGG, EGG_WHITE) + circle(0, 1, 7, colour), size / 14),
      )
      .join(''),
}

export const friedEggs: Piece = {
  size: 20,
  many: 2,
  draw: (at, { colour }, size, rnd) =>
    at
      .map(([x, y]) => {
        const white = cut(blob(rnd, size * 1.5, size * 1.3, 8, 0.15), EGG_WHITE, 2.5)
        const yolk = circle(1, 0, size * 0.6, colour)
        const gleam = circle(-size * 0.14, -size * 0.2, size * 0.17, light(colour, 0.5))
        return group(x, y, 0, white + yolk + gleam)
      })
      .join(''),
}

/** Poached eggs: the yolk shows through the white. */
export const poachedEggs: Piece = {
  size: 21,
  many: 2,
  draw: (at, { colour }, size, rnd) =>
    at
      .map(([x, y]) => {
        const white = cut(blob(rnd, size * 1.2, size * 1.1, 7, 0.1), EGG_WHITE, 2.5)
        const yolk = path(blob(rnd, size * 0.72, size * 0.66, 6, 0.1), light(colour, 0.4))
        const [wide, low] = [size * 0.8, size * 0.3]
        const edge = `M${whole(-wide)}${after(whole(-low))}q${whole(low)}${after(whole(-size * 0.5))}${after(whole(wide))}${after(whole(-size * 0.5))}`
        return group(x, y, 0, white + yolk + line(edge, dark(EGG_WHITE, 0.1), 1.8))
      })
      .join(''),
}
