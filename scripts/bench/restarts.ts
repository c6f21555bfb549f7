import { setTimeout as wait } from 'node:timers/promises'
import { keepAliveClient } from '#test/keep-alive-client.ts'
import { childrenOf } from '#test/processes.ts'
import { startSite } from '#test/running-site.ts'

// Restarts two processes of the built site one after the other, again and again, under clients that keep their
// connections, and counts who was not answered: node scripts/bench/restarts.ts [RESTARTS]

const CLIENTS = 20
const PATHS = ['/', '/recipes', '/blog', '/recipes?search=soup']

const restarts = Number(process.argv[2] ?? 100)
const site = await startSite({ WEB_CONCURRENCY: '2' })
const asked = { times: 0, failedOnce: 0, failedTwice: 0 }
let isOver = false

const visits = Array.from({ length: CLIENTS }, async () => {
  const { ask } = keepAliveClient(site.address)
  const isAnswered = async (path: string) =>
    ask(path).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!isOver) {
    const path = PATHS[asked.times++ % PATHS.length] ?? '/'
    if (await isAnswered(path)) continue
    asked.failedOnce++
    if (!(await isAnswered(path))) asked.failedTwice++
  }
})
for (let restart = 0; restart < restarts; restart++) {
  const before = childrenOf(site.process.pid)
  site.process.kill('SIGUSR2')
  while (childrenOf(site.process.pid).some((pid) => before.includes(pid))) await wait(10)
}
isOver = true
await Promise.all(visits)
await site.stop()
console.log(
  `${restarts} restarts, ${asked.times} requests: ${asked.failedOnce} failed, and ${asked.failedTwice} of them a second time`,
)
