import { namesOf } from '#domain/field.ts'
import type { SiteContext } from '#server/context.ts'
import type { Database } from '#server/data/database.ts'
import { loadAboutPage } from '../about/load-about-page.ts'
import { loadHomePage } from '../home/load-home-page.ts'
import { loadPrivacyPage } from '../legal/load-privacy-page.ts'
import { type PreviewedSitePage, SITE_PAGES, type SitePage } from './site-pages.ts'

type Site = Pick<SiteContext, 'now' | 'words'>

/** The pages that a site with these words has. */
export const listSitePages = ({ words }: Pick<Site, 'words'>): SitePage[] =>
  namesOf(SITE_PAGES).filter((page) => page !== 'imprint' || words.imprint !== null)

/** What a page shows; in the place of an imprint that is not there, the home page. */
export async function loadSitePage(db: Database, kind: SitePage, site: Site): Promise<PreviewedSitePage> {
  const { imprint } = site.words
  if (kind === 'imprint' && imprint !== null) return { kind, page: { imprint } }
  if (kind === 'about') return { kind, page: await loadAboutPage(db, site) }
  if (kind === 'privacy') return { kind, page: loadPrivacyPage(site) }
  return { kind: 'home', page: await loadHomePage(db, site) }
}
