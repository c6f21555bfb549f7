import { longestBlock, LOOP_LOGGED } from './event-loop-log.ts'
import { startReady, type Site } from './ready-site.ts'
import { median, percentile } from './statistics.ts'
import { count, ms, toTable } from './table.ts'

/** What the pictures of a page are for, by how their names end. */
const USES: Record<string, RegExp> = {
  'link preview, 1,200 × 630': /\/[^-/]+\.jpg$/,
  'search engine, three shapes': /-\d+x\d+\.jpg$/,
}

/** How long the pictures that stand for the pages of the sample content take: drawn when first asked for, then stored. */
export async function measureSharePictures(): Promise<string> {
  const site = await startReady(LOOP_LOGGED)
  const pictures = await findPictures(site)
  const rows: string[][] = []
  for (const [use, name] of Object.entries(USES)) {
    const paths = pictures.filter((path) => name.test(path))
    const logged = site.logged()
    const drawn = await timeEach(site, paths)
    const block = longestBlock(site.said(logged))
    const stored = await timeEach(site, paths)
    rows.push([
      use,
      count(paths.length),
      ms(median(drawn)),
      ms(percentile(drawn, 0.99)),
      ms(Math.max(...drawn)),
      ms(block),
      ms(median(stored)),
    ])
  }
  await site.stop()
  return toTable(
    ['picture', 'asked for', 'drawn: median', '99 %', 'slowest', 'longest block', 'stored: median'],
    rows,
  )
}

/** The paths of all pictures of its own that the pages of a site name to other programs. */
async function findPictures(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text()
  const found = new Set<string>()
  for (const [, page = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const html = await (await fetch(site.address + new URL(page).pathname)).text()
    for (const [path] of html.matchAll(/\/share\/[^"\s]+?\.jpg/g)) found.add(path)
  }
  return [...found]
}

async function timeEach(site: Site, paths: string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const begun = performance.now()
    const response = await fetch(site.address + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
    times.push(performance.now() - begun)
  }
  return times
}
