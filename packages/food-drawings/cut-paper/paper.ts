import { INK } from './colour.ts'
import { decimal, type Point, times, whole, xy } from './points.ts'

/** Cut paper: flat colour, one offset shadow. Every function answers SVG elements as text. */
export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(r)}" fill="${fill}"${extra}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra}/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${decimal(width)}" stroke-linecap="round"${extra}/>`
}

/** Moves, then turns (degrees), then scales what is inside. */
export function group(x: number, y: number, turn: number, inner: string, scale = 1): string {
  const rotated = turn ? ` rotate(${whole(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${hundredths(scale)})`
  return `<g transform="translate(${decimal(x)} ${decimal(y)})${rotated}${scaled}">${inner}</g>`
}

/** A scale with two decimals. */
export const hundredths = (scale: number) => {
  const rounded = Math.round(scale * 10 * 10)
  return HUNDREDTHS[rounded] ?? String(rounded / 10 / 10)
}
const HUNDREDTHS = times(400, (k) => String(k / 10 / 10))

/** A shape lying on something: `drop` is how high above it. */
export function cut(d: string, fill: string, drop = 2): string {
  return path(d, INK, shadow(drop)) + path(d, fill)
}

/** A round shape lying on something. */
export function coin(x: number, y: number, r: number, fill: string, drop = 2): string {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  return circle(cx + drop * 0.7, cy + drop, r, INK, ' opacity=".17"') + circle(cx, cy, r, fill)
}

/** Many equal round things as one path. */
export function dots(points: readonly Point[], r: number, fill: string, extra = ''): string {
  let d = ''
  for (const point of points) d += 'M' + xy(point) + 'h.1'
  return line(d, fill, r * 2, extra)
}

/** Makes a copy of a shape its shadow: `drop` is how high above its ground the shape lies. */
export function shadow(drop: number): string {
  return ` opacity=".17" transform="translate(${decimal(drop * 0.7)} ${decimal(drop)})"`
}
