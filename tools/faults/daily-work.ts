import type { Database } from '#server/data/database/database.ts'
import { aPicture } from '#test/pictures.ts'
import { signIn } from '#test/sign-in.ts'
import { fetchPage, NEVER_CACHED } from '../bench/fetch-page.ts'
import { publishedRecipes } from '#test/published-recipes.ts'
import { count } from '../bench/table.ts'
import { openImportScreen } from './admin.ts'

const PAGES = ['/', '/recipes', '/recipes?search=soup', '/equipment', '/blog', '/search?search=leek']

/** What a site does on a day, by its name. Each answers what the chef is told. */
export async function dailyWork(
  db: Database,
  address: string,
  rounds: number,
): Promise<Record<string, () => Promise<string>>> {
  const headers = await signIn(db, address)
  const screen = await openImportScreen(db, address)
  const photo = Uint8Array.from(await aPicture({ width: 4000, height: 3000 }).jpeg().toBuffer())
  const post = async (path: string, body?: BodyInit) => {
    const answer = await fetch(address + path, { method: 'POST', headers, body, redirect: 'manual' })
    return (await answer.text()) + decodeURIComponent(answer.headers.getSetCookie().join(' '))
  }
  return {
    [`${count(PAGES.length * rounds)} pages, rendered`]: async () => {
      for (let round = 0; round < rounds; round++)
        await Promise.all(PAGES.map(async (path) => fetchPage(address + path, NEVER_CACHED)))
      return ''
    },
    'an import of 500 recipes': async () => {
      const id = await screen.upload({ name: 'all.json', content: publishedRecipes(500) })
      await screen.untilReady(id)
      await screen.saveAll(id, 'new')
      await screen.untilReady(id)
      return ''
    },
    'a photograph of 12 megapixels': async () => post('/admin/media/upload?name=photo.jpg', photo),
    'a backup': async () => post('/admin/keeping/backups'),
  }
}
