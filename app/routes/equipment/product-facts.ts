import { MAX_RATING, type Equipment } from '#domain/equipment.ts'

/**
 * A piece of equipment in the words of schema.org, for the chef's own review of it; undefined without one.
 * Prices and shops are left out: we sell nothing, and only the shops know what it costs today.
 */
export function productFacts(piece: Equipment, { siteName, address }: { siteName: string; address: string }) {
  const { rating, review_summary } = piece
  if (rating === null && review_summary === null) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: piece.name,
    url: address,
    ...(piece.description && { description: piece.description }),
    ...(piece.image_url && { image: new URL(piece.image_url, address).href }),
    ...(piece.brand && { brand: { '@type': 'Brand', name: piece.brand } }),
    ...(piece.model && { model: piece.model }),
    ...(piece.category && { category: piece.category }),
    review: {
      '@type': 'Review',
      author: { '@type': 'Organization', name: siteName },
      ...(review_summary && { reviewBody: review_summary }),
      ...(rating !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MAX_RATING, worstRating: 1 },
      }),
      ...notes('positiveNotes', piece.pros),
      ...notes('negativeNotes', piece.cons),
    },
  }
}

function notes(name: string, texts: string[]) {
  if (texts.length === 0) return {}
  const itemListElement = texts.map((text, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: text,
  }))
  return { [name]: { '@type': 'ItemList', itemListElement } }
}
