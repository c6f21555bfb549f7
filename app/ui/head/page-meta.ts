import type { MetaDescriptor } from 'react-router'

/** What pages say of the site they belong to: the data of the root loader, `matches[0].loaderData` in a meta function. */
type Site = {
  siteName: string
  /** Our public origin, without a slash at the end. */
  siteUrl: string
}

/** The picture that stands for a page where its link is shared: a path of this site, and what it says. */
export type Share = { path: string; alt: string }

type Page = {
  site: Site
  /** The one address of the page on this site: path, and query where that makes another page of it. */
  path: string
  title: string
  /** It goes out as one line. Of a long text, the first sentences are enough. */
  description: string
  /** Absent where the page could not load. */
  share?: Share
  type?: 'website' | 'article'
  /** Which page of a list it is, counted from 1. */
  page?: number
  /** What a list was searched for and filtered by: search engines follow its links, but do not list it, for there is no end to such lists. */
  asked?: (string | null)[]
  /** Whether it is another view of the page at `path`: search engines list that page alone. */
  isVariant?: boolean
}

/** What search engines and link previews learn about the page. */
export function pageMeta({
  site,
  path,
  title,
  description,
  share,
  type = 'website',
  page = 1,
  asked = [],
  isVariant = false,
}: Page): MetaDescriptor[] {
  const address = new URL(path, site.siteUrl).href
  const filters = asked.filter(Boolean).join(', ')
  const name = title + (filters && `: ${filters}`) + (page > 1 ? `, page ${page}` : '')
  const about = (page > 1 ? `Page ${page}. ` : '') + description.replace(/\s+/g, ' ').trim()
  const meta: MetaDescriptor[] = [
    { title: pageTitle(site, name) },
    { name: 'description', content: about },
    { name: 'robots', content: filters || isVariant ? 'noindex, follow' : 'max-image-preview:large' },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:title', content: name },
    { property: 'og:description', content: about },
    { name: 'twitter:card', content: share ? 'summary_large_image' : 'summary' },
  ]
  return share ? [...meta, ...shareMeta(share, site)] : meta
}

const shareMeta = ({ path, alt }: Share, { siteUrl }: Site): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(path, siteUrl).href },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: alt },
]

/** The same for a page that says what is not there: nobody should keep its address. */
export function missingPageMeta({ site, title }: Pick<Page, 'site' | 'title'>): MetaDescriptor[] {
  return [{ title: pageTitle(site, title) }, { name: 'robots', content: 'noindex' }]
}

/** A title ends with the site's name, unless it is that name, or begins with it and a colon, as that of the home page does. */
function pageTitle({ siteName }: Site, title: string): string {
  return title === siteName || title.startsWith(`${siteName}: `) ? title : `${title} · ${siteName}`
}
