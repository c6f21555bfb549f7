import { dark, light } from '../../cut-paper/colour.ts'
import { circle, dotted, line, path } from '../../cut-paper/paper.ts'
import { carrots, leaf } from '../food.ts'
import { gripMarks, handle, knife } from '../parts.ts'
import { each, gleam } from '../shapes.ts'
import { CARROT, IRON, WOOD } from '../tones.ts'
import type { Point } from '../../cut-paper/points.ts'
import type { Piece } from '../hand.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const ENDS: readonly Point[] = [
  [-54, -104],
  [-27, -122],
  [0, -126],
  [27, -116],
  [54, -96],
]
const RIVETS = dotted(
  ENDS.flatMap(([x, y]): Point[] => [
    [x, y + 16],
    [x, y + 42],
  ]),
)
const SLITS = each(ENDS, ([x]) => `M${x - 9} 8h18`)

export const CUTTING = {
  'chefs-knife': {
    draw: (hand) =>
      hand.slant({ turn: -34 }, () =>
        knife(
          hand,
          'M-158 16Q-90-22 30-30V17Q-60 22-158 16Z',
          'M-158 16Q-60 22 30 17V6Q-70 12-158 16Z',
          30,
          152,
        ),
      ),
  },
  'paring-knife': {
    draw: (hand) =>
      hand.slant({ turn: -36, y: 6, scale: 1.2 }, () =>
        knife(hand, 'M-96 12Q-50-14 24-15V15Q-40 18-96 12Z', 'M-96 12Q-40 18 24 15V7Q-40 9-96 12Z', 24, 124),
      ) +
      hand.turn(
        { turn: 20, x: -66, y: -62 },
        () =>
          hand.lay(4, ['M-26 2Q-26-24 0-24T27 2T0 25T-26 2Z', '#E9CD8C']) +
          path('M-4-24Q22-22 27 2T0 25Q14 0-4-24Z', '#C9573A'),
      ),
  },
  'bread-knife': {
    draw: (hand) =>
      hand.slant({ turn: -34 }, () => {
        let d = 'M-160-10Q-156-17-148-17L34-18V15'
        for (let x = 34; x > -140; x -= 12) d += 'q-2 5-6 5t-6-5'
        return knife(hand, d + 'Q-156 8-160-10Z', 'M-144 9L34 11V4L-148 3Z', 34, 152)
      }),
  },
  cleaver: {
    draw: (hand) =>
      hand.slant(
        { turn: -32 },
        () =>
          knife(
            hand,
            'M-152 30Q-154-14-140-38Q-60-44 34-42V34Q-60 38-152 30Z',
            'M-152 30Q-60 38 34 34V22Q-60 27-152 19Z',
            34,
            150,
          ) + circle(-126, -20, 7, hand.steel.shade),
      ),
  },
  'knife-set': {
    draw: (hand) =>
      hand.turn({ turn: -8 }, () => {
        const g = hand.grip === WOOD ? IRON : hand.grip
        const knives = ENDS.map(([x, y], k): Piece => [
          hand.limb(x, 6, x, y, 9, 10),
          k === 2 ? g.shade : g.base,
        ])
        return (
          hand.lay(11, ...knives, [hand.box(0, 62, 150, 124, 9, 3), WOOD.base]) +
          line(RIVETS, '#D9CBB0', 5.6) +
          line('M-66 30Q0 24 68 32M-68 68Q0 62 70 72M-66 100Q0 106 70 98', WOOD.shade, 2.2) +
          path(hand.box(0, 8, 144, 17, 5), WOOD.lit) +
          line(SLITS, WOOD.shade, 4)
        )
      }),
  },
  peeler: {
    draw: (hand) =>
      hand.slant(
        { turn: -36, x: 12, y: -8 },
        () =>
          hand.lay(
            7,
            ['M-42 0Q-56-46-112-42M-42 0Q-56 46-112 42', hand.steel.base, 11],
            handle(hand, -44, 128, 12, 15),
            [hand.box(-114, 0, 17, 84, 4), hand.steel.lit],
          ) +
          line('M-114-30V30', IRON.base, 4) +
          gripMarks(-36, 128, 0, hand.grip) +
          line('M10 6H70', hand.grip.shade, 2),
      ) +
      hand.lay(3, ['M-118 92Q-84 60-64 84T-24 98T8 72', CARROT, 13]) +
      line('M-116 90Q-84 60-64 84T-24 96T6 72', light(CARROT, 0.4), 2.5),
  },
  'chopping-board': {
    differsFrom: WOOD.base,
    draw: (hand) =>
      hand.turn(
        { turn: -10 },
        () =>
          hand.lay(
            10,
            [hand.box(-8, 0, 226, 156, 14), WOOD.base],
            [hand.limb(90, 0, 132, 0, 24, 20), WOOD.base],
          ) +
          circle(130, 0, 8, dark(hand.cloth, 0.2)) +
          line(
            'M-112-46Q0-54 96-46M-114-10Q10-20 112-10M-114 22Q0 30 110 18M-110 54Q0 62 96 52',
            WOOD.shade,
            2,
          ) +
          carrots(
            hand,
            [
              [-72, 22],
              [-50, 32],
              [-30, 24],
              [-46, 6],
            ],
            14,
          ) +
          leaf(hand, 20, 14, -50, 46) +
          leaf(hand, 26, 16, -12, 44) +
          leaf(hand, 14, 10, -86, 36),
      ),
  },
  scissors: {
    draw: (hand) =>
      hand.slant({ turn: -36 }, () => {
        const ring = (y: number): Piece => [hand.disc(92, y, 46, 30), hand.grip.base, 15]
        return (
          hand.lay(
            7,
            ['M-154 20Q-60-16 24-20L50 6L20 10Q-70 16-154 20Z', hand.steel.base],
            ['M-154-20Q-60 16 24 20L50-6L20-10Q-70-16-154-20Z', hand.steel.lit],
            ring(-38),
            ring(38),
            [hand.limb(18, 4, 58, -20, 11, 9), hand.grip.base],
            [hand.limb(18, -4, 58, 20, 11, 9), hand.grip.base],
          ) +
          circle(2, 0, 7, hand.steel.shade) +
          gleam(92, -38, 36, hand.grip.lit, 3) +
          gleam(92, 38, 34, hand.grip.lit, 3)
        )
      }),
  },
} satisfies Tools
