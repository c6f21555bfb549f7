import { INK } from '../../cut-paper/colour.ts'
import type { Ware } from '../../cut-paper/crockery.ts'
import { path } from '../../cut-paper/paper.ts'
import { whole } from '../../cut-paper/points.ts'

const HANDLES =
  'M-116 -18Q-124 -16 -122 0Q-124 16 -116 18L-96 22V-22ZM116 -18Q124 -16 122 0Q124 16 116 18L96 22V-22Z'

/** What an oven dish is filled with, up to its rim. */
export const fillOvenDish = (isOval: boolean, colour: string, part = 1) =>
  path(outlineOf(isOval, part * 0.97).replaceAll(' -', '-'), colour)

export function drawOvenDish({ rim, well, edge }: Ware, isOval: boolean): string {
  return (
    path(outlineOf(isOval, 1.16), INK, ' opacity=".2" transform="translate(8 11)"') +
    path(HANDLES, edge) +
    path(outlineOf(isOval, 1.16), rim) +
    path(outlineOf(isOval, 1.06), edge) +
    path(outlineOf(isOval, 1), well)
  )
}

function outlineOf(isOval: boolean, size: number): string {
  const [a, b, c] = isOval ? [92, 90, 60] : [86, 84, 56]
  const [x, nearX, y] = [a * size, b * size, c * size].map(whole)
  if (isOval)
    return `M-${x} 0Q-${nearX} -${y} 0 -${y}Q${nearX} -${y} ${x} 0Q${nearX} ${y} 0 ${y}Q-${nearX} ${y} -${x} 0Z`
  const [side, top] = [whole(42 * size), whole(68 * size)]
  return (
    `M-${x} -${side}Q-${nearX} -${y} -${top} -${y}Q0 -${whole(60 * size)} ${top} -${y}Q${nearX} -${y} ${x} -${side}` +
    `Q${whole(89 * size)} 0 ${x} ${side}Q${nearX} ${y} ${top} ${y}Q0 ${whole(60 * size)} -${top} ${y}Q-${nearX} ${y} -${x} ${side}` +
    `Q-${whole(89 * size)} 0 -${x} -${side}Z`
  )
}
