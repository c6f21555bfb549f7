import type { Journey } from './journeys.ts'

/** An address of each kind of public page. The lists are asked for what they show. */
export async function listPages(site: string): Promise<string[]> {
  const first = async (list: string) => findFirst(site, list)
  return [
    '/',
    '/recipes',
    '/recipes?have=carrot&sort=low-fibre',
    '/recipes?search=nothing-like-it',
    await first('/recipes'),
    `${await first('/recipes')}?servings=6&units=us`,
    '/equipment',
    await first('/equipment'),
    '/blog',
    await first('/blog'),
    '/search?q=carrot',
    '/guide',
    await first('/guide'),
    '/how-we-know',
    '/profile',
    '/about',
    '/privacy',
    '/imprint',
    '/auth',
    '/api/docs',
    '/not-there',
  ]
}

/** The path of the first thing that a list shows. A feed is none. */
export async function findFirst(site: string, list: string): Promise<string> {
  const html = await (await fetch(site + list)).text()
  const path = new RegExp(`href="(${list}/[^"?#.]+)"`).exec(html)?.[1]
  if (!path) throw new Error(`${list} leads to no page`)
  return path
}

/** Opens a page and looks for what is wrong with it. */
export function lookAt(path: string): Journey {
  return {
    name: path,
    async walk(page) {
      await page.open(path)
      const faults = await page.findFaults()
      if (faults.length > 0) throw new Error(faults.join('\n  '))
    },
  }
}
