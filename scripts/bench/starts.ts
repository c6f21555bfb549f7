import { newDatabaseFile } from '#test/running-site.ts'
import { fetchPage } from './fetch-page.ts'
import type { Options } from './options.ts'
import { readMemory } from './process-figures.ts'
import { startReady } from './ready-site.ts'
import { median } from './statistics.ts'
import { megabytes, ms, toTable } from './table.ts'

/** From the command to the first page, with and without a database to begin with. */
export async function measureStarts({ rounds }: Options): Promise<string> {
  const first: number[] = []
  const later: number[] = []
  const memory: number[] = []
  for (let round = 0; round < rounds; round++) {
    const DATABASE_URL = `file:${newDatabaseFile()}`
    for (const starts of [first, later]) {
      const begun = performance.now()
      const site = await startReady({ DATABASE_URL })
      await fetchPage(site.address)
      starts.push(performance.now() - begun)
      memory.push(readMemory(site.pid)?.now ?? Number.NaN)
      await site.stop()
    }
  }
  return toTable(
    ['start', `median of ${rounds}`],
    [
      ['first start, with sample content, to a page', ms(median(first))],
      ['later start to a page', ms(median(later))],
      ['memory after the first page', megabytes(median(memory))],
    ],
  )
}
