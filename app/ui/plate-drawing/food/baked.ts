import { dark, light } from '../colour.ts'
import { circle, coin, cut, group, line, path } from '../paper.ts'
import type { Random } from '../random.ts'

/** What comes out of an oven or off a griddle. */
export function pancakes(golden: string): string {
  const pancake = (r: number, x: number, y: number, paler: number) =>
    coin(x, y, r, dark(golden, 0.18), 3) + circle(x, y - 1.5, r - 4.5, light(golden, paler))
  return pancake(61, 5, 7, 0) + pancake(58, -4, 1, 0.12) + pancake(55, 2, -5, 0.24)
}

export function butter(rnd: Random, x: number, y: number): string {
  return group(
    x,
    y,
    20 + rnd() * 40,
    cut('M-11-9Q0-12 11-9Q13 0 11 9Q0 11-11 9Q-13 0-11-9Z', '#F7E3A1', 2.5) + line('M-6-4H4', '#FDF4D2', 2),
  )
}

/** A slice of bread. */
export function toast(rnd: Random): string {
  const slice =
    'M-54-30Q-58-52-34-51Q0-56 36-50Q58-50 53-28Q50 2 53 38Q52 52 38 51Q0 55-38 51Q-53 51-52 38Q-49 2-54-30Z'
  const turn = -14 + rnd() * 28
  const crumb = group(0, 0, 0, path(slice, '#E9CD97'), 0.88)
  return group(0, 0, turn, cut(slice, '#B27B43', 4) + crumb)
}

export function tart(colour: string, lattice: boolean): string {
  const crimps = ' stroke="#D9AB6C" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 9.7"'
  const strips = 'M-46-24H46M-53 0H53M-46 24H46M-24-46V46M0-53V53M24-46V46'
  return (
    coin(0, 0, 64, '#C48F50', 4) +
    circle(0, 0, 62, 'none', crimps) +
    circle(0, 0, 54, colour) +
    (lattice ? line(strips, '#DDB277', 6) : '')
  )
}

/** A round cake with one slice drawn out. */
export function cake(colour: string): string {
  return (
    coin(0, 0, 60, dark(colour, 0.16), 5) +
    circle(0, 0, 56, colour) +
    path('M0 0L34-44A56 56 0 0 1 55-8Z', dark(colour, 0.32)) +
    path('M4 1L46-36A58 58 0 0 1 62-8Z', light(colour, 0.18), ' transform="translate(9 -5)"')
  )
}
