import { MAX_RATING } from '#domain/equipment/fields.ts'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { piecePath } from '#domain/addresses/public-path.ts'
import { author, type JsonLdSite, toGraph, wholeAddress } from '../site-json-ld.ts'

/**
 * A piece of equipment in the words of schema.org, for the chef's own review of it. Prices and shops are left out: we sell
 * nothing, and only the shops know what it costs today.
 */
export function productJsonLd(piece: Equipment, pictures: string[], site: JsonLdSite) {
  const path = piecePath(piece)
  const about = `${wholeAddress(site, path)}#product`
  const trail = [{ path: '/equipment', name: 'Equipment' }]
  const review = reviewOf(piece, site)
  const page = { path, name: piece.name, trail, type: 'ItemPage' } as const
  // A product without offers or a rated review is an error to search engines.
  if (!review) return toGraph(site, page)
  return toGraph(
    site,
    { ...page, about },
    {
      '@type': 'Product',
      '@id': about,
      name: piece.name,
      url: wholeAddress(site, path),
      description: piece.description ?? undefined,
      image: pictures.map((picture) => wholeAddress(site, picture)),
      brand: piece.brand ? { '@type': 'Brand', name: piece.brand } : undefined,
      model: piece.model ?? undefined,
      category: piece.category ?? undefined,
      review,
    },
  )
}

/** The chef's review; undefined without a rating, which search engines ask of each. */
function reviewOf({ rating, review_summary, pros, cons, published_at }: Equipment, site: JsonLdSite) {
  if (rating === null) return undefined
  return {
    '@type': 'Review',
    author: author(site),
    datePublished: published_at,
    reviewBody: review_summary ?? undefined,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING, worstRating: 1 },
    positiveNotes: toList(pros),
    negativeNotes: toList(cons),
  }
}

function toList(texts: string[]) {
  if (texts.length === 0) return undefined
  const items = texts.map((text, place) => ({ '@type': 'ListItem', position: place + 1, name: text }))
  return { '@type': 'ItemList', itemListElement: items }
}
