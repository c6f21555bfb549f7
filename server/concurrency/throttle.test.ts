import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('of many who come at once, one goes on in each turn of the event loop', async () => {
  const admit = createThrottle()
  let admitted = 0
  for (let guest = 0; guest < 5; guest++) void admit().then(() => admitted++)
  expect(admitted).toBe(0)
  for (let turn = 1; turn <= 5; turn++) {
    await nextTurn()
    expect(admitted).toBeLessThanOrEqual(turn)
  }
  await nextTurn()
  expect(admitted).toBe(5)
})
