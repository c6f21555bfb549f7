import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createHelperLock } from './helper-lock.ts'

const MB = 1024 * 1024

/** The most that worked at once, of three. */
async function countAtOnce(memoryBytes: number) {
  const lock = createHelperLock(memoryBytes)
  let now = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++now)
    await turn()
    now--
  }
  await Promise.all([lock.run(work), lock.run(work), lock.run(work)])
  return most
}

test('on a machine of 512 MB one helper works at a time, and with a gigabyte all do at once', async () => {
  expect([await countAtOnce(256 * MB), await countAtOnce(512 * MB)]).toEqual([1, 1])
  expect(await countAtOnce(1024 * MB)).toBe(3)
})

test('a helper that fails stops none of those behind it', async () => {
  const lock = createHelperLock(256 * MB)
  const failing = lock.run(async () => Promise.reject(new Error('The file is broken.')))
  const next = lock.run(async () => 'done')
  await expect(failing).rejects.toThrow('The file is broken.')
  expect(await next).toBe('done')
})
