import { MAX_RATING } from '#domain/equipment/fields.ts'
import type { Equipment } from '#domain/equipment/equipment.ts'

/**
 * A piece of equipment in the words of schema.org, for the chef's own review of it; undefined without one.
 * Prices and shops are left out: we sell nothing, and only the shops know what it costs today.
 */
export function productJsonLd(
  piece: Equipment,
  { siteName, address }: { siteName: string; address: string },
) {
  const { rating, review_summary } = piece
  if (rating === null && review_summary === null) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: piece.name,
    url: address,
    description: piece.description ?? undefined,
    image: piece.image_url ? new URL(piece.image_url, address).href : undefined,
    brand: piece.brand ? { '@type': 'Brand', name: piece.brand } : undefined,
    model: piece.model ?? undefined,
    category: piece.category ?? undefined,
    review: {
      '@type': 'Review',
      author: { '@type': 'Organization', name: siteName },
      reviewBody: review_summary ?? undefined,
      reviewRating:
        rating === null
          ? undefined
          : { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING, worstRating: 1 },
      positiveNotes: toList(piece.pros),
      negativeNotes: toList(piece.cons),
    },
  }
}

function toList(texts: string[]) {
  if (texts.length === 0) return undefined
  const items = texts.map((text, place) => ({ '@type': 'ListItem', position: place + 1, name: text }))
  return { '@type': 'ItemList', itemListElement: items }
}
