import { light } from '../cut-paper/colour.ts'
import { circle, dots, line, path } from '../cut-paper/paper.ts'
import { at, type Point, whole } from '../cut-paper/points.ts'
import type { Hand, Piece } from './hand.ts'
import { gleam } from './shapes.ts'
import { DIGITS, DISPLAY, RED, SHINE, type Tones, WHITE } from './tones.ts'

// Nearly every tool is one of these with something added. Long things run along x: what works to the left, the handle to the right.

/** The grain and the rivet of a handle between x1 and x2. */
export const gripMarks = (x1: number, x2: number, y: number, tones: Tones) =>
  line(`M${at(x1 + 14, y - 3)}L${at(x2 - 26, y - 3)}`, tones.lit, 2.4) + circle(x2 - 6, y, 3.4, tones.shade)

export const handle = (hand: Hand, x1: number, x2: number, a = 9, b = 11): Piece => [
  hand.limb(x1, 0, x2, 0, a, b),
  hand.grip.base,
]

/** The long steel handle of a ladle, bent to a hook at its end. */
export const hook = (hand: Hand, from: number): Piece => [
  `M${from} 0H138Q158 0 158 16T140 28`,
  hand.steel.base,
  10,
]

/** A knife: `blade` and its lit `edge`, and a riveted handle between two places. */
export function knife(hand: Hand, blade: string, edge: string, from: number, to: number): string {
  const middle = (from + to) / 2
  const grip = `M${from + 10}-14Q${middle}-20 ${to - 8}-15Q${to + 4}-12 ${to + 2} 4Q${to} 19 ${to - 12} 18Q${middle} 8 ${from + 10} 14Z`
  const rivets: Point[] = [
    [from + 26, -2],
    [middle, -4],
    [to - 20, 0],
  ]
  return (
    hand.lay(
      7,
      [blade, hand.steel.base],
      [`M${from - 4}-15L${from + 12}-15V15L${from - 4} 16Z`, hand.steel.shade],
      [grip, hand.grip.base],
    ) +
    path(edge, hand.steel.lit) +
    dots(rivets, 3, light(hand.grip.base, 0.45))
  )
}

/** A machine with square shoulders, seen from above. What it holds and its dial are laid on it. */
export function machine(
  hand: Hand,
  w: number,
  h: number,
  { r = 34, x = 0, y = 0, tones = hand.body, extra = [] }: MachineLook = {},
): string {
  const [left, top] = [x - w / 2 + 9, y - h / 2 + 9]
  return (
    hand.lay(12, ...extra, [hand.box(x, y, w, h, r), tones.base]) +
    line(`M${at(left, top + r)}Q${at(left, top)} ${at(left + r, top)}`, tones.lit, 4)
  )
}

type MachineLook = { r?: number; x?: number; y?: number; tones?: Tones; extra?: readonly Piece[] }

export const knob = (hand: Hand, x: number, y: number, r: number) =>
  hand.lay(2, [hand.disc(x, y, r), WHITE]) +
  circle(x, y, r - 5, RED) +
  line(`M${at(x, y)}L${at(x + r * 0.5, y - r * 0.6)}`, WHITE, 2.4)

export const display = (x: number, y: number, w: number, h: number) =>
  `<rect x="${whole(x - w / 2)}" y="${whole(y - h / 2)}" width="${w}" height="${h}" rx="4" fill="${DISPLAY}"/>` +
  line(`M${at(x - w / 2 + 12, y)}h7m7 0h7m7 0h${whole(w / 2 - 24)}`, DIGITS, 4.5)

export const buttons = (points: readonly Point[], colour: string) => dots(points, 4.5, colour)

/** Three soft threads above x, y. */
export const steam = (x: number, y: number) =>
  line(
    `M${at(x - 18, y)}q-9-15 0-28t0-28M${at(x, y - 6)}q-9-15 0-28t0-28M${at(x + 18, y)}q-9-15 0-28t0-28`,
    SHINE,
    4,
    ' opacity=".75"',
  )

/** The inside of an open round pan: its wall in shade, its floor. */
export function panInside(
  hand: Hand,
  x: number,
  y: number,
  r: number,
  tones: Tones,
  deep: number,
  floor = tones.base,
): string {
  return (
    path(hand.disc(x, y, r - 5), tones.shade) +
    path(hand.disc(x + deep * 0.12, y + deep * 0.22, r - 5 - deep), floor) +
    gleam(x, y, r - 3, tones.lit, 3.5)
  )
}
