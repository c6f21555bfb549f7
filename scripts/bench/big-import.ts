import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { findImport } from '#server/data/imports/files.ts'
import { migrate } from '#server/data/migrate.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { publishedRecipes } from './published-recipes.ts'
import { signIn } from '#test/sign-in.ts'
import { longestBlock, LOOP_LOGGED } from './event-loop-log.ts'

// `node scripts/bench/big-import.ts [RECIPES]`, after a build: a file of many recipes is uploaded to a running site,
// read and saved, while visitors look at its pages. With DATABASE_URL, in that (empty) database.

const count = Number(process.argv[2] ?? 10_000)
const PATHS = ['/', '/recipes', '/recipes?search=carrot', '/equipment', '/blog']
const DATABASE_URL = process.env.DATABASE_URL ?? `file:${newDatabaseFile()}`

const db = openDatabase(DATABASE_URL)
await migrate(db)
const site = await startSite({ DATABASE_URL, ...LOOP_LOGGED })
const headers = await signIn(db, site.address)
const form = new FormData()
const file = new File([publishedRecipes(count)], 'recipes.json')
form.append('files', file)
for (const path of PATHS) await (await fetch(site.address + path)).text()
console.log(`${count} recipes in ${(file.size / 1e6).toFixed(1)} MB`)

// The same visits without an import: machines differ and are busy.
await during('nothing else', async () => wait(5_000))

const begun = performance.now()
const upload = await during('send and read', async () => {
  const answer = await fetch(`${site.address}/admin/import`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  const id = new URL(answer.headers.get('Location') ?? '', site.address).searchParams.get('import') ?? ''
  await untilReady(id)
  return id
})
await during('review: 30 screens', async () => {
  for (let screen = 1; screen <= 30; screen++) {
    const search = `import=${upload}&n=${screen * 300}&search=${screen % 2 === 0 ? 'soup' : ''}`
    await (await fetch(`${site.address}/admin/import?${search}`, { headers })).text()
  }
})
await during('save', async () => {
  const body = new URLSearchParams({ import: upload, intent: 'save-all', position: '0' })
  await fetch(`${site.address}/admin/import?import=${upload}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  await untilReady(upload)
})
console.log(`altogether                 ${((performance.now() - begun) / 1000).toFixed(1)} s`)
const counted = await countItems(db, upload)
console.log(`saved ${counted.saved}, left ${counted.waiting}`)
await db.destroy()
await site.stop()

/** Does something while visitors come, one after the other, and says how long both took. */
async function during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const logged = site.said().length
  const visits = visit(() => isOver)
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  isOver = true
  const times = (await visits).toSorted((a, b) => a - b)
  const at = (list: number[], share: number) => (list[Math.ceil(list.length * share) - 1] ?? 0).toFixed(0)
  console.log(
    `${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${times.length} pages, whole request ` +
      `median ${at(times, 0.5)} p99 ${at(times, 0.99)} worst ${at(times, 1)} ms, ` +
      `longest block ${longestBlock(site.said().slice(logged)).toFixed(0)} ms`,
  )
  return result
}

async function visit(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; !isOver(); number++) {
    const begun = performance.now()
    const answer = await fetch(`${site.address}${PATHS[number % PATHS.length]}`)
    await answer.text()
    times.push(performance.now() - begun)
    await wait(20)
  }
  return times
}

async function untilReady(id: string) {
  while ((await findImport(db, id))?.status !== 'ready') await wait(50)
}
