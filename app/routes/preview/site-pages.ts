import type { AboutPageData } from '../about/about-page.tsx'
import type { HomePageData } from '../home/home-page.tsx'
import type { PrivacyPageData } from '../legal/privacy-page.tsx'

/** The pages that are made of settings, by the names of the buttons that lead to them. */
export const SITE_PAGES = { home: 'Home', about: 'About', privacy: 'Privacy', imprint: 'Imprint' } as const
export type SitePage = keyof typeof SITE_PAGES

/** One of them, as its own route would load it. */
export type PreviewedSitePage =
  | { kind: 'home'; page: HomePageData }
  | { kind: 'about'; page: AboutPageData }
  | { kind: 'privacy'; page: PrivacyPageData }
  | { kind: 'imprint'; page: { imprint: string } }
