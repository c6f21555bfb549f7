import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 20

/** Does something again and again, with a pause after each time, until other work has ended. How long each time took (ms). */
export async function timeUntil(
  end: Promise<unknown>,
  pauseMs: number,
  visit: () => Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  const over = end.finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const begun = performance.now()
    await visit()
    times.push(performance.now() - begun)
    await wait(pauseMs)
  }
  await over
  return times
}

/** The most that each figure was while work was done, and how long the work took (ms). */
export async function watchMost<Name extends string>(
  work: Promise<unknown>,
  look: () => Record<Name, number>,
): Promise<Record<Name, number> & { tookMs: number }> {
  const begun = performance.now()
  const most = look()
  const looking = setInterval(() => {
    const now = look()
    for (const name in now) most[name] = Math.max(most[name], now[name])
  }, LOOK_EVERY_MS)
  await work.finally(() => clearInterval(looking))
  return { ...most, tookMs: performance.now() - begun }
}
