import { line, path } from '../../cut-paper/paper.ts'
import { leaf } from '../food.ts'
import { around, each, gleam, hoop, rays } from '../shapes.ts'
import { CREAM, IRON, RED, SAGE, WHITE } from '../tones.ts'
import type { Tools } from '../tool.ts'

// What no cloth or slug changes is made once.
const SPOKES = rays(around(6, 86), 0, 0, 0.44)

export const CLOTHS_AND_MORE = {
  apron: {
    draw: (hand) =>
      hand.turn({ turn: -6, y: 4 }, () => {
        const e = hand.enamel
        return (
          hand.lay(
            8,
            ['M-34-94Q-38-134 0-134T34-94', e.shade, 8],
            ['M-80-24Q-112-14-128-28T-136-2M80-24Q112-14 128-28T136 4', e.shade, 8],
            ['M-42-98Q0-90 42-98Q46-52 84-34Q92 40 86 124Q0 132-86 124Q-92 40-84-34Q-46-52-42-98Z', e.base],
          ) +
          line('M-40-84Q0-78 40-84', e.lit, 4) +
          line('M-84 108Q0 116 84 108', e.lit, 4) +
          path(hand.box(0, 42, 92, 66, 6), e.shade) +
          path(hand.box(0, 45, 84, 58, 5), e.base) +
          line('M0 20V72', e.shade, 2.5) +
          line('M-42 22H42', e.lit, 3)
        )
      }),
  },
  'tea-towel': {
    draw: (hand) =>
      hand.turn({ turn: -9 }, () => {
        const e = hand.enamel === CREAM ? SAGE : hand.enamel
        return (
          hand.lay(
            7,
            ['M-10-112Q0-134 10-112', e.shade, 6],
            ['M-84-112Q0-118 84-111Q88 0 83 116Q0 112-85 117Q-80 0-84-112Z', '#FBF4E4'],
          ) +
          line('M-60-112V114M-48-113V114M60-112V114M48-113V113', e.base, 5) +
          line('M-83-84H84M-83 84H83', e.base, 9) +
          line('M-83-68H84M-83 68H83', e.lit, 4) +
          line('M-20-60Q-10 0-18 62M24-62Q32 0 22 60', '#E5D9BE', 3)
        )
      }),
  },
  gloves: {
    draw: (hand) => {
      const e = hand.enamel
      const mitt = (x: number, y: number, turn: number) =>
        hand.turn(
          { turn, x, y, scale: 0.92 },
          () =>
            hand.lay(
              8,
              [
                'M-40 92Q-46 30-48-30Q-48-92-6-94Q38-92 38-30V-4Q50-36 70-30Q86-20 74 8Q62 40 40 52L40 92Q0 98-40 92Z',
                e.base,
              ],
              [hand.box(0, 94, 92, 28, 6), e.lit],
            ) +
            line('M-36-30Q-36-76-6-80M-24 8L16-40M-28 42L24-18M-20 68L32 8', e.lit, 3) +
            line('M-36 94H36', e.shade, 3),
        )
      return mitt(-66, 0, -10) + mitt(58, 12, 14)
    },
  },
  trivet: {
    differsFrom: IRON.base,
    draw: (hand) =>
      hand.lay(
        9,
        [each(around(6, 101), ([x, y]) => hand.disc(x, y, 15)), IRON.base],
        [hand.disc(0, 0, 92), IRON.base, 17],
        [hand.disc(0, 0, 34), IRON.base, 13],
        [each(around(6, 62, 0, 0, 0.52), ([x, y]) => hand.disc(x, y, 18)), IRON.base, 11],
        [SPOKES, IRON.base, 11],
      ) +
      gleam(0, 0, 94, IRON.lit, 4) +
      gleam(0, 0, 36, IRON.lit, 3),
  },
  cookbook: {
    draw: (hand) =>
      hand.turn({ turn: -9 }, () => {
        const e = hand.enamel === CREAM ? SAGE : hand.enamel
        return (
          hand.lay(11, [hand.box(7, 7, 172, 224, 5), '#F4EAD2'], [hand.box(0, 0, 176, 226, 6), e.base]) +
          path(hand.box(-76, 0, 24, 226, 4), e.shade) +
          line('M-62-108V108', e.lit, 2) +
          hand.lay(4, [hand.disc(14, -14, 56), WHITE]) +
          hoop(14, -14, 40, '#DACDB1', 3) +
          leaf(hand, -12, 6, -38, 58) +
          line('M-22 72H50M-8 88H36', WHITE, 6) +
          hand.lay(3, ['M52 106V134L60 126L68 134V106Z', RED])
        )
      }),
  },
} satisfies Tools
