import { light } from '../../cut-paper/colour.ts'
import { circle, dots, dotted, line, path } from '../../cut-paper/paper.ts'
import { buttons, display, knob, machine } from '../parts.ts'
import { around, each, gleam, lattice, spiral } from '../shapes.ts'
import { CARROT, CREAM, GLASS, IRON, MILK, RED, SHINE, WHITE } from '../tones.ts'
import type { Point } from '../../cut-paper/points.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const FRYER_HOLES = dotted(lattice(-60, 10, 120, 66, 13))
const ICE_CREAM = spiral(1, -9, 1.5, 13)

export const APPLIANCES = {
  toaster: {
    draw: (hand) =>
      hand.turn(
        { turn: -6 },
        () =>
          hand.lay(
            12,
            [hand.limb(112, 30, 132, 30, 13), IRON.base],
            [hand.box(0, 0, 236, 164, 38), hand.enamel.base],
          ) +
          line('M-106-36Q-106-70-72-72', hand.enamel.lit, 5) +
          [-33, 35]
            .map(
              (y) =>
                path(hand.box(-6, y, 186, 40, 10), IRON.shade) +
                hand.lay(4, [hand.box(-6, y - 3, 160, 28, 10), '#B27B43']) +
                path(hand.box(-8, y - 5, 148, 17, 7), '#E9CD97'),
            )
            .join('') +
          line('M110 0V58', hand.enamel.shade, 6) +
          line('M-94 0H-98', hand.enamel.shade, 5),
      ),
  },
  'air-fryer': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.turn(
        { turn: -4, y: -6 },
        () =>
          hand.lay(
            12,
            [hand.box(0, -54, 188, 140, 40), IRON.base],
            [hand.box(0, 46, 162, 104, 18), IRON.base],
            [hand.box(0, 116, 62, 34, 12), IRON.lit],
          ) +
          line('M-82-84Q-80-112-52-114', IRON.lit, 5) +
          path(hand.box(0, 44, 146, 88, 12), '#22251C') +
          line(FRYER_HOLES, '#4A4C43', 4.4) +
          line(
            'M-50 20L-22 34M-40 62L-14 46M-6 20L4 56M20 26L50 18M18 66L46 50M44 34L60 66M-58 42L-34 76M-8 74L18 40',
            '#E4B968',
            11,
          ) +
          line('M-50 18L-22 32M-6 18L4 54M20 24L50 16M18 64L46 48', '#F1D395', 3) +
          knob(hand, 0, -62, 30) +
          buttons(
            [
              [-58, -42],
              [-58, -62],
              [58, -42],
              [58, -62],
            ],
            '#8A8C7F',
          ) +
          line('M-16 118H16', '#8A8C7F', 4),
      ),
  },
  microwave: {
    draw: (hand) =>
      hand.turn({ turn: -3 }, () => {
        const b = hand.body
        return (
          machine(hand, 262, 172, { r: 14 }) +
          path(hand.box(-36, 0, 172, 144, 9), b.shade) +
          path(hand.box(-40, 0, 148, 122, 8), '#3A3D32') +
          path(hand.disc(-40, 4, 52), '#575B4D') +
          hand.lay(3, [hand.disc(-40, 4, 36), WHITE]) +
          circle(-40, 5, 28, CARROT) +
          gleam(-40, 5, 20, light(CARROT, 0.4), 3) +
          line('M-104-40L-84-52M-104-24L-66-52', '#7C8071', 4) +
          hand.lay(3, [hand.limb(44, -50, 44, 50, 6), hand.steel.lit]) +
          display(90, -52, 54, 24) +
          buttons(lattice(74, -18, 32, 48, 16, false), b.shade) +
          knob(hand, 90, 58, 15)
        )
      }),
  },
  oven: {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.turn({ turn: -3 }, () => {
        const b = IRON
        return (
          machine(hand, 240, 208, { r: 14, tones: b }) +
          path(hand.box(0, 28, 208, 128, 9), b.shade) +
          path(hand.box(0, 34, 184, 102, 7), '#8A5A33') +
          path(hand.box(0, 38, 176, 88, 5), '#A9713F') +
          line('M-84 14H84M-84 44H84M-84 72H84', '#D9B483', 4) +
          hand.lay(2, [
            [-56, -18, 20, 58].map((x) => hand.disc(x, 36, 15, 11)).join('') +
              [-38, 2, 40].map((x) => hand.disc(x, 64, 15, 11)).join(''),
            '#E4C184',
          ]) +
          hand.lay(4, [hand.limb(-76, -32, 76, -32, 6), hand.steel.lit]) +
          display(0, -74, 70, 26) +
          knob(hand, -82, -74, 17) +
          knob(hand, 82, -74, 17)
        )
      }),
  },
  'ice-cream-maker': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -4 },
        () =>
          machine(hand, 216, 220, { r: 50, y: 8 }) +
          hand.lay(3, [hand.disc(0, -12, 88), hand.steel.lit]) +
          path(hand.disc(0, -11, 80), hand.steel.shade) +
          path(hand.disc(1, -9, 73), '#F3DDA4') +
          line(ICE_CREAM, '#FFF6DC', 11) +
          hand.lay(6, ['M-68 10L0-9L66-30', WHITE, 13], [hand.disc(0, -10, 20), WHITE]) +
          circle(0, -10, 10, hand.body.shade) +
          dots(
            [
              [-36, -44],
              [34, 24],
              [-26, 36],
              [24, -56],
              [52, -2],
              [-52, -14],
            ],
            4,
            '#6B4836',
          ) +
          knob(hand, 66, 92, 14) +
          display(-12, 96, 66, 20),
      ),
  },
  'yoghurt-maker': {
    differsFrom: CREAM.base,
    draw: (hand) => {
      const b = hand.body
      const jar = ([x, y]: Point, k: number) =>
        hand.lay(4, [hand.disc(x, y, 31), GLASS.base]) + circle(x, y, 25, k % 3 ? MILK : '#F0D3D0')
      return (
        hand.lay(12, [hand.box(0, 100, 84, 44, 10), b.base], [hand.disc(0, -6, 114), b.base]) +
        gleam(0, -6, 107, b.lit, 4) +
        path(hand.disc(0, -6, 101), b.shade) +
        each([[0, -6], ...around(6, 66, 0, -6, 0.5)], jar) +
        buttons([[-14, 111]], RED) +
        line('M4 111h18', b.shade, 5)
      )
    },
  },
  'coffee-maker': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.slant(
        { turn: -32, x: -8, y: -10 },
        () =>
          hand.lay(
            10,
            [hand.limb(50, 0, 122, 0, 4), hand.steel.shade],
            [hand.disc(134, 0, 15), IRON.base],
            ['M-70 50Q-70 92-20 92T28 50', IRON.base, 15],
            [hand.box(-26, 0, 172, 104, 10), GLASS.base],
            ['M54-54L72-60V60L54 54Z', hand.steel.base],
            [hand.box(78, 0, 24, 92, 12), hand.steel.base],
          ) +
          path(hand.box(-66, 0, 78, 90, 8), '#6B4836') +
          line('M-28-44V44', '#A77B58', 3) +
          line('M-20 0H56', hand.steel.shade, 5) +
          line('M-24-43V43', hand.steel.shade, 9) +
          line('M-106-50V50M-62-52V52M30-52V52', hand.steel.base, 7) +
          line('M-92-38H44', SHINE, 5, ' opacity=".7"') +
          line('M78-34V10', hand.steel.lit, 4),
      ) +
      each(
        [
          { x: 62, y: 84, turn: 30 },
          { x: 92, y: 66, turn: -20 },
          { x: 96, y: 96, turn: 60 },
        ],
        (place) =>
          hand.turn(
            place,
            () => hand.lay(3, [hand.disc(0, 0, 13, 9), '#6B4836']) + line('M-9 1Q0-4 9 1', '#3F2A1E', 2.4),
          ),
      ),
  },
} satisfies Tools
