import { INK } from '../../cut-paper/colour.ts'
import { circle, cut, line, path, shadow } from '../../cut-paper/paper.ts'
import { times } from '../../cut-paper/points.ts'
import { shadowUnder } from './crocks.ts'

const IRON = '#4E5044'
const DARK_IRON = '#3B3D34'
const WORN_IRON = '#62645A'
const WOOD = '#BE8E55'
const DARK_WOOD = '#AE7E47'
const KNOT = '#8F6536'
const WIRE = '#B9BBB0'
const DARK_WIRE = '#A3A598'

const BOARD =
  'M-106 -72Q0 -78 106 -72Q112 -70 112 -60Q115 0 112 60Q111 72 102 73Q0 79 -104 73Q-112 72 -112 60Q-116 0 -112 -60Q-111 -71 -106 -72Z'

export const drawBoard = () =>
  path(BOARD, INK, ' opacity=".2" transform="translate(7 9)"') +
  path(BOARD, WOOD) +
  line('M-104 -40Q0 -48 108 -42M-106 8Q10 -2 109 6M-104 46Q0 52 108 44', DARK_WOOD, 2) +
  circle(-95, -56, 5, KNOT)

const WIRES = times(9, (k) => `M-104 ${k * 14 - 56}H104`).join('')

/** For what cools after baking. */
export function drawRack(): string {
  return (
    line('M-106 -62H106V66H-106Z', INK, 5, shadow(6)) +
    line(WIRES, INK, 3, shadow(6)) +
    line(WIRES, WIRE, 3) +
    line('M-106 -62H106V66H-106ZM-40 -62V66M40 -62V66', DARK_WIRE, 4.5)
  )
}

export const drawPan = () =>
  cut('M84 -11H164Q174 -10 174 0T164 11H84Z', '#3F4338', 8) +
  circle(158, 0, 4, WORN_IRON) +
  shadowUnder(94) +
  circle(0, 0, 94, IRON) +
  circle(0, 0, 82, DARK_IRON) +
  circle(0, 1, 78, IRON)

export const drawPot = () =>
  path('M-122 -14H122V14H-122Z', DARK_IRON) +
  shadowUnder(96) +
  circle(0, 0, 96, IRON) +
  circle(0, 0, 86, DARK_IRON) +
  circle(0, 1, 82, WORN_IRON)
