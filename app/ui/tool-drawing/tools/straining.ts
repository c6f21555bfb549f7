import { dark, light } from '../../cut-paper/colour.ts'
import { circle, dotted, line, path } from '../../cut-paper/paper.ts'
import { distance } from '../../cut-paper/points.ts'
import { leaf } from '../food.ts'
import { gripMarks, handle, hook } from '../parts.ts'
import { around, gleam, hoop, lattice, mesh, rays } from '../shapes.ts'
import { BEECH, CARROT, CREAM, GLASS, HERB, POTATO, RED, WHITE } from '../tones.ts'
import { earPot } from '../vessels.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const RICER_HOLES = dotted(lattice(-80, 6, 66, 60, 15).filter((p) => distance(p[0] + 47, p[1] - 34) < 40))
const MILL_HOLES = dotted([22, 40, 57].flatMap((r, k) => around(7 + k * 6, r, -40, 3, k)))
const SIEVE_WIRES = mesh(-48, 0, 82, 9)
const DRUM_WIRES = mesh(3, 5, 86, 9)
const COLANDER_HOLES = dotted([
  ...[18, 36].flatMap((r, k) => around(6 + k * 6, r, 2, 4)),
  ...around(16, 52, 2, 4),
  ...around(22, 74, 2, 4, 0.1),
])
const BASKET = rays(around(18, 96), 0, 0, 0.72)
const SKIMMER_HOLES = dotted([
  [-88, 0],
  ...around(6, 17, -88, 0),
  ...around(12, 33, -88, 0),
  ...around(18, 49, -88, 0),
])

export const STRAINING = {
  masher: {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(
            8,
            [
              'M24 0Q-2-4-22-34T-62-63H-112Q-126-63-126-54T-112-45H-104Q-92-45-92-36T-104-27H-112Q-126-27-126-18T-112-9H-104Q-92-9-92 0T-104 9H-112Q-126 9-126 18T-112 27H-104Q-92 27-92 36T-104 45H-112Q-126 45-126 54T-112 63H-62Q-42 63-22 34T24 0',
              hand.steel.base,
              9,
            ],
            handle(hand, 22, 150, 13, 17),
          ) +
          line('M-28-44Q-44-65-62-66H-110M-30 44Q-44 61-62 60H-110', hand.steel.lit, 2.5) +
          gripMarks(32, 148, 0, hand.grip) +
          line('M28-12V12', hand.steel.shade, 5),
      ),
  },
  ricer: {
    draw: (hand) =>
      hand.turn(
        { turn: -14, x: -4, y: 2 },
        () =>
          hand.lay(
            9,
            [hand.limb(-60, -36, 140, -64, 11, 10), hand.steel.shade],
            [hand.limb(-40, 26, 140, 36, 11, 10), hand.steel.base],
            [hand.limb(-112, -40, -96, 30, 8), hand.steel.shade],
            [hand.disc(-48, 30, 68), hand.steel.base],
            [hand.disc(-40, -56, 46), hand.steel.lit],
          ) +
          circle(-40, -56, 36, hand.steel.base) +
          path(hand.disc(-48, 31, 58), dark(hand.steel.shade, 0.25)) +
          path(hand.disc(-47, 34, 46), hand.steel.base) +
          line(RICER_HOLES, dark(hand.steel.shade, 0.5), 6.8) +
          hand.lay(2, ['M-64 42Q-72 10-40 12T-18 40Q-40 60-64 42Z', POTATO]) +
          line('M60-50L132-61M40 27L132 33', hand.steel.lit, 3.5) +
          line('M34 96q16-10 26 2t28-2M46 112q14-10 24 0t24-4M24 78q14-8 24 2t26-4', POTATO, 6),
      ),
  },
  'food-mill': {
    draw: (hand) =>
      hand.slant(
        { turn: -22, x: -2, y: 8 },
        () =>
          hand.lay(
            10,
            [hand.limb(30, 0, 152, 0, 9, 11), hand.grip.base],
            [hand.limb(-136, -50, -120, -38, 8), hand.steel.shade],
            [hand.limb(-136, 50, -120, 38, 8), hand.steel.shade],
            [hand.disc(-42, 0, 92), hand.steel.base],
          ) +
          gripMarks(60, 152, 0, hand.grip) +
          path(hand.disc(-42, 0, 86), hand.steel.shade) +
          path(hand.disc(-40, 3, 70), hand.steel.lit) +
          line(MILL_HOLES, hand.steel.shade, 6) +
          path('M-40 3Q-96-6-92-46Q-60-58-40 3Q20 0 22 38Q0 62-40 3Z', dark(hand.steel.shade, 0.15)) +
          hand.lay(
            7,
            ['M-124 3H42', hand.steel.lit, 9],
            ['M-40 3L-76-62', dark(hand.steel.shade, 0.3), 11],
            [hand.disc(-40, 3, 14), hand.steel.base],
            [hand.disc(-80, -70, 21), hand.grip.base],
          ) +
          gleam(-80, -70, 13, hand.grip.lit, 3),
      ),
  },
  sieve: {
    draw: (hand) =>
      hand.slant(
        { turn: -28 },
        () =>
          hand.lay(
            8,
            handle(hand, 40, 152, 7, 10),
            ['M-140-16Q-158-16-158 0T-140 16', hand.steel.base, 7],
            [hand.disc(-48, 0, 92), hand.steel.base],
          ) +
          gripMarks(50, 152, 0, hand.grip) +
          circle(-48, 0, 82, '#EDE8D9') +
          circle(-44, 5, 60, '#E1DBC9') +
          line(SIEVE_WIRES, '#AFAD9D', 1.5) +
          gleam(-48, 0, 87, hand.steel.lit, 4),
      ),
  },
  'drum-sieve': {
    differsFrom: BEECH.base,
    draw: (hand) =>
      hand.lay(11, [hand.disc(0, 0, 108), BEECH.base]) +
      gleam(0, 0, 102, BEECH.lit, 5) +
      path(hand.disc(0, 0, 95), BEECH.shade) +
      circle(2, 4, 90, '#E1DBC9') +
      circle(6, 9, 80, '#EDE8D9') +
      line(DRUM_WIRES, '#AFAD9D', 1.5) +
      line('M-54 34Q-30-6 8 2T52-26', CARROT, 22) +
      line('M-52 30Q-28-8 8-2T48-28', light(CARROT, 0.3), 5) +
      hand.turn({ turn: 24, x: 30, y: 40 }, () => {
        const scraper = 'M-56 6Q-58-46 0-50Q58-46 56 6Q0 16-56 6Z'
        return hand.lay(6, [scraper, CREAM.base]) + line('M-46-8Q-42-38 0-40', WHITE, 4)
      }),
  },
  colander: {
    draw: (hand) =>
      hand.turn({ turn: -18 }, () => {
        const e = hand.enamel
        return (
          earPot(hand, 100, e) +
          path(hand.disc(0, 0, 94), e.shade) +
          path(hand.disc(2, 4, 88), e.base) +
          hoop(2, 4, 60, e.shade, 1.8) +
          line(COLANDER_HOLES, dark(e.shade, 0.45), 8.8) +
          gleam(0, 0, 96, e.lit, 4)
        )
      }),
  },
  chinois: {
    draw: (hand) =>
      hand.turn(
        { turn: -12, y: 2 },
        () =>
          hand.lay(
            9,
            [hand.limb(40, -62, 152, -62, 7, 10), hand.grip.base],
            [hand.limb(-120, -62, -98, -62, 8), hand.steel.shade],
            ['M-104-58H56L-18 122Q-24 130-30 122Z', hand.steel.lit],
            [hand.limb(-102, -62, 56, -62, 14), hand.steel.base],
          ) +
          line(
            'M-84-44L-24 116M-64-44L-24 116M-44-44L-24 116M-24-44V116M-4-44L-24 116M16-44L-24 116M36-44L-24 116',
            hand.steel.shade,
            1.8,
          ) +
          line('M-92-28H44M-84-6H36M-74 16H26M-64 38H16M-54 60H6M-44 82H-4', hand.steel.shade, 1.8) +
          line('M-100-67H52', hand.steel.lit, 3) +
          line('M80-65H126', hand.grip.lit, 2.4) +
          circle(146, -62, 3.4, hand.grip.shade),
      ),
  },
  'salad-spinner': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.lay(11, [hand.disc(0, 0, 112), hand.body.base]) +
      path(hand.disc(0, 0, 102), GLASS.base) +
      leaf(hand, -70, 20, -70, 64, '#A9BC72') +
      leaf(hand, -20, 80, -20, 66, HERB) +
      leaf(hand, 34, -76, 30, 62, '#A9BC72') +
      leaf(hand, -60, -48, -10, 60, HERB) +
      leaf(hand, 76, 20, 110, 60, '#A9BC72') +
      line(BASKET, WHITE, 5) +
      hand.lay(4, [hand.disc(0, 0, 46), hand.body.base]) +
      hoop(0, 0, 37, hand.body.shade, 2.5) +
      hand.lay(6, [hand.limb(0, 0, 32, -22, 9, 13), hand.body.shade], [hand.disc(34, -24, 14), RED]) +
      gleam(0, 0, 107, hand.body.lit, 4),
  },
  skimmer: {
    draw: (hand) =>
      hand.slant(
        { turn: -38, y: -4 },
        () =>
          hand.lay(7, hook(hand, -40), [hand.disc(-88, 0, 66), hand.steel.base]) +
          line('M-18-3H134', hand.steel.lit, 3) +
          path(hand.disc(-87, 1, 58), hand.steel.lit) +
          line(SKIMMER_HOLES, dark(hand.cloth, 0.35), 8),
      ),
  },
} satisfies Tools
