import type { Random } from './random.ts'

/** A point, and how far what lies there is turned, in radians. */
export type Point = readonly [x: number, y: number, turn?: number]

export const FULL_TURN = 6.28
const GOLDEN_ANGLE = 2.39996

/** A number as drawings print it: one decimal, no leading zero. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10)
  return DECIMALS[tenths + MOST_TENTHS] ?? writeTenths(tenths)
}
export const whole = (value: number) => String(Math.round(value))
export const xy = (point: Point) => whole(point[0]) + ' ' + whole(point[1])

function writeTenths(tenths: number): string {
  const written = String(tenths / 10)
  return tenths > -10 && tenths < 10 && tenths !== 0 ? written.replace('0.', '.') : written
}

// Drawings are mostly numbers, and nearly all of them are small: they are looked up.
const MOST_TENTHS = 4_000
const DECIMALS = Array.from({ length: MOST_TENTHS * 2 + 1 }, (_, k) => writeTenths(k - MOST_TENTHS))

export const polar = (radius: number, angle: number): Point => [
  Math.cos(angle) * radius,
  Math.sin(angle) * radius,
]

/** Points inside a circle, roughly even: a sunflower a little off true. */
export function scatter(rnd: Random, count: number, radius: number, x = 0, y = 0): Point[] {
  const start = rnd() * FULL_TURN
  return Array.from({ length: count }, (_, k) => {
    const r = radius * Math.sqrt((k + 0.5) / count)
    const angle = start + k * GOLDEN_ANGLE + (rnd() - 0.5) * 0.5
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
}

/** The outline of a soft shape through `count` points around x y, not quite regular. */
export function blob(rnd: Random, rx: number, ry: number, count = 8, wobble = 0.1, x = 0, y = 0): string {
  const corners = Array.from({ length: count }, (_, k): Point => {
    const angle = (k / count) * Math.PI * 2
    const reach = 1.06 + (rnd() - 0.5) * 2 * wobble
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  let start = ''
  let curves = ''
  corners.forEach((corner, k) => {
    start = xy(middle(corner, corners[(k + 1) % count] ?? corner))
    curves += `Q${xy(corner)} ${start}`
  })
  return `M${start}${curves}Z`
}

const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
