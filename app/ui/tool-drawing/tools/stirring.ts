import { dark, light } from '../../cut-paper/colour.ts'
import { dots, line, path } from '../../cut-paper/paper.ts'
import { leaf } from '../food.ts'
import { gripMarks, handle, hook } from '../parts.ts'
import { gleam, hoop } from '../shapes.ts'
import { BEECH, BROTH, SHINE, WOOD } from '../tones.ts'
import type { Tools } from '../tool.ts'

export const STIRRING = {
  whisk: {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(6, handle(hand, 30, 152, 9, 11), [
            'M36-5Q-60-76-118-50Q-156-28-156 0T-118 50Q-60 76 36 5M36-3Q-60-44-112-30Q-142-18-142 0T-112 30Q-60 44 36 3M36-1Q-60-18-108-12Q-130-8-130 0T-108 12Q-60 18 36 1',
            hand.steel.base,
            4.6,
          ]) +
          line('M36-5Q-60-76-118-50Q-140-40-150-24', hand.steel.lit, 2) +
          line('M32-9V9', hand.steel.shade, 6) +
          gripMarks(40, 152, 0, hand.grip),
      ),
  },
  'wooden-spoon': {
    differsFrom: BEECH.base,
    draw: (hand) =>
      hand.slant(
        { turn: -38 },
        () =>
          hand.lay(
            7,
            [hand.limb(-70, 0, 152, 0, 6, 8.5), BEECH.base],
            [hand.disc(-106, 0, 52, 36), BEECH.base],
          ) +
          path(hand.disc(-107, 1, 42, 27), BEECH.shade) +
          path(hand.disc(-104, 4, 37, 22), '#C49B63') +
          line('M-56-2H130', BEECH.lit, 2.6) +
          gleam(-106, 0, 30, BEECH.lit, 3),
      ),
  },
  spatula: {
    draw: (hand) =>
      hand.slant(
        { turn: -38 },
        () =>
          hand.lay(
            7,
            [hand.limb(-60, 0, 152, 0, 7, 9), BEECH.base],
            [
              'M-152-20Q-152-36-132-36L-66-34Q-48-32-46-10V10Q-48 32-66 34L-128 36Q-152 30-152-20Z',
              hand.enamel.base,
            ],
          ) +
          line('M-132-26Q-90-30-64-24', hand.enamel.lit, 4) +
          line('M-58-18V18', hand.enamel.shade, 3) +
          gripMarks(-30, 152, 0, BEECH),
      ),
  },
  turner: {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(7, [hand.limb(-40, 0, 34, 0, 7, 6), hand.steel.shade], handle(hand, 40, 154, 9, 11), [
            'M-152-46Q-156 0-150 44Q-96 40-40 12V-12Q-96-40-152-46Z',
            hand.steel.base,
          ]) +
          line(
            'M-132-24Q-96-20-64-8M-134-8H-62M-134 8H-62M-132 24Q-96 20-64 8',
            dark(hand.steel.shade, 0.35),
            6,
          ) +
          line('M-152-42Q-155 0-150 40', hand.steel.lit, 4) +
          gripMarks(50, 154, 0, hand.grip),
      ),
  },
  ladle: {
    draw: (hand) =>
      hand.slant(
        { turn: -38, y: -4 },
        () =>
          hand.lay(8, hook(hand, -60), [hand.disc(-96, 0, 56), hand.steel.base]) +
          line('M-34-3H134', hand.steel.lit, 3) +
          path(hand.disc(-96, 0, 49), hand.steel.shade) +
          path(hand.disc(-94, 3, 43), BROTH) +
          gleam(-94, 3, 32, light(BROTH, 0.55), 4) +
          leaf(hand, -100, 12, -30, 24),
      ),
  },
  tongs: {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(
            7,
            ['M146-4Q40-34-96-30', hand.steel.base, 13],
            ['M146 4Q40 34-96 30', hand.steel.shade, 13],
            [
              'M-88-44Q-140-42-156-12Q-146-8-142-14Q-140-4-132-8Q-130 0-122-6Q-104-14-84-18Z',
              hand.steel.base,
            ],
            [
              'M-88 44Q-140 42-156 12Q-146 8-142 14Q-140 4-132 8Q-130 0-122 6Q-104 14-84 18Z',
              hand.steel.shade,
            ],
            [hand.limb(132, 0, 152, 0, 13, 10), hand.grip.base],
          ) +
          line('M120-10Q40-34-70-32', hand.steel.lit, 3) +
          hoop(160, 0, 9, hand.steel.shade, 4),
      ),
  },
  'rolling-pin': {
    differsFrom: BEECH.base,
    draw: (hand) =>
      hand.slant(
        { turn: -30 },
        () =>
          hand.lay(
            9,
            [hand.limb(-146, 0, 146, 0, 13), WOOD.base],
            [hand.box(0, 0, 206, 56, 12), BEECH.base],
          ) +
          line('M-94-18Q0-22 94-18', BEECH.lit, 6) +
          line('M-92 4Q0 0 92 6M-92 18Q0 22 90 18', BEECH.shade, 2) +
          line('M-150-4h28M124-4h24', WOOD.lit, 3),
      ) +
      dots(
        [
          [-70, -66],
          [-46, -84],
          [-90, -40],
          [-20, -74],
          [60, 74],
          [86, 52],
          [38, 92],
          [98, 76],
          [-104, -70],
        ],
        3.4,
        SHINE,
      ) +
      dots(
        [
          [-58, -54],
          [-82, -88],
          [72, 92],
          [56, 54],
          [-34, -96],
        ],
        1.8,
        SHINE,
      ),
  },
  'pastry-brush': {
    draw: (hand) =>
      hand.slant(
        { turn: -38 },
        () =>
          hand.lay(
            7,
            ['M-152-40L-64-30V30L-152 40L-146 28L-154 22L-147 10L-155 2L-147-8L-154-20L-146-28Z', '#E9D9B4'],
            [hand.limb(-40, 0, 150, 0, 15, 9), hand.grip.base],
            [hand.box(-54, 0, 38, 66, 5), hand.steel.base],
          ) +
          line('M-140-28L-74-22M-142-12L-74-10M-142 4L-74 4M-142 18L-74 14M-142 30L-74 25', '#C4AD7C', 2.4) +
          line('M-66-30V28M-44-30V28', hand.steel.shade, 2.5) +
          line('M-60-26V-8', hand.steel.lit, 4) +
          gripMarks(-20, 150, 0, hand.grip),
      ),
  },
} satisfies Tools
