import { expect, test } from 'vitest'
import { outline, stamp } from './stamp.ts'

test('every part of a shape lies where the shape says, at every place', () => {
  const cross = outline('M-5 0L5 0M0-5L0 5')
  expect(stamp([[10, 20]], cross)).toBe('M5 20l10 0M10 15l0 10')
  expect(
    stamp(
      [
        [10, 20],
        [-8, 0, Math.PI / 2],
      ],
      cross,
      2,
    ),
  ).toBe('M0 20l20 0M10 10l0 20M-8-10l0 20M2 0l-20 0')
})
