import type { MetaDescriptor } from 'react-router'
import { jpegAddress, readPictureAddress } from '#domain/picture.ts'

/** What pages say of the site they belong to: the data of the root loader, `matches[0].loaderData` in a meta function. */
type Site = {
  siteName: string
  /** Our public origin, without a slash at the end. */
  siteUrl: string
}

type Page = {
  site: Site
  /** The one address of the page on this site: path, and query where that makes another page of it. */
  path: string
  title: string
  description: string
  /** The picture for link previews: a path on this site, or a web address. */
  image?: string | null
  type?: 'website' | 'article'
}

/** What search engines and link previews learn about the page. */
export function pageMeta({
  site,
  path,
  title,
  description,
  image,
  type = 'website',
}: Page): MetaDescriptor[] {
  const address = new URL(path, site.siteUrl).href
  const meta: MetaDescriptor[] = [
    { title: pageTitle(site, title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: site.siteName },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (image) meta.push({ property: 'og:image', content: new URL(toShared(image), site.siteUrl).href })
  return meta
}

/** Link previews understand only the oldest formats. */
function toShared(image: string): string {
  const picture = readPictureAddress(image)
  return picture ? jpegAddress(picture) : image
}

/** The same for a page that says what is not there: nobody should keep its address. */
export function missingPageMeta({ site, title }: Pick<Page, 'site' | 'title'>): MetaDescriptor[] {
  return [{ title: pageTitle(site, title) }, { name: 'robots', content: 'noindex' }]
}

/** A title ends with the site's name, unless it is that name, or begins with it and a colon, as that of the home page does. */
function pageTitle({ siteName }: Site, title: string): string {
  return title === siteName || title.startsWith(`${siteName}: `) ? title : `${title} · ${siteName}`
}
