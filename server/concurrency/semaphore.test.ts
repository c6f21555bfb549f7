import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('of two hundred tasks at once two run, twenty wait, the rest is turned away', async () => {
  const semaphore = createSemaphore({ running: 2, waiting: 20 })
  let running = 0
  let most = 0
  const answers = await Promise.all(
    Array.from({ length: 200 }, async () =>
      semaphore.run(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        return 'done'
      }),
    ),
  )
  expect(most).toBe(2)
  expect(answers.filter((answer) => answer?.value === 'done')).toHaveLength(22)
  expect(await semaphore.run(async () => 'later')).toEqual({ value: 'later' })
})

test('a task that fails makes room for the next', async () => {
  const semaphore = createSemaphore({ running: 1, waiting: 0 })
  await expect(semaphore.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(async () => 1)).toEqual({ value: 1 })
})
