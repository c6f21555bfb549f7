import { openDatabase } from '#server/data/database/database.ts'
import { countItems } from '#server/data/imports/items.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { aZip, type SentFile } from '#test/uploads.ts'
import { readMemory } from '../bench/process-figures.ts'
import { publishedRecipes } from '#test/published-recipes.ts'
import { startReady } from '../bench/ready-site.ts'
import { count, megabytes, seconds, toTable } from '../bench/table.ts'
import { watchMost } from '../watch.ts'
import { above, type Checked, type Options, together } from './check.ts'
import { openImportScreen } from './admin.ts'
import { checkVisitors } from './visitors.ts'

const MOST_MB = 400
/** As many as a file of 20 MB holds, and an archive of 200 MB in files of that size. */
const RECIPES_PER_FILE = 11_500
const FILES = 9

/** The memory of a site, with all its threads, while the largest uploads are received and read, and under visitors. */
export async function checkMemory(options: Options): Promise<Checked> {
  return together(
    async () => checkUploads(options),
    async () => checkVisitors(options),
  )
}

async function checkUploads({ isQuick }: Options): Promise<Checked> {
  const size = isQuick ? 500 : RECIPES_PER_FILE
  const files = Array.from({ length: FILES }, (_, number) => ({
    name: `${number}.json`,
    content: publishedRecipes(size, number * size),
  }))
  const uploads: Record<string, SentFile> = {
    'one file': { name: 'one.json', content: files[0]?.content ?? '' },
    // One letter beyond Latin-1, and V8 keeps the whole text in twice the memory.
    'one in Polish': { name: 'one.json', content: files[0]?.content.replace('A quiet', 'Łagodny') ?? '' },
    'an archive': { name: 'all.zip', content: aZip(files) },
  }
  const rows: string[][] = []
  const broken: string[] = []
  for (const [name, file] of Object.entries(uploads)) {
    const { tookMs, before, most, read } = await readUpload(file)
    broken.push(...above(`memory with ${name}`, most, MOST_MB, 'MB'))
    const weight = megabytes(Buffer.byteLength(file.content) / 1024 ** 2)
    rows.push([`${name}, ${weight}`, count(read), seconds(tookMs), megabytes(before), megabytes(most)])
  }
  return { table: toTable(['upload', 'recipes read', 'took', 'memory before', 'at most'], rows), broken }
}

async function readUpload(file: SentFile) {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  // The first start reads the sample content, which no later one does.
  await (await startReady({ DATABASE_URL })).stop()
  const site = await startReady({ DATABASE_URL })
  const db = openDatabase(DATABASE_URL)
  const screen = await openImportScreen(db, site.address)
  await (await fetch(site.address)).arrayBuffer()
  const before = readMemory(site.pid)?.now ?? 0
  let id = ''
  const reading = async () => {
    id = await screen.upload(file)
    await screen.untilReady(id)
  }
  const { most, tookMs } = await watchMost(reading(), () => ({ most: readMemory(site.pid)?.now ?? 0 }))
  const read = (await countItems(db, id)).waiting
  await db.destroy()
  await site.stop()
  return { tookMs, before, most, read }
}
