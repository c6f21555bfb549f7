import { INK } from '../../cut-paper/colour.ts'
import type { Ware } from '../../cut-paper/crockery.ts'
import { circle, coin, cut, group, line, path, shadow } from '../../cut-paper/paper.ts'

const GLASS = '#E4E8DF'
const GLASS_EDGE = '#CFD6CB'
const GLARE = '#FFFBF0'
const LID = '#D8CFB1'

/** A jar with what is in it, and its lid beside it. */
export const drawJar = (food: string) =>
  group(
    74,
    52,
    0,
    coin(0, 0, 40, '#C9BF9E', 6) +
      circle(0, 0, 36, LID) +
      circle(0, 0, 26, 'none', ' stroke="#BDB28E" stroke-width="2"'),
  ) +
  group(
    -16,
    -8,
    0,
    coin(0, 0, 68, GLASS, 9) +
      circle(0, 0, 62, GLASS_EDGE) +
      circle(0, 0, 57, GLASS) +
      group(0, 0, 0, food, 0.7) +
      line('M-40 -16A43 43 0 0 1 -16 -40', GLARE, 4.5, ' opacity=".75"'),
  )

/** A wide glass with what is in it. */
export const drawGlass = (food: string) =>
  coin(0, 0, 84, '#E8EDE6', 9) +
  circle(0, 0, 78, GLASS_EDGE) +
  circle(0, 0, 73, GLASS) +
  group(0, 0, 0, food, 0.94)

const HANDLE = 'M58 -20Q96 -22 96 4Q96 28 56 24'
const JUG = 'M-60 -20Q-86 -8 -90 2Q-84 12 -60 22Q-52 66 0 66Q62 64 64 0Q62 -64 0 -66Q-52 -64 -60 -20Z'
const JUG_INSIDE = 'M-54 -17Q-72 -6 -78 1Q-70 9 -54 19Q-46 57 0 58Q54 56 56 0Q54 -56 0 -58Q-46 -56 -54 -17Z'

/** A jug with what is in it; its lip is on the left. */
export const drawJug = (food: string, { rim, edge }: Ware) =>
  line(HANDLE, INK, 13, shadow(7)) +
  line(HANDLE, edge, 12) +
  cut(JUG, rim, 9) +
  path(JUG_INSIDE, edge) +
  group(0, 0, 0, food, 0.7)
