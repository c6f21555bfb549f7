import type { Words } from '#domain/settings/fields.ts'
import { shownEmail } from '#domain/settings/frame-words.ts'
import { toSiteLinks } from '#domain/settings/links.ts'

/** The site and who cooks there, in the words of schema.org, as far as the chef has said so. */
export function siteJsonLd({ siteName, siteUrl, words }: { siteName: string; siteUrl: URL; words: Words }) {
  const url = new URL('/', siteUrl).href
  const { chef_name, elsewhere_links } = words
  const elsewhere = toSiteLinks(elsewhere_links).map(({ to }) => new URL(to, url).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url,
    publisher: {
      '@type': chef_name ? 'Person' : 'Organization',
      name: chef_name ?? siteName,
      url,
      email: shownEmail(words) ?? undefined,
      sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    },
  }
}
