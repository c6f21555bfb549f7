/** A point, and how far what lies there is turned, in radians. */
export type Point = readonly [x: number, y: number, turn?: number]

export const FULL_TURN = 6.28

/** A number as drawings print it: one decimal, no leading zero. */
export function decimal(value: number): string {
  const tenths = Math.round(value * 10)
  return DECIMALS[tenths + MOST_TENTHS] ?? writeTenths(tenths)
}
export function whole(value: number): string {
  const rounded = Math.round(value)
  return DECIMALS[rounded * 10 + MOST_TENTHS] ?? String(rounded)
}
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

/** `count` things, made one after the other: many times as fast as `Array.from` of a length. */
export function times<Item>(count: number, make: (k: number) => Item): Item[] {
  const made: Item[] = []
  for (let k = 0; k < count; k++) made.push(make(k))
  return made
}
