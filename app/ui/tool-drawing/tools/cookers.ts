import { light } from '../../cut-paper/colour.ts'
import { circle, line, path } from '../../cut-paper/paper.ts'
import { carrots, leaf } from '../food.ts'
import { display, knob, machine, steam } from '../parts.ts'
import { around, gleam, hoop, lattice, mesh, strokes } from '../shapes.ts'
import { BEECH, CREAM, GLASS, HERB, IRON, RED, SALMON, SHINE, WHITE, WOOD } from '../tones.ts'
import { tin } from '../vessels.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const RICE = strokes(
  [12, 30, 47, 63].flatMap((r, k) => around(4 + k * 6, r, 0, -7, k * 0.7)),
  (k) => ['l5 3', 'l-4 4'][k % 3] ?? 'l2-5',
)
const SLATS = mesh(0, 1, 80, 14, false)
const STEAM_SLITS = strokes(lattice(-84, -44, 168, 70, 56, false), () => 'h22')

export const COOKERS = {
  'slow-cooker': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.turn(
        { turn: -4 },
        () =>
          hand.lay(
            12,
            [hand.limb(-126, -8, 126, -8, 20), IRON.shade],
            [hand.box(0, 76, 120, 56, 12), IRON.base],
            [hand.disc(0, -8, 118, 94), hand.steel.base],
          ) +
          path(hand.disc(0, -8, 106, 82), IRON.shade) +
          path(hand.disc(0, -8, 98, 74), '#A86A3E') +
          carrots(
            hand,
            [
              [-52, -20],
              [-30, 16],
              [48, -24],
              [58, 14],
              [6, 32],
            ],
            13,
          ) +
          leaf(hand, -20, -44, 20, 32, HERB) +
          `<ellipse cx="0" cy="-8" rx="98" ry="74" fill="#FFFBF0" opacity=".28"/>` +
          hoop(0, -8, 74, '#EEF0E6', 4, ' transform="matrix(1.300 0 0 1 0 0)"') +
          hand.lay(5, [hand.limb(-20, -8, 20, -8, 12), IRON.base]) +
          line('M-18-12H16', IRON.lit, 3) +
          line('M-74-38Q-54-58-26-64', SHINE, 5) +
          knob(hand, 0, 88, 13),
      ),
  },
  'pressure-cooker': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.slant(
        { turn: -26, x: -2, y: 6 },
        () =>
          hand.lay(
            11,
            [hand.limb(-118, -14, -118, 14, 11), IRON.base],
            [hand.disc(-36, 0, 94), hand.steel.base],
            [hand.limb(30, -7, 152, -7, 12, 11), IRON.base],
            [hand.limb(30, 10, 150, 10, 12, 11), IRON.shade],
          ) +
          path(hand.disc(-36, 0, 84), hand.steel.shade) +
          path(hand.disc(-37, -1, 79), hand.steel.base) +
          hoop(-37, 0, 54, hand.steel.shade, 2.5) +
          gleam(-37, 0, 68, hand.steel.lit, 5) +
          hand.lay(5, [hand.box(10, 2, 72, 36, 9), IRON.base], [hand.disc(-50, 0, 21), IRON.base]) +
          circle(-50, 0, 12, hand.steel.lit) +
          circle(-50, 0, 5, RED) +
          hand.lay(2, [hand.disc(-10, -42, 8), RED]) +
          line('M52-10H138', IRON.lit, 3.5) +
          circle(14, 2, 5, RED),
      ),
  },
  'rice-cooker': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.lay(
        12,
        [hand.limb(-112, -10, 112, -10, 16), hand.body.shade],
        [hand.box(0, 84, 96, 50, 12), hand.body.base],
        [hand.disc(0, -8, 104), hand.body.base],
      ) +
      gleam(0, -8, 97, hand.body.lit, 4) +
      path(hand.disc(0, -8, 86), hand.steel.shade) +
      path(hand.disc(0, -7, 79), WHITE) +
      line(RICE, '#D9CDB2', 4) +
      hand.turn(
        { turn: -34, x: 26, y: -26 },
        () =>
          hand.lay(6, [hand.limb(20, 0, 128, 0, 8, 10), BEECH.base], [hand.disc(-2, 0, 38, 25), BEECH.base]) +
          line('M-26-8Q-6-16 16-12', BEECH.lit, 3),
      ) +
      knob(hand, 0, 92, 13),
  },
  'steamer-basket': {
    differsFrom: BEECH.base,
    draw: (hand) =>
      hand.lay(11, [hand.disc(0, 0, 110), '#A67A45']) +
      path(hand.disc(0, 0, 103), '#C99B61') +
      hoop(0, 0, 96, '#B5884F', 2) +
      path(hand.disc(0, 0, 88), '#9B6E3B') +
      path(hand.disc(0, 1, 83), '#E3C48D') +
      line(SLATS, '#C8A264', 4) +
      hand.lay(4, [hand.box(-96, -54, 15, 34, 3), '#8A6131']) +
      leaf(hand, -30, 30, -30, 56, HERB) +
      leaf(hand, -4, 44, -8, 50, HERB) +
      carrots(
        hand,
        [
          [-40, -26],
          [-12, -44],
          [22, -34],
          [44, -8],
          [-50, 4],
        ],
        15,
      ),
  },
  'electric-steamer': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -3 },
        () =>
          machine(hand, 252, 190, { r: 40, y: 8 }) +
          hand.lay(5, [hand.box(0, -14, 232, 128, 36), GLASS.base]) +
          path(hand.box(0, -13, 212, 108, 28), GLASS.lit) +
          line(STEAM_SLITS, GLASS.shade, 4) +
          carrots(
            hand,
            [
              [-74, -26],
              [-50, -8],
              [-78, 8],
              [-48, -38],
            ],
            13,
          ) +
          leaf(hand, -18, 14, -50, 46, HERB) +
          leaf(hand, -8, 18, -14, 44, HERB) +
          hand.lay(3, ['M40-6Q52-44 92-34Q104-8 84 10Q54 20 40-6Z', SALMON]) +
          line('M54-20L70 8M70-30L86 2', light(SALMON, 0.5), 3) +
          knob(hand, 78, 76, 14) +
          display(-10, 77, 64, 22),
      ),
  },
  'sous-vide': {
    draw: (hand) =>
      hand.turn(
        { turn: -5 },
        () =>
          tin(hand, 236, 166, { tones: GLASS, r: 22, wall: 4, floor: '#A9C0C0' }) +
          line('M-84 50q14-8 28 0t28 0M10 56q14-8 28 0t28 0M-20-52q12-7 24 0t24 0', '#D3E0DC', 4) +
          hand.lay(3, [hand.box(-34, 0, 114, 74, 5), '#DCE5E0']) +
          hand.lay(2, ['M-76 4Q-66-26-22-24Q10-18 10 2Q4 26-36 26Q-68 24-76 4Z', SALMON]) +
          line('M-54-12L-40 18M-32-18L-18 20M-12-18L-2 14', light(SALMON, 0.5), 3) +
          line('M-84-30V30', WHITE, 4) +
          hand.lay(9, [hand.box(94, 0, 56, 40, 8), IRON.shade], [hand.disc(84, 0, 43), IRON.base]) +
          circle(84, 0, 33, '#22251C') +
          hoop(84, 0, 37, RED, 4) +
          line('M70 0h7m6 0h7m6 0h3', '#C8D3A8', 6),
      ),
  },
  kettle: {
    draw: (hand) =>
      hand.slant(
        { turn: -24, x: 6 },
        () =>
          hand.lay(
            11,
            ['M-70-30L-142-12Q-150 0-142 12L-70 30Z', hand.enamel.shade],
            [hand.disc(8, 0, 96), hand.enamel.base],
          ) +
          line('M-138-7L-84-22', hand.enamel.lit, 4) +
          gleam(8, 0, 86, hand.enamel.lit, 5) +
          path(hand.disc(8, 0, 58), hand.enamel.shade) +
          path(hand.disc(8, -1, 53), hand.enamel.base) +
          gleam(8, 0, 44, hand.enamel.lit, 4) +
          hand.lay(
            9,
            [hand.limb(-72, 0, 92, 0, 7), hand.steel.shade],
            [hand.limb(-46, 0, 66, 0, 15), WOOD.base],
          ) +
          line('M-42-6H60', WOOD.lit, 4),
      ) + steam(-112, 8),
  },
} satisfies Tools
