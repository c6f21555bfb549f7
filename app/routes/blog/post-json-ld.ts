import { lastChange } from '#domain/publishing/last-change.ts'
import type { PublicPost } from '#domain/post/post.ts'
import { postPath } from '#domain/addresses/public-path.ts'
import { author, type JsonLdSite, publisherId, toGraph, wholeAddress } from '../site-json-ld.ts'

/** A public post in the words of schema.org, with the addresses of its pictures: paths of this site, or web addresses. */
export function postJsonLd(post: Omit<PublicPost, 'content'>, pictures: string[], site: JsonLdSite) {
  const path = postPath(post)
  const address = wholeAddress(site, path)
  const about = `${address}#post`
  const trail = [{ path: '/blog', name: 'Blog' }]
  return toGraph(
    site,
    { path, name: post.title, trail, about },
    {
      '@type': 'BlogPosting',
      '@id': about,
      url: address,
      mainEntityOfPage: { '@id': address },
      headline: post.title,
      description: post.excerpt ?? undefined,
      image: pictures.map((picture) => wholeAddress(site, picture)),
      datePublished: post.published_at,
      dateModified: lastChange(post),
      author: author(site),
      publisher: { '@id': publisherId(site) },
      inLanguage: post.lang?.post ?? 'en',
    },
  )
}
