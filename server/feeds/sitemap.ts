import { setImmediate as afterOthers } from 'node:timers/promises'
import type { FoundPage } from '#domain/addresses/found-page.ts'
import { guidePath } from '#domain/addresses/public-path.ts'
import { toJpegAddress } from '#domain/files/picture.ts'
import { partQuery } from '#domain/addresses/sitemap-part.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../data/database/database.ts'
import { listGuidePages } from '../data/guide/read.ts'
import { listPiecePages } from '../data/equipment/read.ts'
import { listPostPages } from '../data/posts/read.ts'
import { countPublicRecipes, walkRecipePages } from '../data/recipes/read/found.ts'
import { FIXED_PAGES } from '../redirects/living-page.ts'
import { element, toDocument, type Xml } from '../formats/xml.ts'

/** Addresses that one file may hold (sitemaps.org/protocol.html). */
const MOST = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

type Site = Pick<SiteContext, 'siteUrl' | 'words' | 'now'>

/** Where search engines find it. */
export const SITEMAP = '/sitemap.xml'

/**
 * The sitemap: all public pages, or, where one file cannot hold them, an index of its parts, or the part that is asked for.
 * Undefined for a part that there is not.
 */
export async function writeSitemap(
  db: Database,
  { siteUrl, words, now }: Site,
  { part, most = MOST }: { part?: number; most?: number },
): Promise<string | undefined> {
  const few = [
    ...FIXED_PAGES.map(({ to }) => ({ path: to })),
    ...(words.imprint === null ? [] : [{ path: '/imprint' }]),
    ...(await listFoundGuide(db)),
    ...(await listPiecePages(db, now)),
    ...(await listPostPages(db, now)),
  ]
  const parts = Math.ceil((few.length + (await countPublicRecipes(db, now))) / most)
  if (part === undefined && parts > 1) return writeIndex(siteUrl, parts)
  const first = ((part ?? 1) - 1) * most
  if (first >= parts * most) return undefined
  const here = few.slice(first, first + most)
  const pages = here.map((page) => toUrl(page, siteUrl))
  const place = { offset: Math.max(0, first - few.length), limit: most - here.length }
  for await (const batch of walkRecipePages(db, place, now)) {
    pages.push(...batch.map((page) => toUrl(page, siteUrl)))
    // Fifty thousand take a while: whoever wants a page gets it in between.
    await afterOthers()
  }
  return toDocument(
    element(
      'urlset',
      { xmlns: NAMESPACE, 'xmlns:image': IMAGES },
      { xml: pages.map(({ xml }) => xml).join('\n') },
    ),
  )
}

/** The guide and its pages, as far as the owner shows them. */
async function listFoundGuide(db: Database): Promise<FoundPage[]> {
  const pages = await listGuidePages(db)
  if (pages.length === 0) return []
  const words = pages.map((page): FoundPage => ({
    path: guidePath(page),
    changed: page.updated_at || undefined,
  }))
  return [{ path: '/guide' }, ...words]
}

function writeIndex(siteUrl: URL, parts: number): string {
  const files = Array.from({ length: parts }, (_, place) =>
    element('sitemap', {}, element('loc', {}, siteUrl.origin + SITEMAP + partQuery(place + 1))),
  )
  return toDocument(element('sitemapindex', { xmlns: NAMESPACE }, ...files))
}

function toUrl({ path, changed, photo }: FoundPage, siteUrl: URL): Xml {
  return element(
    'url',
    {},
    element('loc', {}, siteUrl.origin + path),
    changed ? element('lastmod', {}, changed) : undefined,
    photo
      ? element('image:image', {}, element('image:loc', {}, new URL(toJpegAddress(photo), siteUrl).href))
      : undefined,
  )
}
