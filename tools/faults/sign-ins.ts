import { keepAliveClient } from '#test/keep-alive-client.ts'
import { startReady } from '../bench/ready-site.ts'
import { percentile } from '../bench/statistics.ts'
import { count, ms, toTable } from '../bench/table.ts'
import { timeUntil } from '../watch.ts'
import { above, type Checked } from './check.ts'

const SIGN_INS = 200
const ROUNDS = 5
const MOST_MS = 100
const EVERY_MS = 5

/** How long a public page takes while 200 people, each from a network of their own, sign in at once. */
export async function checkSignIns(): Promise<Checked> {
  const site = await startReady({ TRUSTED_PROXY: '127.0.0.1' })
  const waits: number[] = []
  const answers = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const reader = keepAliveClient(site.address)
    const signIns = Promise.all(
      Array.from({ length: SIGN_INS }, async (_, place) => {
        const { status } = await signIn(site.address, `10.${round}.${place >> 8}.${place & 255}`)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }),
    )
    waits.push(...(await timeUntil(signIns, EVERY_MS, async () => reader.ask('/recipes'))))
    reader.close()
  }
  await site.stop()
  const [half, nearlyAll, all] = [0.5, 0.99, 1].map((share) => percentile(waits, share))
  const statuses = Array.from(answers, ([status, number]) => `${number} × ${status}`).join(', ')
  return {
    table: toTable(
      ['200 sign-ins at once, five times', 'pages', 'p50', 'p99', 'longest', 'answers'],
      [['/recipes', count(waits.length), ms(half ?? 0), ms(nearlyAll ?? 0), ms(all ?? 0), statuses]],
    ),
    broken: above('p99 of a public page', nearlyAll ?? 0, MOST_MS, 'ms'),
  }
}

async function signIn(address: string, from: string) {
  const answer = await fetch(`${address}/auth`, {
    method: 'POST',
    headers: { Origin: address, 'X-Forwarded-For': from },
    body: new URLSearchParams({ email: `${from}@plate.test`, password: 'not the right password' }),
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer
}
