import { group, path } from '../cut-paper/paper.ts'
import { whole } from '../cut-paper/points.ts'
import type { Hand, Piece } from './hand.ts'
import { gripMarks, panInside } from './parts.ts'
import type { Tones } from './tones.ts'

type PanLook = {
  r: number
  tones: Tones
  deep: number
  floor?: string
  /** A second, short handle. */
  hasEar?: boolean
  hasLip?: boolean
  /** What lies in it, around 0 0. */
  inside: string
}

/** A pan with one long handle. */
export function longPan(hand: Hand, { r, tones, deep, floor, hasEar, hasLip, inside }: PanLook): string {
  const x = -54
  const pieces: Piece[] = [
    [hand.limb(x + r - 6, 0, x + r + 26, 0, 8, 6), tones.shade],
    [hand.limb(x + r + 22, 0, 152, 0, 8, 10.5), hand.grip.base],
  ]
  if (hasEar) {
    const far = whole(x - r - 26)
    pieces.push([`M${x - r + 6}-26Q${far}-22 ${far} 0T${x - r + 6} 26`, tones.shade, 9])
  }
  if (hasLip) pieces.push([`M${x - 16} ${5 - r}L${x} ${-r - 11}L${x + 16} ${5 - r}Z`, tones.lit])
  return (
    hand.lay(9, ...pieces, [hand.disc(x, 0, r), tones.base]) +
    gripMarks(x + r + 22, 152, 0, hand.grip) +
    panInside(hand, x, 0, r, tones, deep, floor) +
    group(x, 0, 0, inside)
  )
}

/** A pot with two ears. */
export function earPot(hand: Hand, r: number, tones: Tones, ears = tones): string {
  const ear = (side: 1 | -1): Piece => {
    const [near, far] = [side * (r - 6), side * (r + 30)]
    return [`M${near}-30Q${far}-28 ${far} 0T${near} 30`, ears.shade, 11]
  }
  return hand.lay(10, ear(-1), ear(1), [hand.disc(0, 0, r), tones.base])
}

type TinLook = {
  tones: Tones
  r?: number
  wall?: number
  floor?: string
  rim?: number
  extra?: readonly Piece[]
}

/** A tin, tray or dish with four corners, seen into. */
export function tin(hand: Hand, w: number, h: number, look: TinLook): string {
  const { tones, r = 12, wall = 14, floor = tones.base, rim = 5, extra = [] } = look
  const [innerWidth, innerHeight] = [w - rim * 2, h - rim * 2]
  return (
    hand.lay(9, ...extra, [hand.box(0, 0, w, h, r), tones.lit]) +
    path(hand.box(0, 0, innerWidth, innerHeight, r - 2), tones.shade) +
    path(hand.box(1, 2, innerWidth - wall * 2, innerHeight - wall * 2, Math.max(3, r - 5)), floor)
  )
}

/** A round mould with what is in it. */
export const mould = (hand: Hand, r: number, tones: Tones, filling: string, extra: readonly Piece[] = []) =>
  hand.lay(9, ...extra, [hand.disc(0, 0, r), tones.lit]) +
  path(hand.disc(0, 0, r - 5), tones.shade) +
  path(hand.disc(1, 2, r - 14), filling)
