import { dark, light } from '../../cut-paper/colour.ts'
import { dots, dotted, line, path } from '../../cut-paper/paper.ts'
import { carrots, leaf } from '../food.ts'
import { buttons, display, machine } from '../parts.ts'
import { around, each, gleam, hoop, lattice, strokes } from '../shapes.ts'
import { BROTH, CREAM, GLASS, HERB, IRON, RED, SALMON, SHINE, WHITE, WOOD } from '../tones.ts'
import { tin } from '../vessels.ts'
import type { Point } from '../../cut-paper/points.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const OATS = strokes([...around(9, 24, -58, -30), ...around(15, 44, -58, -30)], (k) =>
  k % 2 ? 'l6 4' : 'l-4 4',
)
const LENTILS = dotted([...around(7, 17, 22, 66), ...around(13, 36, 22, 66)])
const EMBOSSING = strokes(lattice(-86, 12, 168, 96, 15), () => 'l4 4')
const PORTIONS: readonly Point[] = [-93, -31, 31, 93].flatMap((x): Point[] => [
  [x, -34],
  [x, 34],
])
const NOT_FILLED = PORTIONS.filter((_, k) => k === 3 || k === 6)
const FILLED = PORTIONS.filter((portion) => !NOT_FILLED.includes(portion))
const OF_BROTH = FILLED.filter((_, k) => k % 3 === 0)
const OF_PUMPKIN = FILLED.filter((_, k) => k % 3 === 1)
const OF_HERBS = FILLED.filter((_, k) => k % 3 === 2)
const PORTION_GLEAMS = each(FILLED, ([x, y]) => `M${x - 12} ${y - 6}Q${x - 12} ${y - 13} ${x - 4} ${y - 13}`)
const RICE = strokes(lattice(-96, -50, 78, 100, 20), (k) => `l${k % 2 ? 5 : -3} ${k % 3 ? 4 : -4}`)

export const KEEPING = {
  'storage-jars': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.lay(10, [hand.disc(-58, -30, 70), GLASS.base]) +
      path(hand.disc(-58, -30, 60), '#EEDFB8') +
      line(OATS, '#CFB98A', 4.5) +
      gleam(-58, -30, 65, '#FFFFFF', 4) +
      hand.lay(10, [hand.disc(72, -42, 56), WOOD.lit]) +
      hoop(72, -42, 47, WOOD.shade, 2) +
      line('M30-56Q72-62 114-54M28-30Q72-26 116-34', WOOD.base, 2.4) +
      hand.lay(4, [hand.disc(72, -42, 15), WOOD.base]) +
      hand.lay(10, [hand.limb(12, 112, 46, 124, 8), hand.steel.shade], [hand.disc(22, 66, 58), GLASS.base]) +
      path(hand.disc(22, 66, 48), '#C9803F') +
      line(LENTILS, '#DD9A58', 12) +
      hoop(22, 66, 53, '#C9573A', 3) +
      gleam(22, 66, 54, '#FFFFFF', 3),
  },
  'freezer-tray': {
    draw: (hand) =>
      hand.turn({ turn: -8 }, () => {
        const e = hand.enamel
        const filled = (portions: readonly Point[]) =>
          each(portions, ([x, y]) => hand.box(x + 1, y + 2, 44, 47, 8))
        return (
          hand.lay(9, [hand.box(0, 0, 258, 148, 16), e.base]) +
          path(
            each(PORTIONS, ([x, y]) => hand.box(x, y, 52, 56, 9)),
            e.shade,
          ) +
          path(
            each(NOT_FILLED, ([x, y]) => hand.box(x + 1, y + 3, 40, 42, 7)),
            dark(e.shade, 0.15),
          ) +
          path(filled(OF_BROTH), BROTH) +
          path(filled(OF_PUMPKIN), '#DFA04E') +
          path(filled(OF_HERBS), HERB) +
          line(PORTION_GLEAMS, SHINE, 4)
        )
      }),
  },
  'vacuum-sealer': {
    differsFrom: CREAM.base,
    draw: (hand) =>
      hand.turn(
        { turn: -5, y: -2 },
        () =>
          hand.lay(5, [hand.box(0, 44, 196, 160, 5), '#DFE6DF']) +
          line(EMBOSSING, '#BFCBC4', 2) +
          hand.lay(3, ['M-66 60Q-52 24 4 26Q62 30 70 62Q58 98-4 98Q-58 94-66 60Z', SALMON]) +
          line('M-34 40L-18 88M-4 34L12 92M28 36L42 84', light(SALMON, 0.5), 4) +
          line('M-92 116H92', WHITE, 6) +
          machine(hand, 262, 98, { r: 22, y: -58 }) +
          path(hand.box(0, -22, 222, 12, 5), IRON.base) +
          display(-54, -66, 70, 26) +
          buttons([[20, -66]], RED) +
          buttons(
            [
              [48, -66],
              [74, -66],
            ],
            hand.body.shade,
          ) +
          line('M104-84V-46', hand.body.shade, 5),
      ),
  },
  'lunch-box': {
    draw: (hand) =>
      hand.turn({ turn: -6 }, () => {
        const e = hand.enamel
        return (
          tin(hand, 248, 168, {
            tones: e,
            r: 26,
            wall: 0,
            floor: e.shade,
            rim: 8,
            extra: [
              [hand.limb(-128, -22, -128, 22, 8), e.shade],
              [hand.limb(128, -22, 128, 22, 8), e.shade],
            ],
          }) +
          path(hand.box(-58, 0, 104, 136, 16), WHITE) +
          line(RICE, '#DDD0B2', 4) +
          dots([[-58, 0]], 12, '#B9484A') +
          path(hand.box(60, -36, 104, 64, 14), '#E7DCC0') +
          carrots(
            hand,
            [
              [30, -44],
              [52, -28],
              [74, -46],
              [92, -28],
            ],
            13,
          ) +
          path(hand.box(60, 35, 104, 64, 14), '#E7DCC0') +
          hand.lay(2, ['M18 38Q22 14 52 16Q64 20 62 38Q56 58 34 56Q20 52 18 38Z', SALMON]) +
          line('M30 24L42 54M44 20L54 50', light(SALMON, 0.5), 3) +
          leaf(hand, 70, 56, -56, 38, HERB) +
          leaf(hand, 78, 58, -14, 32, HERB)
        )
      }),
  },
  thermos: {
    draw: (hand) =>
      hand.slant(
        { turn: -36 },
        () =>
          hand.lay(
            9,
            [
              'M-148-34Q-150-42-140-42H50Q64-42 74-30H88V30H74Q64 42 50 42H-140Q-150 42-148 34Q-152 0-148-34Z',
              hand.enamel.base,
            ],
            [hand.box(118, 0, 66, 72, 12), hand.steel.base],
          ) +
          line('M-136-27H48', hand.enamel.lit, 7) +
          line('M-136 30H48', hand.enamel.shade, 4) +
          path('M-132-42h9v84h-9ZM34-42h9v84h-9ZM80-30h8v60h-8Z', hand.steel.base) +
          line('M98-22H138', hand.steel.lit, 6) +
          line('M98 8H140', hand.steel.shade, 2.5),
      ),
  },
  'paper-roll': {
    draw: (hand) =>
      hand.slant({ turn: -20, y: -12 }, () => {
        let z = 'M-100-10V112'
        for (let x = -100; x < 100; x += 20) z += 'l10-9l10 9'
        return (
          hand.lay(6, [z + 'V-10Z', '#F0E3C6']) +
          line('M-70 6Q-66 50-72 92M40 10Q46 60 38 90', '#DDCBA4', 2.5) +
          hand.lay(10, [hand.box(0, -38, 216, 74, 16), '#E3D2AC']) +
          line('M-92-56Q0-60 92-56', '#F6ECD2', 7) +
          line('M-98-18Q0-14 98-18', '#C9B487', 3) +
          path(hand.disc(106, -38, 13, 35), '#C9B487') +
          path(hand.disc(107, -38, 7, 19), '#6B5A3A')
        )
      }),
  },
} satisfies Tools
