import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/data/database.ts'
import { fetchPage, NEVER_CACHED } from './fetch-page.ts'
import { createFilled, SQLITE } from './engines.ts'
import { fillWithRecipes } from './many-recipes.ts'
import type { Options } from './options.ts'
import { startReady } from './ready-site.ts'
import { signIn } from '#test/sign-in.ts'
import { PAGES } from './sizes.ts'
import { median } from './statistics.ts'
import { count, ms, toTable } from './table.ts'
import { longestBlock, LOOP_LOGGED } from './event-loop-log.ts'

/** Tables of the admin area, near their last pages. A word that most recipes have, and letters that all have. */
const TABLES: Record<string, string> = {
  'table, newest first': '/admin/recipes?page=1900',
  'table by name': '/admin/recipes?sort=name&order=asc&page=1900',
  'table by author': '/admin/recipes?sort=author_name&order=desc&page=1900',
  'table by difficulty': '/admin/recipes?sort=difficulty&order=desc&page=1900',
  'table, a word': '/admin/recipes?search=quiet&page=1900',
  'table, a word, by name': '/admin/recipes?search=quiet&sort=name&order=asc&page=1900',
  'table, a word, by time': '/admin/recipes?search=quiet&sort=cook_time_minutes&order=desc&page=1900',
  'table, two letters, by name': '/admin/recipes?search=ui&sort=name&order=desc&page=1900',
  'table, two letters, by difficulty': '/admin/recipes?search=ui&sort=difficulty&order=asc&page=1900',
}

/** For how long at most one page blocks the event loop, with the most recipes, on SQLite. */
export async function measureEventLoop({ sizes, requests }: Options): Promise<string> {
  const size = sizes.at(-1) ?? 0
  const DATABASE_URL = await createFilled(SQLITE, async (db) => fillWithRecipes(db, size))
  const site = await startReady({ DATABASE_URL, SAMPLE_CONTENT: 'off', ...LOOP_LOGGED })
  const db = openDatabase(DATABASE_URL)
  const chef = await signIn(db, site.address)
  await db.destroy()
  const questions = [
    ...Object.entries(PAGES).map(([name, path]) => ({ name, path, headers: NEVER_CACHED })),
    ...Object.entries(TABLES).map(([name, path]) => ({ name, path, headers: chef })),
  ]
  // The first page of a process waits for the machine code of all pages.
  await fetchPage(`${site.address}/about`, NEVER_CACHED)
  const rows: string[][] = []
  for (const { name, path, headers } of questions) {
    const from = site.logged()
    const waits: number[] = []
    for (let request = 0; request < requests; request++)
      waits.push((await fetchPage(site.address + path, headers)).ms)
    // The iteration of the last answer is logged in a later one.
    await wait(50)
    rows.push([name, ms(median(waits)), ms(longestBlock(site.said(from)))])
  }
  await site.stop()
  return toTable([`${count(size)} recipes, SQLite`, 'answered after', 'longest block'], rows)
}
