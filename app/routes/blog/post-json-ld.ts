import type { PublicPost } from '#domain/post/post.ts'

/** A public post in the words of schema.org. `address` is its own on this site. */
export function postJsonLd(
  post: Omit<PublicPost, 'content'>,
  { siteName, address }: { siteName: string; address: string },
) {
  const site = { '@type': 'Organization', name: siteName, url: new URL('/', address).href }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt ?? undefined,
    image: post.featured_image_url ? new URL(post.featured_image_url, address).href : undefined,
    datePublished: post.published_at,
    // A post is often written before the day it is published on.
    dateModified: post.updated_at > post.published_at ? post.updated_at : post.published_at,
    author: site,
    publisher: site,
    mainEntityOfPage: address,
  }
}
