import type { Ware } from './crockery.ts'
import { dark, INK } from './colour.ts'
import { circle, cut, group, line } from './paper.ts'

/** What lies beside a plate. `turn` is in degrees. */
export function spoon(x: number, y: number, turn: number, metal: string, scale: number): string {
  const outline = '<ellipse rx="14" ry="20"/><path d="M-3 14H3L5 108Q0 112-5 108Z"/>'
  return group(
    x,
    y,
    turn,
    `<g opacity=".2" fill="${INK}" transform="translate(4 5)">${outline}</g>` +
      `<g fill="${metal}">${outline}</g>` +
      `<ellipse rx="9" ry="14" cy="-1" fill="${dark(metal, 0.14)}"/>`,
    scale,
  )
}

export function fork(x: number, y: number, turn: number, metal: string, scale: number): string {
  const outline =
    'M-12-28V-4Q-12 8-3 11L-5 108Q0 112 5 108L3 11Q12 8 12-4V-28H9V-5H5.5V-28H2V-5H-2V-28H-5.5V-5H-9V-28Z'
  return group(x, y, turn, cut(outline, metal, 5), scale)
}

export function napkin(x: number, y: number, turn: number, colour: string, scale: number): string {
  return group(
    x,
    y,
    turn,
    cut('M-60-44Q0-47 60-43Q62 0 59 45Q0 42-61 46Q-59 0-60-44Z', colour, 6) +
      line('M-60-26Q0-28 60-25M-60-20Q0-22 60-19', dark(colour, 0.28), 2) +
      line('M14-44Q20 0 13 44', dark(colour, 0.12), 2),
    scale,
  )
}

/** Cutlery beside a dish; nothing there holds food. */
export function emptyPlate(x: number, y: number, r: number, ware: Ware): string {
  return group(
    x,
    y,
    0,
    circle(6, 8, r, INK, ' opacity=".2"') +
      circle(0, 0, r, ware.rim) +
      circle(0, 0, r * 0.78, ware.edge) +
      circle(0, 1, r * 0.75, ware.well),
  )
}
