import { expect, test } from 'vitest'
import { bufferLines, PIPE_BYTES } from './line-buffer.ts'

test('lines are written together, in their order, and in pieces that a pipe takes whole', async () => {
  const written: string[] = []
  const all = Promise.withResolvers<void>()
  const lines = Array.from({ length: 100 }, (_, number) => `${number} ${'ü'.repeat(40)}`)
  const log = bufferLines((piece) => {
    written.push(piece)
    if (piece.endsWith(lines.at(-1) ?? '')) all.resolve()
  }, PIPE_BYTES)
  for (const line of lines) log(line)
  await all.promise
  expect(written.join('\n').split('\n')).toEqual(lines)
  expect(written.length).toBeLessThan(5)
  for (const piece of written) expect(Buffer.byteLength(piece)).toBeLessThan(PIPE_BYTES)
})
