import { dark, light } from '../../cut-paper/colour.ts'
import { circle, line, path } from '../../cut-paper/paper.ts'
import { carrots, leaf } from '../food.ts'
import { gripMarks, handle, panInside } from '../parts.ts'
import { gleam, hoop } from '../shapes.ts'
import { BROTH, CARROT, HERB, IRON, SALMON, WOOD } from '../tones.ts'
import { earPot, longPan } from '../vessels.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const BROTH_LIT = light(BROTH, 0.5)
const BROTH_SHADE = dark(BROTH, 0.08)
const SOUP_SHADE = dark(CARROT, 0.2)

export const POTS_AND_PANS = {
  saucepan: {
    draw: (hand) =>
      hand.slant({ turn: -28 }, () =>
        longPan(hand, {
          r: 78,
          tones: hand.steel,
          deep: 15,
          floor: BROTH_SHADE,
          hasLip: true,
          inside: path(hand.disc(2, 5, 55), BROTH) + gleam(2, 5, 44, BROTH_LIT),
        }),
      ),
  },
  stockpot: {
    draw: (hand) =>
      earPot(hand, 98, hand.steel, hand.grip) +
      panInside(hand, 0, 0, 98, hand.steel, 19, SOUP_SHADE) +
      path(hand.disc(2, 5, 71), '#D9A95A') +
      gleam(2, 4, 60, BROTH_LIT) +
      carrots(
        hand,
        [
          [-12, 26],
          [22, 14],
          [8, 44],
        ],
        12,
      ) +
      leaf(hand, 0, -12, -36, 44) +
      leaf(hand, -34, -4, 40, 32),
  },
  casserole: {
    draw: (hand) =>
      hand.turn({ turn: -8 }, () => {
        const e = hand.enamel
        return (
          hand.lay(11, [hand.limb(-128, 0, 128, 0, 20), e.shade], [hand.disc(0, 0, 112, 92), e.base]) +
          line('M-134-8V8M134-8V8', e.lit, 5) +
          path(hand.disc(0, 0, 104, 84), e.shade) +
          path(hand.disc(0, -1, 100, 80), e.base) +
          hoop(0, 0, 62, e.shade, 2.5, ' transform="scale(1.22 1)"') +
          gleam(6, 4, 88, e.lit, 5) +
          hand.lay(5, [hand.disc(0, 0, 20), '#C9B58E']) +
          circle(-1, -1, 13, '#DCCBA8')
        )
      }),
  },
  'frying-pan': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.slant({ turn: -30 }, () =>
        longPan(hand, {
          r: 88,
          tones: IRON,
          deep: 17,
          floor: '#43453B',
          inside:
            hand.lay(2, [`M-40 8Q-46-22-14-30Q8-40 26-20Q48-8 36 16Q30 40 2 34Q-34 36-40 8Z`, '#FFFAF0']) +
            circle(0, 2, 17, '#E9A93A') +
            circle(-5, -4, 4.5, '#F6D489'),
        }),
      ),
  },
  'saute-pan': {
    draw: (hand) =>
      hand.slant({ turn: -26, x: 8 }, () =>
        longPan(hand, {
          r: 84,
          tones: hand.steel,
          deep: 7,
          floor: hand.steel.lit,
          hasEar: true,
          inside:
            hoop(1, 2, 66, hand.steel.base, 2.5) +
            path(hand.disc(1, 2, 66), '#E6C98B') +
            carrots(
              hand,
              [
                [-30, 10],
                [-6, -34],
                [30, 20],
              ],
              11,
            ) +
            leaf(hand, -10, 24, -30, 34, HERB) +
            leaf(hand, 16, -6, -60, 30, HERB),
        }),
      ),
  },
  wok: {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.slant({ turn: -24, x: -6 }, () => {
        const x = -40
        return (
          hand.lay(
            10,
            [hand.limb(50, 0, 158, 0, 8, 11), WOOD.base],
            [hand.limb(40, 0, 78, 0, 9, 8), IRON.shade],
            ['M-128-24Q-158-20-158 0T-128 24', IRON.shade, 9],
            [hand.disc(x, 0, 98), IRON.lit],
          ) +
          gripMarks(66, 158, 0, WOOD) +
          circle(x, 0, 93, '#565A4E') +
          circle(x + 1, 2, 76, '#494C42') +
          circle(x + 2, 4, 56, '#3C3F35') +
          circle(x + 3, 6, 34, '#313429') +
          gleam(x, 0, 84, '#7D8073', 4) +
          leaf(hand, -58, 20, -40, 40, HERB) +
          leaf(hand, -22, 28, -70, 34, HERB) +
          carrots(
            hand,
            [
              [-58, -10],
              [-12, 4],
              [-34, 40],
            ],
            10,
          )
        )
      }),
  },
  'griddle-pan': {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.slant(
        { turn: -26 },
        () =>
          hand.lay(
            9,
            [hand.limb(30, 0, 60, 0, 9), IRON.shade],
            handle(hand, 44, 154, 8, 10),
            ['M-74-84l18-13l18 13ZM-74 84l18 13l18-13Z', IRON.lit],
            [hand.box(-48, 0, 168, 168, 20), IRON.base],
          ) +
          gripMarks(44, 154, 0, hand.grip) +
          path(hand.box(-48, 0, 154, 154, 15), IRON.shade) +
          line([-108, -88, -68, -48, -28, -8, 12].map((x) => `M${x}-60V60`).join(''), '#6B6D60', 8) +
          line([-110, -90, -70, -50, -30, -10, 10].map((x) => `M${x}-60V60`).join(''), '#85877A', 2) +
          hand.turn(
            { turn: -16, x: -50, y: 2 },
            () =>
              hand.lay(3, ['M-44 0Q-30-26 6-24Q46-22 50-2Q46 22 4 24Q-32 24-44 0Z', SALMON]) +
              line('M-22-16V17M2-21V21M26-19V19', '#9A5238', 5),
          ),
      ),
  },
} satisfies Tools
