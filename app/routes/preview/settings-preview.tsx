import { useLayoutEffect } from 'react'
import { data } from 'react-router'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { namesOf } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { toWords } from '#domain/settings/words.ts'
import { readSettingValues } from '#domain/settings/form.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, type SiteContext, siteContext } from '#server/context.ts'
import type { Database } from '#server/data/database/database.ts'
import { readForm } from '#server/forms/read-form.ts'
import { checkSettings } from '../admin/settings/save-settings.ts'
import { loadAboutPage } from '../about/load-about-page.ts'
import { AboutPage } from '../about/about-page.tsx'
import { loadHomePage } from '../home/load-home-page.ts'
import { HomePage } from '../home/home-page.tsx'
import { ImprintPage } from '../legal/imprint-page.tsx'
import { loadPrivacyPage } from '../legal/load-privacy-page.ts'
import { PrivacyPage } from '../legal/privacy-page.tsx'
import { NothingToPreview } from './nothing-to-preview.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PRIVATE_HEADERS } from './private-headers.ts'
import { SITE_PAGE } from './preview-address.ts'
import { type PreviewedSitePage, SITE_PAGES, type SitePage } from './site-pages.ts'
import { SitePageButtons } from './site-page-buttons.tsx'
import type { Route } from './+types/settings-preview'

/** Stands before all below, also where the address names another route of the page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRight(request, context, 'change-settings')
  },
]

/** Nothing of what is typed is stored, so there is nothing to show without a form. Forms of the preview name their origin. */
export const loader = () =>
  data(null, { status: 404, headers: { ...PRIVATE_HEADERS, 'Referrer-Policy': 'same-origin' } })

/** The form of the settings, sent to be looked at: the pages of the site as they would be once it is saved. */
export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  const db = context.get(databaseContext)
  const form = await readForm(request)
  const values = readSettingValues(form)
  const checked = await checkSettings(db, values)
  // The page of the form has said what is wrong, before it sent anything here.
  if (!checked.ok) throw data(null, { status: 422 })
  const words = toWords(checked.fields)
  const stored = context.get(siteContext)
  const site = { ...stored, words, siteName: words.site_name ?? stored.standardName }
  // Loaders run after this: the frame and the look are what is typed, too, for this answer alone.
  context.set(siteContext, site)
  const kind = oneOf(namesOf(SITE_PAGES), form.get(SITE_PAGE)) ?? 'home'
  return data(
    { values, previewed: await loadSitePage(db, kind, site), pages: listSitePages(site) },
    { status: 200 },
  )
}

type Site = Pick<SiteContext, 'now' | 'words'>

/** The pages that a site with these words has. */
const listSitePages = ({ words }: Pick<Site, 'words'>): SitePage[] =>
  namesOf(SITE_PAGES).filter((page) => page !== 'imprint' || words.imprint !== null)

/** What a page shows; in the place of an imprint that is not there, the home page. */
async function loadSitePage(db: Database, kind: SitePage, site: Site): Promise<PreviewedSitePage> {
  const { imprint } = site.words
  if (kind === 'imprint' && imprint !== null) return { kind, page: { imprint } }
  if (kind === 'about') return { kind, page: await loadAboutPage(db, site) }
  if (kind === 'privacy') return { kind, page: loadPrivacyPage(site) }
  return { kind: 'home', page: await loadHomePage(db, site) }
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Preview' })
}

export default function SettingsPreview({ actionData, matches: [root] }: Route.ComponentProps) {
  useLinksOfBrowser()
  if (!actionData) return <NothingToPreview />
  const { values, previewed, pages } = actionData
  return (
    <>
      <PreviewBar>
        You see the site as it would be. Only you. Nothing is saved yet: the form is open in the other tab.
      </PreviewBar>
      <SitePageButtons values={values} pages={pages} shown={previewed.kind} />
      <PreviewedSite {...previewed} siteName={root.loaderData.siteName} />
    </>
  )
}

/** Lets the browser follow links, from the first tap on: the router would keep a frame that is not stored around the next page. */
function useLinksOfBrowser() {
  useLayoutEffect(() => {
    function keepFromRouter(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
    }
    addEventListener('click', keepFromRouter, { capture: true })
    return () => removeEventListener('click', keepFromRouter, { capture: true })
  }, [])
}

function PreviewedSite({ kind, page, siteName }: PreviewedSitePage & { siteName: string }) {
  if (kind === 'home') return <HomePage {...page} siteName={siteName} />
  if (kind === 'about') return <AboutPage {...page} siteName={siteName} />
  if (kind === 'privacy') return <PrivacyPage {...page} siteName={siteName} />
  return <ImprintPage {...page} />
}
