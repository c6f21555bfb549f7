import { INK } from '../cut-paper/colour.ts'
import { decimal, type Point, polar, times, whole } from '../cut-paper/points.ts'
import { hundredths } from '../cut-paper/paper.ts'
import type { Random } from '../cut-paper/random.ts'

/**
 * Cut paper of which food is made, in fewer bytes than that of `../cut-paper/`: without zeros and needless spaces, and without
 * saying that lines end round. `onPlate` says that once for all food.
 */
export const onPlate = (food: string) => `<g stroke-linecap="round">${food}</g>`

/** The same drawing without the shadows of single pieces. */
export const withoutShadows = (svg: string) =>
  svg.replaceAll(/<(?:path|circle)[^>]* opacity="\.17"[^>]*>/g, '')

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle${centre(decimal(x), decimal(y))} r="${decimal(r)}" fill="${fill}"${extra}/>`

/** Where the middle of a circle is. */
export const centre = (x: string, y: string) =>
  (x === '0' ? '' : ` cx="${x}"`) + (y === '0' ? '' : ` cy="${y}"`)

/** A round shape lying on something. */
export function coin(x: number, y: number, r: number, fill: string, drop = 2): string {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  return circle(cx + drop * 0.7, cy + drop, r, INK, ' opacity=".17"') + circle(cx, cy, r, fill)
}

export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${decimal(width)}"${extra}/>`

/** Many equal round things as one path. */
export function dots(points: readonly Point[], r: number, fill: string, extra = ''): string {
  return line(dotted(points), fill, r * 2, extra)
}

/** The path of dots: a line on it is as wide as they are. */
export function dotted(points: readonly Point[]): string {
  let d = ''
  for (const point of points) d += moveTo(Math.round(point[0]), Math.round(point[1])) + 'h.1'
  return d
}

/** Moves, then turns (degrees), then scales what is inside. */
export function group(x: number, y: number, turn: number, inner: string, scale = 1): string {
  const rotated = turn ? ` rotate(${whole(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${hundredths(scale)})`
  return `<g transform="translate(${decimal(x)}${after(decimal(y))})${rotated}${scaled}">${inner}</g>`
}

/** The outline of a soft shape through `count` points around x y, not quite regular. */
export function blob(rnd: Random, rx: number, ry: number, count = 8, wobble = 0.1, x = 0, y = 0): string {
  const around = pointsAround(count)
  const corner = (k: number): Point => {
    const [cos, sin] = around[k] ?? [0, 0]
    const reach = 1.06 + (rnd() - 0.5) * 2 * wobble
    return [x + cos * rx * reach, y + sin * ry * reach]
  }
  const first = corner(0)
  let last = first
  let curves = ''
  for (let k = 1; k < count; k++) {
    const next = corner(k)
    curves += 'Q' + xy(last) + after(middle(last, next))
    last = next
  }
  const end = middle(last, first)
  return 'M' + end + curves + 'Q' + xy(last) + after(end) + 'Z'
}

const AROUND: Point[][] = []

/** Points evenly on a circle of radius 1. Counts are few, so each is worked out once. */
const pointsAround = (count: number): Point[] =>
  (AROUND[count] ??= times(count, (k) => polar(1, (k / count) * Math.PI * 2)))

const middle = (p: Point, q: Point) => pair(Math.round((p[0] + q[0]) / 2), Math.round((p[1] + q[1]) / 2))

export const xy = (point: Point) => pair(Math.round(point[0]), Math.round(point[1]))

/** What follows a number: a minus parts the two as well as a space. */
export function after(written: string | number): string {
  const text = String(written)
  return text.startsWith('-') ? text : ' ' + text
}

// Nearly all steps are short.
const MOST = 40
const WIDTH = MOST * 2 + 1
const PAIRS = times(WIDTH * WIDTH, (k) => `${Math.floor(k / WIDTH) - MOST}${after((k % WIDTH) - MOST)}`)
const LATER_PAIRS = PAIRS.map(after)

// And nearly all places lie on a plate.
const REACH = 120
const MOVES = times(REACH * 2 + 1, (k) => `M${k - REACH}`)
const LATER = times(REACH * 2 + 1, (k) => after(k - REACH))

const isShort = (x: number, y: number) => x >= -MOST && x <= MOST && y >= -MOST && y <= MOST

/** Two whole numbers. */
export function pair(x: number, y: number): string {
  const known = isShort(x, y) ? PAIRS[(x + MOST) * WIDTH + y + MOST] : undefined
  return known ?? whole(x) + after(whole(y))
}

/** Two whole numbers that follow another one. */
export function laterPair(x: number, y: number): string {
  const known = isShort(x, y) ? LATER_PAIRS[(x + MOST) * WIDTH + y + MOST] : undefined
  return known ?? after(whole(x)) + after(whole(y))
}

/** Where the next part of a path begins, in whole numbers. */
export const moveTo = (x: number, y: number) =>
  (MOVES[x + REACH] ?? 'M' + whole(x)) + (LATER[y + REACH] ?? after(whole(y)))
