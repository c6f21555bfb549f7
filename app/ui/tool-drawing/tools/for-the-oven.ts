import { dark, light } from '../../cut-paper/colour.ts'
import { circle, dots, dotted, line, path } from '../../cut-paper/paper.ts'
import { each, gleam, hoop } from '../shapes.ts'
import { BREAD, CREAM, IRON, SHINE, WHITE } from '../tones.ts'
import { mould, tin } from '../vessels.ts'
import type { Point } from '../../cut-paper/points.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const CHIPS = dotted([
  [-78, -40],
  [-62, -28],
  [-6, -40],
  [8, -28],
  [64, -42],
  [78, -30],
  [-76, 30],
  [-64, 44],
  [-4, 28],
  [6, 42],
  [66, 30],
  [76, 44],
])
const CUPS: readonly Point[] = [-80, 0, 80].flatMap((x): Point[] => [
  [x, -41],
  [x, 41],
])
const EMPTY_CUPS = CUPS.filter((_, k) => k === 1 || k === 2)
const MUFFINS = CUPS.filter((cup) => !EMPTY_CUPS.includes(cup))

export const OVENWARE = {
  'roasting-tin': {
    draw: (hand) =>
      hand.turn(
        { turn: -5 },
        () =>
          tin(hand, 224, 160, {
            tones: hand.steel,
            r: 20,
            wall: 13,
            floor: dark(hand.steel.base, 0.1),
            extra: [['M-108-34Q-136-32-136 0T-108 34M108-34Q136-32 136 0T108 34', hand.steel.shade, 8]],
          }) +
          line(
            'M-76-42V46M-50-48V50M-24-48V50M2-48V50M28-48V50M54-48V50M80-42V46M-92 1H92',
            hand.steel.lit,
            3.5,
          ) +
          hand.lay(
            5,
            [hand.limb(58, -30, 82, -42, 5, 5), '#F4EAD2'],
            [hand.limb(58, 32, 82, 44, 5, 5), '#F4EAD2'],
            [hand.limb(22, -20, 60, -32, 21, 11), '#B97F3E'],
            [hand.limb(22, 22, 60, 34, 21, 11), '#B97F3E'],
            [hand.disc(-18, 1, 58, 43), '#C98F4C'],
          ) +
          line('M-58-10Q-44-32-10-32M18-28Q36-34 48-34M-40 24Q-10 34 20 22', '#E0B072', 4.5),
      ),
  },
  'baking-tray': {
    draw: (hand) =>
      hand.turn(
        { turn: -6 },
        () =>
          tin(hand, 248, 172, { tones: hand.steel, r: 12, wall: 5, floor: hand.steel.base, rim: 5 }) +
          path(hand.box(3, 2, 216, 140, 2), '#F4EAD2') +
          hand.lay(3, [
            [-70, 0, 70]
              .map((x) => hand.disc(x + hand.off(3), -34, 25, 24) + hand.disc(x + hand.off(3), 36, 24, 25))
              .join(''),
            BREAD,
          ]) +
          line(CHIPS, '#B27B43', 6),
      ),
  },
  'gratin-dish': {
    draw: (hand) =>
      hand.turn({ turn: -8 }, () => {
        const e = hand.enamel
        return (
          hand.lay(10, [hand.limb(-116, 0, 116, 0, 24), e.base], [hand.disc(0, 0, 112, 82), e.base]) +
          line('M-128-10V10M128-10V10', e.shade, 6) +
          path(hand.disc(0, 0, 105, 75), e.lit) +
          path(hand.disc(1, 3, 96, 66), '#DFAE57') +
          line(
            'M-70-24Q-40-42-20-26T30-34T74-16M-82 8Q-50-12-20 6T40-4T86 10M-62 38Q-30 22 0 38T62 34',
            '#F0D08A',
            7,
          ) +
          dots(
            [
              [-52, -8],
              [-8, -16],
              [44, -22],
              [66, 12],
              [14, 18],
              [-34, 24],
              [-70, 20],
              [36, 44],
            ],
            6,
            '#B97F34',
          )
        )
      }),
  },
  'loaf-tin': {
    draw: (hand) =>
      hand.slant(
        { turn: -18 },
        () =>
          tin(hand, 250, 122, { tones: hand.steel, r: 10, wall: 6, floor: dark(hand.steel.base, 0.25) }) +
          hand.lay(2, [hand.box(0, 0, 218, 90, 24), '#C48F4E']) +
          path(hand.box(-2, -3, 196, 70, 22), '#D9A861') +
          path('M-84-2Q-40-18 0-10T86-8Q44 12 0 6T-84-2Z', '#F0D9A6') +
          line('M-84-2Q-40-18 0-10T86-8', '#AE7838', 3),
      ),
  },
  'cake-tin': {
    draw: (hand) =>
      mould(hand, 106, hand.steel, '#F4EAD2') +
      hoop(1, 2, 86, '#E4D5B2', 9, ' stroke-dasharray="10 4"') +
      hand.lay(3, [hand.disc(1, 2, 79), '#CE9A55']) +
      path(hand.disc(0, 0, 70), '#DDB06E') +
      line('M-44-14Q-16-26 10-14T50-20M-34 30Q-6 18 22 30', '#C48F4E', 3.5) +
      dots(
        [
          [-20, 4],
          [16, 10],
          [-2, -42],
          [34, -2],
          [-48, 12],
          [2, 50],
        ],
        3,
        '#C48F4E',
      ) +
      gleam(0, 0, 101, SHINE, 4),
  },
  springform: {
    draw: (hand) =>
      hand.turn(
        { turn: -24, x: -12, y: 4 },
        () =>
          mould(hand, 100, hand.steel, '#C7924E', [
            [hand.box(112, 0, 26, 62, 5), hand.steel.shade],
            [hand.limb(120, -22, 136, 20, 6), IRON.base],
          ]) +
          line('M103-22h16M103 22h16', hand.steel.lit, 4) +
          path(hand.disc(1, 2, 77), '#F3E2B4') +
          gleam(0, 0, 64, '#FFF9EC', 5) +
          line('M102-30V30', hand.steel.shade, 3) +
          gleam(0, 0, 97, SHINE, 3.5),
      ),
  },
  'muffin-tin': {
    draw: (hand) =>
      hand.turn(
        { turn: -5 },
        () =>
          hand.lay(9, [hand.box(0, 0, 254, 178, 18), hand.steel.base]) +
          line('M-116-66Q-116-80-102-80', hand.steel.lit, 4) +
          path(
            each(CUPS, ([x, y]) => hand.disc(x, y, 35)),
            hand.steel.shade,
          ) +
          path(
            each(EMPTY_CUPS, ([x, y]) => hand.disc(x + 1, y + 2, 27)),
            dark(hand.steel.shade, 0.2),
          ) +
          each(EMPTY_CUPS, ([x, y]) => gleam(x, y, 32, hand.steel.lit, 2.5)) +
          each(MUFFINS, ([x, y]) => hoop(x, y, 30, '#F4EAD2', 6, ' stroke-dasharray="5 3"')) +
          path(
            each(MUFFINS, ([x, y]) => hand.disc(x, y, 27)),
            BREAD,
          ) +
          each(MUFFINS, ([x, y]) => gleam(x, y, 17, light(BREAD, 0.4), 4)),
      ),
  },
  'pie-dish': {
    draw: (hand) =>
      hand.lay(9, [hand.disc(0, 0, 108), hand.enamel.base]) +
      hoop(0, 0, 104, hand.enamel.lit, 9, ' stroke-dasharray="7 6.600"') +
      circle(0, 0, 96, hand.enamel.shade) +
      path(hand.disc(0, 1, 90), '#C48F50') +
      path(hand.disc(0, 2, 82), '#B85A4A') +
      line('M-62-52L58 54M-80-24L24 76M-30-76L80 26M62-52L-58 54M80-24L-24 76M30-76L-80 26', '#DDB277', 10) +
      hoop(0, 1, 87, '#D9AB6C', 10, ' stroke-linecap="round" stroke-dasharray="0 10.500"'),
  },
  ramekins: {
    differsFrom: CREAM.base,
    draw: (hand) =>
      each(
        [
          { x: -62, y: -28, food: '#DFAE57' },
          { x: 58, y: -46, food: '#EBCF83' },
          { x: 14, y: 56, food: '#C98B3C' },
        ],
        ({ x, y, food }) =>
          hand.lay(8, [hand.disc(x, y, 60), WHITE]) +
          hoop(x, y, 55.5, '#DACDB1', 8, ' stroke-dasharray="2 5.5"') +
          circle(x, y, 50, '#DACDB1') +
          path(hand.disc(x, y + 1, 46), food) +
          gleam(x, y, 37, light(food, 0.5), 4),
      ),
  },
} satisfies Tools
