import { dark, light } from '../../cut-paper/colour.ts'
import { circle, line, path } from '../../cut-paper/paper.ts'
import { carrots, lemonHalf } from '../food.ts'
import { buttons, knob, machine } from '../parts.ts'
import { around, gleam, rays, spiral } from '../shapes.ts'
import { CREAM, GLASS, IRON, LEMON, RED, SHINE, WHITE } from '../tones.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const BATTER = spiral(-4, -20, 1.12, 13)
const RIDGES = rays(around(12, 46), 0, 0, 0.25)

export const MIXING = {
  'stick-blender': {
    draw: (hand) =>
      hand.slant(
        { turn: -36, x: -4 },
        () =>
          hand.lay(
            9,
            ['M146 0Q176 6 168 40', IRON.base, 5],
            [hand.limb(-110, 0, 20, 0, 11, 13), hand.steel.base],
            ['M-152-42Q-116-40-100-11V11Q-116 40-152 42Q-160 40-158 30V-30Q-160-40-152-42Z', hand.steel.base],
            ['M10-18Q30-28 70-27Q150-26 156 0Q150 26 70 27Q30 28 10 18Z', hand.body.base],
          ) +
          line('M-144-24V-14M-144 14V24M-144-5V5', dark(hand.steel.shade, 0.35), 8) +
          line('M-126-30Q-112-22-106-8', hand.steel.lit, 4) +
          line('M-98-5H6', hand.steel.lit, 4) +
          line('M24-16V16', hand.body.shade, 3) +
          line('M60-18Q120-18 140-8', hand.body.lit, 4) +
          buttons([[58, 2]], RED) +
          buttons(
            [
              [80, 2],
              [97, 2],
            ],
            hand.body.shade,
          ),
      ),
  },
  blender: {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -6 },
        () =>
          machine(hand, 188, 214, {
            r: 26,
            y: 12,
            extra: [[hand.limb(60, -24, 122, -24, 15), hand.body.shade]],
          }) +
          hand.lay(6, [hand.limb(60, -22, 118, -22, 13), GLASS.shade], [hand.disc(-4, -20, 80), GLASS.base]) +
          path(hand.disc(-4, -20, 69), '#D98A4A') +
          line(BATTER, light('#D98A4A', 0.4), 6) +
          hand.turn(
            { turn: 24, x: -4, y: -20 },
            () =>
              path(
                'M-5-5Q-6-30 8-42Q12-20 5-5Q30-6 42 8Q20 12 5 5Q6 30-8 42Q-12 20-5 5Q-30 6-42-8Q-20-12-5-5Z',
                '#F2F1E8',
              ) + circle(0, 0, 7, '#8F9287'),
          ) +
          gleam(-4, -20, 75, SHINE, 4) +
          knob(hand, 0, 92, 16) +
          buttons(
            [
              [-52, 93],
              [-34, 93],
              [36, 93],
              [54, 93],
            ],
            hand.body.shade,
          ),
      ),
  },
  'food-processor': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -4 },
        () =>
          machine(hand, 196, 222, {
            r: 26,
            y: 10,
            extra: [[hand.limb(70, -28, 124, -28, 14), GLASS.shade]],
          }) +
          hand.lay(6, [hand.disc(0, -18, 88), GLASS.base]) +
          path(hand.disc(0, -17, 78), GLASS.lit) +
          path(
            'M-6-6Q-18-58 34-66Q56-60 62-44Q22-48 12-14Q30 22-20 34Q-52 36-62 14Q-26 20-8-8Z',
            hand.steel.base,
            ' transform="translate(0 -18)"',
          ) +
          path(
            'M34-66Q56-60 62-44Q44-48 30-36Q36-52 34-66ZM-20 34Q-52 36-62 14Q-44 20-28 12Q-22 22-20 34Z',
            hand.steel.shade,
            ' transform="translate(0 -18)"',
          ) +
          circle(0, -20, 17, CREAM.shade) +
          circle(-1, -21, 9, CREAM.lit) +
          carrots(
            hand,
            [
              [-38, -50],
              [36, 18],
              [50, -6],
            ],
            10,
          ) +
          hand.lay(5, [hand.disc(-36, -62, 26, 21), GLASS.shade]) +
          path(hand.disc(-36, -62, 19, 14), GLASS.lit) +
          gleam(0, -18, 83, SHINE, 4) +
          knob(hand, -56, 96, 15) +
          buttons(
            [
              [-16, 97],
              [4, 97],
              [24, 97],
            ],
            hand.body.shade,
          ),
      ),
  },
  'stand-mixer': {
    draw: (hand) =>
      hand.slant(
        { turn: -22, x: -4 },
        () =>
          hand.lay(
            11,
            ['M-58 78Q-58 112-86 110', hand.steel.shade, 9],
            [hand.box(70, 0, 120, 132, 30), hand.enamel.shade],
            [hand.disc(-52, 0, 88), hand.steel.base],
          ) +
          path(hand.disc(-52, 0, 81), hand.steel.shade) +
          path(hand.disc(-50, 3, 72), '#F6E2AE') +
          line(
            'M-106 12A56 56 0 0 0-54 58M-112-22A64 64 0 0 1-70-60M2 26A56 56 0 0 1-32 54M-96-4A46 46 0 0 0-78 36',
            '#FFF4D4',
            6,
          ) +
          hand.lay(11, [
            'M-98-6Q-100-30-70-33Q-10-38 30-46Q70-54 110-48Q142-40 142 0T110 48Q70 54 30 46Q-10 38-70 33Q-100 30-98-6Z',
            hand.enamel.base,
          ]) +
          path('M-74-33L-58-34V34L-74 33Z', hand.steel.lit) +
          line('M-44-24Q0-30 36-37Q70-43 104-38', hand.enamel.lit, 5) +
          line('M34-44V44', hand.enamel.shade, 3) +
          circle(-86, 0, 7, hand.steel.lit) +
          hand.lay(3, [hand.limb(66, 30, 84, 40, 5), hand.steel.lit]) +
          knob(hand, 104, 0, 15),
      ),
  },
  'hand-mixer': {
    draw: (hand) => {
      const e = hand.enamel
      const beater = (y: number) =>
        `M-30 ${y}H-62M-62 ${y}Q-78 ${y - 24}-116 ${y - 19}Q-136 ${y - 14}-136 ${y}Q-136 ${y + 14}-116 ${y + 19}Q-78 ${y + 24}-62 ${y}M-62 ${y}Q-90 ${y - 5}-136 ${y}`
      return hand.slant(
        { turn: -28, x: -6, y: 4 },
        () =>
          hand.lay(
            8,
            [beater(-24) + beater(28), hand.steel.base, 5],
            ['M-40-52Q-12-58 40-56V-36Q4-34 4 0T40 38V60Q-20 60-42 48Q-48 0-40-52Z', e.base],
            [
              'M-10-42Q60-84 128-44Q150-26 150 4Q150 54 96 60H20V38H88Q118 36 118 6Q116-24 80-36Q40-44 4-24Z',
              e.base,
            ],
          ) +
          line('M10-48Q64-74 120-42', e.lit, 5) +
          line('M-34-8V34', e.shade, 4) +
          buttons([[40, -52]], RED) +
          buttons(
            [
              [62, -54],
              [82, -51],
            ],
            e.shade,
          ),
      )
    },
  },
  'citrus-juicer': {
    draw: (hand) =>
      hand.turn(
        { turn: -14, x: 2, y: 8 },
        () =>
          hand.lay(
            10,
            ['M82-40Q136-36 136 0T82 40', hand.enamel.base, 17],
            ['M-78-30L-122-10Q-130 0-122 10L-78 30Z', hand.enamel.base],
            [hand.disc(0, 0, 94), hand.enamel.base],
          ) +
          path(hand.disc(0, 0, 85), hand.enamel.shade) +
          path(hand.disc(1, 2, 79), LEMON) +
          hand.lay(4, [hand.disc(0, 1, 52), WHITE]) +
          line(RIDGES, '#D6CAB0', 5.5) +
          circle(0, 0, 9, WHITE) +
          gleam(0, 0, 89, hand.enamel.lit, 4),
      ) + lemonHalf(hand, -92, -84, 34),
  },
  'juice-extractor': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -5 },
        () =>
          machine(hand, 172, 208, {
            r: 46,
            x: 14,
            y: -4,
            extra: [[hand.limb(-70, 44, -104, 66, 16, 13), hand.body.shade]],
          }) +
          hand.lay(6, [hand.disc(14, -22, 74), hand.steel.base]) +
          path(hand.disc(14, -22, 66), GLASS.base) +
          gleam(14, -22, 58, SHINE, 4) +
          hand.lay(7, [hand.disc(14, -24, 38), GLASS.shade]) +
          circle(14, -24, 31, '#3F4338') +
          path(hand.disc(15, -23, 23), '#D96F4A') +
          line('M8-36Q16-30 24-36', '#8BA35A', 5) +
          knob(hand, 14, 76, 14),
      ) +
      hand.lay(7, [hand.disc(-100, 76, 44), GLASS.base]) +
      path(hand.disc(-100, 77, 36), '#E8A04A') +
      gleam(-100, 77, 27, '#F6CF96', 4),
  },
} satisfies Tools
