import { pick } from 'recipe-basics/fields/field'
import type { Words } from './words.ts'
import { type SiteLink, toSiteLinks } from './links.ts'
import { type Logo, toLogo } from './logo.ts'
import { type Palette, PALETTES } from './palettes.ts'

/** The sentence that Amazon asks of its associates (Operating Agreement, section 5), word for word. */
const AMAZON_SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'

const FRAME = [
  'footer_words',
  'medical_note',
  'disclosure',
  'recipes_lead',
  'equipment_lead',
  'blog_lead',
  'time_zone',
  'date_format',
] as const

/** What stands on many pages, and has to reach the browser with each. */
export type FrameWords = Pick<Words, (typeof FRAME)[number]> & {
  /** Null for the look that pages have by themselves. */
  palette: Palette | null
  /** Whether there is such a page. */
  hasImprint: boolean
  /** Whether the guide has a page that readers see. */
  hasGuide: boolean
  /** Where readers may write to. */
  email: string | null
  menuLinks: SiteLink[]
  footerLinks: SiteLink[]
  elsewhere: SiteLink[]
  logo: Logo | null
}

/** The address that readers may write to, unless it is hidden. */
export const shownEmail = (words: Pick<Words, 'contact_email' | 'contact_email_hidden'>) =>
  words.contact_email_hidden === null ? words.contact_email : null

/** What stands before the first affiliate link of a page, sentence by sentence. */
export const toDisclosures = (words: Pick<Words, 'disclosure' | 'amazon_sentence'>): string[] =>
  words.amazon_sentence ? [words.disclosure, AMAZON_SENTENCE] : [words.disclosure]

/** What many pages need of the words of the site. */
export const toFrameWords = (words: Words, { hasGuide }: Pick<FrameWords, 'hasGuide'>): FrameWords => ({
  ...pick(FRAME, words),
  palette: words.palette === PALETTES[0] ? null : words.palette,
  disclosure: toDisclosures(words).join(' '),
  hasImprint: words.imprint !== null,
  hasGuide,
  email: shownEmail(words),
  menuLinks: toSiteLinks(words.menu_links),
  footerLinks: toSiteLinks(words.footer_links),
  elsewhere: toSiteLinks(words.elsewhere_links),
  logo: toLogo(words.logo_url),
})
