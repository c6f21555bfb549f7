import { dark, light } from '../colour.ts'
import { circle, coin, cut, group, line } from '../paper.ts'
import { blob, decimal, FULL_TURN, middle, polar, type Point, scatter, whole, xy } from '../points.ts'
import type { Random } from '../random.ts'

/** What is poured, stirred and spooned. Plates are drawn around 0 0, 100 to the rim and 74 to the edge of the well. */
export function liquid(colour: string): string {
  return (
    circle(0, 0, 75, dark(colour, 0.1)) +
    circle(0, 1.5, 72, colour) +
    line('M-58-26A64 64 0 0 1-20-60', light(colour, 0.5), 3.5, ' opacity=".7"')
  )
}

export function swirl(rnd: Random, colour: string, x = 0, y = 0, size = 1): string {
  const turn = rnd() * FULL_TURN
  const at = (k: number): Point => {
    const [px, py] = polar((6 + k * 3.1) * size, turn + k * 0.85)
    return [px + x, py + y]
  }
  let d = 'M' + xy(at(0))
  for (let k = 1; k < 12; k++) d += `Q${xy(at(k))} ${xy(middle(at(k), at(k + 1)))}`
  return line(d, colour, 5.5 * size)
}

export function cream(rnd: Random, x: number, y: number, r: number): string {
  const fold = `M${decimal(-r * 0.45)} ${decimal(r * 0.2)}A${decimal(r * 0.5)} ${decimal(r * 0.5)} 0 1 1 ${decimal(r * 0.4)} ${decimal(r * 0.3)}`
  return group(x, y, 0, cut(blob(rnd, r, r * 0.9, 7, 0.13), '#FFF9EC') + line(fold, '#E9DCC0', 2.2))
}

export function puree(rnd: Random, colour: string, x: number, y: number, r: number): string {
  const strokes =
    `M${whole(-r * 0.62)} ${whole(r * 0.1)}Q${whole(-r * 0.2)} ${whole(-r * 0.62)} ${whole(r * 0.55)} ${whole(-r * 0.3)}` +
    `M${whole(-r * 0.4)} ${whole(r * 0.38)}Q0 ${whole(-r * 0.2)} ${whole(r * 0.55)} ${whole(r * 0.06)}`
  const turn = rnd() * 360
  return group(x, y, turn, cut(blob(rnd, r, r * 0.82, 9, 0.15), colour) + line(strokes, dark(colour, 0.1), 3))
}

export function noodles(rnd: Random, colour: string): string {
  let below = ''
  let above = ''
  for (let k = 0; k < 11; k++) {
    const rx = 62 - k * 4.4
    const ry = rx * (0.55 + rnd() * 0.4)
    const loop = `<ellipse rx="${whole(rx)}" ry="${whole(ry)}" transform="rotate(${whole(rnd() * 180)})"/>`
    if (k % 3) below += loop
    else above += loop
  }
  return (
    circle(0, 0, 66, dark(colour, 0.14)) +
    `<g fill="none" stroke-width="5" stroke="${colour}">${below}<g stroke="${light(colour, 0.4)}">${above}</g></g>`
  )
}

export function grains(rnd: Random, colour: string, count: number, radius: number, x = 0, y = 0): string {
  const grain = (point: Point) => {
    const turn = rnd() * FULL_TURN
    return `M${xy(point)}l${xy([Math.cos(turn) * 4, Math.sin(turn) * 4])}`
  }
  return line(scatter(rnd, count, radius, x, y).map(grain).join(''), colour, 4.2)
}

/** A glass with a straw. */
export function glass(colour: string): string {
  return (
    coin(0, 0, 56, '#E8EDE6', 8) +
    circle(0, 0, 50, colour) +
    line('M-38-14A40 40 0 0 1-10-38', light(colour, 0.6), 4) +
    line('M14 16L64-58', '#FBF6EA', 9) +
    line('M14 16L64-58', '#C9573A', 9, ' stroke-dasharray="1 17"')
  )
}
