import { expect, test } from 'vitest'
import { bufferLines } from './line-buffer.ts'

test('lines are written together, in their order', async () => {
  const written = await writeLines('own')
  expect(written.length).toBe(1)
})

test('into a log that is shared, they are written in pieces that a pipe takes whole', async () => {
  const written = await writeLines('shared')
  expect(written.length).toBeLessThan(5)
  for (const piece of written) expect(Buffer.byteLength(piece)).toBeLessThan(4096)
})

/** The pieces in which a hundred lines are written. */
async function writeLines(log: 'shared' | 'own'): Promise<string[]> {
  const written: string[] = []
  const all = Promise.withResolvers<void>()
  const lines = Array.from({ length: 100 }, (_, number) => `${number} ${'ü'.repeat(40)}`)
  const write = bufferLines((piece) => {
    written.push(piece)
    if (piece.endsWith(lines.at(-1) ?? '')) all.resolve()
  }, log)
  for (const line of lines) write(line)
  await all.promise
  expect(written.join('\n').split('\n')).toEqual(lines)
  return written
}
