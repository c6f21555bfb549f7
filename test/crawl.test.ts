import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database/database.ts'
import { readSettings } from '#server/data/settings/row.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { prepareSite } from '#server/process/prepare-site.ts'
import { fillWithRecipes } from './many-recipes.ts'
import { createTestDatabase } from './database.ts'
import { pageLinks } from './page-text.ts'
import { aPost } from './fixtures.ts'
import { createTestSite, NOW } from './site.ts'

/** Some hundred pages are rendered, which takes minutes on two processors that are very busy. */
const PATIENT = { timeout: 300_000 }

type Page = { depth: number; status: number; html: string }

/**
 * Every page that links lead to from the home page, by its address, with how many links it takes. Searches and filters
 * are left out, and so are the links of pages that `isEnd` says are not to be opened.
 */
async function crawl(db: Database, isEnd = (_path: string) => false) {
  const site = await createTestSite({ db })
  const found = new Map<string, Page>()
  let waiting = ['/']
  for (let depth = 0; waiting.length > 0; depth++) {
    const next = new Set<string>()
    for (const path of waiting) {
      if (isEnd(path)) {
        found.set(path, { depth, status: 200, html: '' })
        continue
      }
      const { status, html } = await site.read(path)
      found.set(path, { depth, status, html })
      for (const link of pageLinks(html)) if (isPage(link.href)) next.add(withoutPlace(link.href))
    }
    waiting = [...next].filter((path) => !found.has(path))
  }
  const { urlset } = new XMLParser().parse(await (await site.get('/sitemap.xml')).text())
  const listed: string[] = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname)
  return { found, listed }
}

/** Pages of lists are pages of their own; whatever else stands behind a question mark is a filter. */
const isPage = (href: string) => /^\/(?!\/)[^?]*(?:\?page=\d+)?(?:#.*)?$/.test(href) && !isData(href)
const isData = (href: string) => /^\/(media|plates|share)\/|\.(json|xml|txt)$/.test(href)
const withoutPlace = (href: string) => href.split('#')[0] ?? href

/** The same recipe, one step at a time. */
const isCooked = (path: string) => path.endsWith('/cook')

let samples: ReturnType<typeof crawl> | undefined

/** What is found of a site with the samples, for all tests that look at it. */
const crawlSamples = async () => (samples ??= crawl(await prepareSamples()))

async function prepareSamples() {
  const db = await createTestDatabase()
  await prepareSite(db, readConfig({ SAMPLE_CONTENT: 'on' }))
  const { fields } = await readSettings(db)
  const imprint = 'Who publishes this site.'
  await updateSettings(db, { fields: { ...NO_SETTINGS, ...fields, imprint }, author_id: null }, new Date())
  return db
}

const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="(.*?)"/s.exec(html)?.[1] ?? '',
  canonical: /<link rel="canonical" href="https:\/\/plate\.test(.*?)"/.exec(html)?.[1],
  robots: /<meta name="robots" content="(.*?)"/.exec(html)?.[1],
})

test(
  'with the samples, four links lead from the home page to every public page, and none leads astray',
  PATIENT,
  async () => {
    const { found, listed } = await crawlSamples()
    const pages = [...found]
    expect(pages.filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
    expect(Math.max(...pages.map(([, { depth }]) => depth))).toBeLessThanOrEqual(4)
    // What can be reached and what the sitemap lists is the same, but for the further pages of lists, the recipes as they are cooked, the page for programmers and the search.
    const reached = pages.map(([path]) => path).filter((path) => !path.includes('?page=') && !isCooked(path))
    expect(reached.toSorted()).toEqual([...listed, '/api/docs', '/search'].toSorted())
    for (const [path, { html }] of pages) {
      const { canonical, robots } = headOf(html)
      expect({ path, canonical, robots }).toEqual({
        path,
        canonical: isCooked(path) ? path.replace(/\/cook$/, '') : path,
        robots: path === '/search' || isCooked(path) ? 'noindex, follow' : 'max-image-preview:large',
      })
    }
  },
)

test('no two pages have one title or one description', PATIENT, async () => {
  const { found } = await crawlSamples()
  for (const part of ['title', 'description'] as const) {
    const paths = new Map<string, string[]>()
    for (const [path, { html }] of found) {
      const text = headOf(html)[part]
      expect([path, part, text]).not.toEqual([path, part, ''])
      paths.set(text, [...(paths.get(text) ?? []), path])
    }
    expect([...paths].filter(([, all]) => all.length > 1)).toEqual([])
  }
})

test('with a thousand recipes, six links lead to each of them', PATIENT, async () => {
  const db = await createTestDatabase()
  await fillWithRecipes(db, 1_000)
  await insertPost(db, aPost(), NOW)
  const { found, listed } = await crawl(db, (path) => path.startsWith('/recipes/'))
  expect(listed.filter((path) => !found.has(path))).toEqual([])
  expect(listed.length).toBeGreaterThan(1_000)
  const depths = [...found].map(([, { depth }]) => depth)
  expect(Math.max(...depths)).toBeLessThanOrEqual(6)
})
