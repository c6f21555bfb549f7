import { mix, INK } from '../../cut-paper/colour.ts'
import { circle, line, path } from '../../cut-paper/paper.ts'
import { buttons, display, machine } from '../parts.ts'
import { around, each, gleam, hoop, rays, spiral } from '../shapes.ts'
import { BREAD, BROTH, BUTTER, CREAM, GLASS, POTATO, RED, SAGE, SHINE } from '../tones.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const MINUTES = rays(around(12, 76), 0, 0, 0.88)
const BATTER = spiral(-36, -14, 1.05, 12)

export const MEASURING = {
  'measuring-jug': {
    differsFrom: GLASS.shade,
    draw: (hand) =>
      hand.turn(
        { turn: -14, x: -10, y: -2 },
        () =>
          hand.lay(
            10,
            ['M60-62Q128-70 126-6T58 62', GLASS.shade, 18],
            ['M-96-92L-70-86H70Q78-86 77-78L66 96Q65 106 55 106H-57Q-67 106-68 96L-78-70Z', GLASS.base],
          ) +
          path('M-66-78H68L58 84Q58 92 50 92H-50Q-58 92-58 84Z', GLASS.lit) +
          line('M-44-58H0M-43-30H-16M-42-2H2M-41 26H-16M-40 54H4', RED, 6) +
          path('M14-44h26l-2 34h-22ZM18 12h20l-2 34h-16Z', mix(RED, '#F2F4EC', 0.62)) +
          line('M60-66L52 80', '#FFFFFF', 6) +
          line('M-94-92L-70-86H70', '#FFFFFF', 5) +
          line('M-56 98H54', GLASS.shade, 4),
      ),
  },
  'measuring-spoons': {
    draw: (hand) =>
      each(
        [
          { turn: 2, r: 38, filling: BROTH },
          { turn: 31, r: 31 },
          { turn: 56, r: 25 },
          { turn: 78, r: 19, filling: '#C9573A' },
        ],
        ({ turn, r, filling = hand.steel.base }, k) =>
          hand.turn(
            { turn, x: 102, y: 86, scale: 1.12 },
            () =>
              hand.lay(
                6,
                [hand.limb(0, 0, -132, 0, 6.5, 8), hand.steel.base],
                [hand.disc(-158 + k * 9, 0, r), hand.steel.base],
              ) +
              circle(-158 + k * 9, 0, r - 6, hand.steel.shade) +
              circle(-156 + k * 9, 2, r - 9, filling) +
              line('M-22-2H-104', hand.steel.lit, 2) +
              circle(-6, 0, 4, hand.steel.shade),
          ),
      ) + hoop(104, 90, 19, RED, 5),
  },
  'measuring-cups': {
    draw: (hand) =>
      each(
        [
          { x: -58, y: -38, r: 60, turn: 232, filling: POTATO },
          { x: 60, y: -46, r: 49, turn: -52 },
          { x: -38, y: 66, r: 40, turn: 132, filling: BREAD },
          { x: 56, y: 52, r: 34, turn: 42 },
        ],
        ({ x, y, r, turn, filling = hand.steel.base }) =>
          hand.turn(
            { turn, x, y },
            () =>
              hand.lay(
                7,
                [hand.limb(0, 0, r + 40, 0, 10, 12), hand.steel.base],
                [hand.disc(0, 0, r), hand.steel.base],
              ) +
              circle(r + 38, 0, 4.5, hand.steel.shade) +
              circle(0, 0, r - 5, hand.steel.shade) +
              path(hand.disc(1, 2, r - 11), filling),
          ) + gleam(x, y, r - 3, hand.steel.lit, 3),
      ),
  },
  scale: {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn({ turn: -4 }, () => {
        const b = hand.body
        return (
          machine(hand, 204, 220, { r: 18 }) +
          hand.lay(4, [hand.disc(0, -24, 84), hand.steel.lit]) +
          path(hand.disc(0, -23, 74), hand.steel.base) +
          gleam(0, -24, 79, SHINE, 4) +
          display(-20, 86, 92, 30) +
          buttons(
            [
              [58, 86],
              [80, 86],
            ],
            b.shade,
          ) +
          hand.turn({ turn: 28, y: -22 }, () =>
            hand.lay(4, ['M0-36Q17-34 23-4Q27 28 0 29Q-27 28-23-4Q-17-34 0-36Z', '#EBCDA6']),
          ) +
          gleam(4, -20, 18, '#F8E6CC', 4)
        )
      }),
  },
  thermometer: {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(
            7,
            ['M-158-1L20-7V7L-158 2Z', hand.steel.base],
            [hand.box(26, 0, 26, 24, 4), hand.steel.shade],
            [hand.disc(90, 0, 60), hand.steel.base],
          ) +
          path(hand.disc(90, 0, 50), SHINE) +
          line('M90 0m-29 24A38 38 0 0 1 68-30', '#8BA35A', 8) +
          line('M70-32A38 38 0 0 1 127-10', BROTH, 8) +
          line('M128-6A38 38 0 0 1 118 25', RED, 8) +
          line('M90 0L76-26', INK, 4.5) +
          circle(90, 0, 6, INK) +
          gleam(90, 0, 55, hand.steel.lit, 3),
      ),
  },
  timer: {
    draw: (hand) =>
      hand.lay(11, [hand.disc(0, 0, 104), hand.enamel.base]) +
      gleam(0, 0, 97, hand.enamel.lit, 5) +
      path(hand.disc(0, 0, 84), SHINE) +
      path('M0 0V-72A72 72 0 0 1 62 36Z', '#EBB58F') +
      line(MINUTES, '#5A5C49', 4) +
      hand.lay(
        4,
        [hand.disc(0, 0, 32), hand.enamel.base],
        [hand.limb(0, 0, 38, 22, 10, 6), hand.enamel.base],
      ) +
      line('M2 1L40 23', SHINE, 3.5),
  },
  'mixing-bowls': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      each(
        [
          { x: -36, y: -20, r: 96, tones: CREAM },
          { x: 62, y: 44, r: 70, tones: BUTTER },
          { x: -62, y: 78, r: 50, tones: SAGE },
        ],
        ({ x, y, r, tones }, k) =>
          hand.lay(9, [hand.disc(x, y, r), tones.lit]) +
          path(hand.disc(x, y, r - 6), tones.shade) +
          path(hand.disc(x + 2, y + 4, r - 14), tones.base) +
          gleam(x, y, r - 3, SHINE, 3) +
          (k > 0 ? '' : path(hand.disc(x + 2, y + 6, 58), '#F6E2AE') + line(BATTER, '#FFF4D4', 6)),
      ),
  },
} satisfies Tools
