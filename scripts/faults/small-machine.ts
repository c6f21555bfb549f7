import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database.ts'
import { childrenOf } from '#test/processes.ts'
import { aPicture } from '#test/pictures.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fetchPage, NEVER_CACHED } from '../bench/fetch-page.ts'
import { readShare } from '../bench/process-figures.ts'
import { publishedRecipes } from '../bench/published-recipes.ts'
import { startReady } from '../bench/ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { count, megabytes, seconds, toTable } from '../bench/table.ts'
import { openImportScreen } from './admin.ts'
import { above, type Checked } from './check.ts'
import type { Options } from './options.ts'

const LOOK_EVERY_MS = 20
/** What a machine of 512 MB has left for a site and the processes beside it. */
const MOST_MB = 256
/** As docs/hosting.md says to start it there. */
const LITTLE = '--max-old-space-size=96 --max-semi-space-size=2'
/** What its kernel would say. */
const LIMIT = '--import data:text/javascript,process.constrainedMemory=()=>268435456'
const PAGES = ['/', '/recipes', '/recipes?search=soup', '/equipment', '/blog', '/search?search=leek']

/** The memory of a site and of the processes beside it, together, while it does its daily work on a small machine. */
export async function checkSmallMachine({ isQuick }: Options): Promise<Checked> {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  // The first start reads the sample content, which no later one does.
  await (await startReady({ DATABASE_URL })).stop()
  const site = await startReady({ DATABASE_URL, NODE_OPTIONS: `${LITTLE} ${LIMIT}`, MALLOC_ARENA_MAX: '2' })
  const db = openDatabase(DATABASE_URL)
  const headers = await signIn(db, site.address)
  const screen = await openImportScreen(db, site.address)
  const photo = Uint8Array.from(await aPicture({ width: 4000, height: 3000 }).jpeg().toBuffer())
  const post = async (path: string, body?: BodyInit) => {
    const answer = await fetch(site.address + path, { method: 'POST', headers, body, redirect: 'manual' })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`${path} was answered with ${answer.status}`)
  }
  const work: Record<string, () => Promise<unknown>> = {
    nothing: async () => wait(1_000),
    [`${count(isQuick ? 60 : 3_000)} pages, rendered`]: async () =>
      readPages(site.address, isQuick ? 10 : 500),
    'an import of 500 recipes': async () => {
      const id = await screen.upload({ name: 'all.json', content: publishedRecipes(500) })
      await screen.untilReady(id)
      await screen.saveAll(id, 'new')
      await screen.untilReady(id)
    },
    'a photograph of 12 megapixels': async () => post('/admin/media/upload?name=photo.jpg', photo),
    'a backup': async () => post('/admin/keeping/backups'),
  }
  const rows: string[][] = []
  const broken: string[] = []
  for (const [name, run] of Object.entries(work)) {
    const { most, tookMs } = await watch(site.pid, run)
    rows.push([name, seconds(tookMs), megabytes(most.site), megabytes(most.all)])
    broken.push(...above(`memory of the site, ${name}`, most.site, MOST_MB, 'MB'))
  }
  await db.destroy()
  await site.stop()
  return {
    table: toTable(['work', 'took', 'the site, at most', 'with the processes beside it'], rows),
    broken,
  }
}

async function readPages(address: string, rounds: number) {
  for (let round = 0; round < rounds; round++)
    await Promise.all(PAGES.map(async (path) => fetchPage(address + path, NEVER_CACHED)))
}

async function watch(pid: number, run: () => Promise<unknown>) {
  const most = { site: 0, all: 0 }
  let isOver = false
  const begun = performance.now()
  const running = run().finally(() => (isOver = true))
  while (!isOver) {
    const own = readShare(pid)
    const beside = childrenOf(pid).reduce((sum, child) => sum + readShare(child), 0)
    most.site = Math.max(most.site, own)
    most.all = Math.max(most.all, own + beside)
    await wait(LOOK_EVERY_MS)
  }
  await running
  return { most, tookMs: performance.now() - begun }
}
