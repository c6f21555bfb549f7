import { dark } from '../../cut-paper/colour.ts'
import { circle, dots, dotted, line, path } from '../../cut-paper/paper.ts'
import { leaf, lemonHalf } from '../food.ts'
import { gripMarks, handle } from '../parts.ts'
import { around, each, gleam, lattice, strokes } from '../shapes.ts'
import { HERB, IRON, LEMON, STONE, WOOD } from '../tones.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const TEETH = strokes(lattice(-32, -48, 70, 140, 23), () => 'q6 9 12 0')
const LIT_TEETH = strokes(lattice(-32, -53, 70, 140, 23), () => 'q6-8 12 0')
const FINE_TEETH = strokes(lattice(-148, -11, 168, 24, 8), () => 'l4-3')
const PRESS_HOLES = dotted(lattice(-96, -9, 40, 26, 11))

export const GRATING = {
  mandoline: {
    draw: (hand) =>
      hand.slant(
        { turn: -30, x: -4 },
        () =>
          hand.lay(
            9,
            [hand.limb(96, 0, 150, 0, 24, 18), hand.body.shade],
            [hand.box(-14, 0, 260, 112, 12), hand.body.base],
          ) +
          path(hand.box(-20, 0, 226, 82, 4), hand.steel.base) +
          path('M-6-41L34 41H16L-24-41Z', dark(hand.steel.shade, 0.4)) +
          path('M-14-41L26 41H14L-26-41Z', hand.steel.lit) +
          line(
            'M-110-24H-44M-110-8H-38M-110 8H-30M-110 24H-24M40-24H84M48-8H84M54 8H84M62 24H84',
            hand.steel.shade,
            2.4,
          ) +
          circle(144, 0, 7, dark(hand.cloth, 0.2)),
      ) +
      each(
        [
          [70, 62],
          [98, 84],
          [52, 92],
        ] as const,
        ([x, y]) =>
          hand.lay(3, [hand.disc(x, y, 21), '#7F9A4F']) +
          circle(x, y, 17, '#DCE3AE') +
          dots(around(5, 7, x, y), 1.8, '#B6C27C'),
      ),
  },
  'box-grater': {
    draw: (hand) =>
      hand.turn(
        { turn: -14 },
        () =>
          hand.lay(
            10,
            ['M-34-70Q-36-124 0-124T34-70', hand.grip.base, 15],
            [hand.box(0, 24, 156, 200, 6, 26), hand.steel.base],
          ) +
          path('M-52-74L-78 122L-50 122L-34-74Z', hand.steel.shade) +
          line('M-78 118H78', hand.steel.lit, 6) +
          line(TEETH, dark(hand.steel.shade, 0.45), 4.5) +
          line(LIT_TEETH, hand.steel.lit, 3),
      ),
  },
  'fine-grater': {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(
            7,
            [hand.box(-62, 0, 190, 38, 6), hand.steel.base],
            [hand.limb(30, 0, 42, 0, 12), hand.steel.shade],
            handle(hand, 52, 150, 12, 14),
          ) +
          line(FINE_TEETH, dark(hand.steel.shade, 0.35), 2) +
          line('M-152-17H28', hand.steel.lit, 3) +
          gripMarks(56, 150, 0, hand.grip),
      ) +
      lemonHalf(hand, -70, -58, 36) +
      line('M44 84l12-6M70 94l-10-8M28 98l4-13M86 76l4 11M56 106l10 4', LEMON, 4.5),
  },
  'garlic-press': {
    draw: (hand) =>
      hand.slant(
        { turn: -30, y: -4 },
        () =>
          hand.lay(
            8,
            ['M-104-2Q-40-26 10-34T142-40', hand.steel.shade, 18],
            ['M-104 2Q-40 26 10 30T142 32', hand.steel.base, 18],
            [hand.box(-78, 2, 78, 58, 14), hand.steel.base],
          ) +
          path(hand.box(-76, 3, 56, 40, 8), dark(hand.steel.shade, 0.4)) +
          line(PRESS_HOLES, hand.steel.lit, 5.2) +
          circle(-116, 0, 8, hand.steel.shade) +
          line('M20 25Q80 30 138 28', hand.steel.lit, 4),
      ) +
      each(
        [
          { x: -74, y: -66, turn: 20 },
          { x: -40, y: -88, turn: 70 },
        ],
        (place) =>
          hand.turn(
            place,
            () =>
              hand.lay(4, ['M-20 8Q-16-18 10-26Q24-6 18 10Q4 22-20 8Z', '#F7EEDC']) +
              line('M-10 6Q0-10 10-20', '#C9A6A0', 2.5),
          ),
      ),
  },
  'pestle-mortar': {
    draw: (hand) =>
      hand.lay(11, [hand.disc(-14, 10, 102), STONE.base]) +
      gleam(-14, 10, 96, STONE.lit, 5) +
      path(hand.disc(-14, 10, 80), STONE.shade) +
      path(hand.disc(-11, 15, 66), dark(STONE.shade, 0.15)) +
      leaf(hand, -56, 30, -20, 40, HERB) +
      leaf(hand, -30, 48, 10, 38) +
      leaf(hand, -44, 2, -60, 34, HERB) +
      dots(
        [
          [10, 44],
          [-6, 62],
          [26, 30],
          [30, 52],
        ],
        4,
        '#E2B457',
      ) +
      hand.turn(
        { turn: -40, x: 12, y: -4 },
        () =>
          hand.lay(10, [hand.limb(-62, 0, 122, 0, 24, 13), STONE.lit]) +
          line('M-56-14L112-8', '#C2C3B9', 5) +
          line('M-34-24Q-26 0-34 24', STONE.base, 3),
      ),
  },
  'pepper-mill': {
    differsFrom: WOOD.base,
    draw: (hand) =>
      hand.slant({ turn: -36 }, () => {
        const g = hand.grip === IRON ? IRON : WOOD
        return (
          hand.lay(
            9,
            [hand.disc(138, 0, 13), hand.steel.base],
            [
              'M-140-40Q-146 0-140 40H-104Q-96 30-60 24Q-20 18 10 26Q28 34 44 34V-34Q28-34 10-26Q-20-18-60-24Q-96-30-104-40Z',
              g.base,
            ],
            ['M50-24Q58-44 92-44Q130-40 130 0T92 44Q58 44 50 24Z', g.base],
          ) +
          line('M47-28V28', hand.steel.base, 7) +
          line('M-128-26Q-128-30-108-30M-90-20Q-30-12 20-22M68-28Q88-36 106-28', g.lit, 5) +
          line('M-104-38V38M30-32V32', g.shade, 3)
        )
      }) +
      dots(
        [
          [-92, -20],
          [-108, 8],
          [-76, -2],
          [-64, -34],
          [-116, -16],
        ],
        6,
        '#4A3A2A',
      ) +
      dots(
        [
          [-94, -22],
          [-110, 6],
          [-66, -36],
        ],
        1.8,
        '#7D6650',
      ),
  },
} satisfies Tools
