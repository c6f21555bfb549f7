import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { explain } from './explain.ts'
import { createWorkerPool } from './worker-pool.ts'
import type { Database } from '../data/database/database.ts'

/** One that ends sooner after its start was ended by something that the next one will meet, too. */
const SHORT_LIFE_MS = 10_000
const MOST_SHORT_LIVES = 5
const FIRST_PAUSE_MS = 250

/**
 * Serves the site by several processes on one port, and sees to it that there are always as many. This process holds
 * the port and answers nothing itself.
 */
export async function openWorkers({ processes }: Config, db: Database) {
  const pool = createWorkerPool({ onLoss: ({ livedMs }) => void replace(livedMs) })
  let shortLives = 0
  let closing = false
  let restarted = Promise.resolve()
  const ports = await Promise.all(Array.from({ length: processes }, pool.start))

  return {
    port: ports[0] ?? 0,
    resumeWork,
    /** Takes up a new build: one after the other, each goes when the one in its place is ready. */
    async restart() {
      restarted = restarted.then(replaceAll).catch((error) => console.error(`Not restarted. ${error}`))
      return restarted
    },
    stop,
    hurry: () => pool.all.forEach((worker) => pool.send(worker, 'hurry')),
  }

  /** One of them does what earlier ones could not finish. */
  async function resumeWork() {
    const [first] = pool.serving
    if (first) pool.send(first, 'resume-work')
  }

  async function stop() {
    closing = true
    await Promise.all([...pool.all].map(pool.dismiss))
    await db.destroy()
  }

  async function replace(livedMs: number) {
    shortLives = livedMs < SHORT_LIFE_MS ? shortLives + 1 : 1
    while (!closing && pool.size() < processes) {
      if (shortLives >= MOST_SHORT_LIVES) return giveUp()
      // The first is missed at once.
      if (shortLives > 1) await pause(FIRST_PAUSE_MS * 2 ** (shortLives - 2))
      if (!closing && pool.size() < processes) await pool.start().then(resumeWork, failAgain)
    }
  }

  function failAgain(error: unknown) {
    shortLives++
    console.error(explain(error))
  }

  async function giveUp() {
    console.error(
      `${MOST_SHORT_LIVES} processes of the site in a row ended soon after their start. The site stops.`,
    )
    await stop()
    process.exit(1)
  }

  async function replaceAll() {
    for (const worker of [...pool.serving]) {
      if (closing) return
      // A process that ended meanwhile has a successor already.
      if (!pool.serving.has(worker)) continue
      await pool.start()
      if (pool.serving.has(worker)) await pool.dismiss(worker)
    }
    await resumeWork()
  }
}
