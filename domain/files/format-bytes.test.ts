import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [1, '1 KB'],
  [640_001, '641 KB'],
  [3_440_000, '3.4 MB'],
  [120_400_000, '120 MB'],
  [9_999_000_000, '9,999 MB'],
  [12_300_000_000, '12 GB'],
])('%i bytes are “%s”', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words.replace(' ', '\u00a0'))
})
