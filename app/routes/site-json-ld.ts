import { toJpegAddress } from '#domain/files/picture.ts'
import { shownEmail } from '#domain/settings/frame-words.ts'
import { toSiteLinks } from '#domain/settings/links.ts'
import type { SiteContext } from '#server/context.ts'

// What pages say to search engines in the words of schema.org. Loaders build it, so none of it enters a browser's bundle.

export type JsonLdSite = Pick<SiteContext, 'siteName' | 'siteUrl' | 'words'>

type Place = { path: string; name: string }

type Page = Place & {
  /** A kind of WebPage (schema.org/WebPage). */
  type?: 'WebPage' | 'CollectionPage' | 'ItemPage' | 'ProfilePage'
  /** The pages between home and this one. */
  trail?: Place[]
  /** What the page is about, by its @id. */
  about?: string
}

/** All that a page says, as one graph: the site, who publishes it, the page, its breadcrumbs, and the things on it. */
export function toGraph(site: JsonLdSite, page: Page, ...things: object[]) {
  const crumbs = page.path === '/' ? [] : [breadcrumbs(site, page)]
  return {
    '@context': 'https://schema.org',
    '@graph': [webSite(site), publisher(site), webPage(site, page), ...crumbs, ...things],
  }
}

/** A path of this site as a whole address. */
export const wholeAddress = ({ siteUrl }: Pick<JsonLdSite, 'siteUrl'>, path: string): string =>
  new URL(path, siteUrl).href

/** Who writes what stands on the site: the site itself, whose name is on every page. Only the page about the chef shows hers. */
export const author = (site: JsonLdSite) => ({
  '@type': 'Organization',
  name: site.siteName,
  url: wholeAddress(site, '/'),
})

export const publisherId = (site: JsonLdSite): string => wholeAddress(site, '/#publisher')

/**
 * The same of a list, with where each thing on it has its own page. `query` says which part of the list it is, or what was
 * searched for: that is a page below the list.
 */
export function toListGraph(
  site: JsonLdSite,
  list: Place,
  { query, paths }: { query: string; paths: string[] },
) {
  const path = list.path + query
  const about = `${wholeAddress(site, path)}#list`
  const items = paths.map((item, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    url: wholeAddress(site, item),
  }))
  const page = { ...list, path, type: 'CollectionPage', trail: query ? [list] : [] } as const
  if (items.length === 0) return toGraph(site, page)
  return toGraph(site, { ...page, about }, { '@type': 'ItemList', '@id': about, itemListElement: items })
}

function webSite(site: JsonLdSite) {
  const { siteName, words } = site
  return {
    '@type': 'WebSite',
    '@id': wholeAddress(site, '/#website'),
    url: wholeAddress(site, '/'),
    name: siteName,
    description: words.home_lead,
    publisher: { '@id': publisherId(site) },
    inLanguage: 'en',
  }
}

/** The chef or the site, as far as the chef has said so. */
function publisher(site: JsonLdSite) {
  const { words } = site
  const { chef_name, elsewhere_links, portrait_url, logo_url } = words
  const elsewhere = toSiteLinks(elsewhere_links).map(({ to }) => wholeAddress(site, to))
  const picture = chef_name ? portrait_url : logo_url
  return {
    '@type': chef_name ? 'Person' : 'Organization',
    '@id': publisherId(site),
    name: chef_name ?? site.siteName,
    url: wholeAddress(site, chef_name ? '/about' : '/'),
    email: shownEmail(words) ?? undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    [chef_name ? 'image' : 'logo']: picture ? wholeAddress(site, toJpegAddress(picture)) : undefined,
  }
}

function webPage(site: JsonLdSite, { path, name, type = 'WebPage', about }: Page) {
  const address = wholeAddress(site, path)
  return {
    '@type': type,
    '@id': address,
    url: address,
    name,
    isPartOf: { '@id': wholeAddress(site, '/#website') },
    breadcrumb: path === '/' ? undefined : { '@id': `${address}#breadcrumbs` },
    mainEntity: about ? { '@id': about } : undefined,
    inLanguage: 'en',
  }
}

function breadcrumbs(site: JsonLdSite, { path, name, trail = [] }: Page) {
  const places = [{ path: '/', name: 'Home' }, ...trail, { path, name }]
  return {
    '@type': 'BreadcrumbList',
    '@id': `${wholeAddress(site, path)}#breadcrumbs`,
    itemListElement: places.map((place, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: place.name,
      item: wholeAddress(site, place.path),
    })),
  }
}
