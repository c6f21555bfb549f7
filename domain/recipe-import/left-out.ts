/** What recipes are published with and this site has no place for, by the keys of schema.org, in words. */
const NO_PLACE: Record<string, string> = {
  video: 'Video',
  aggregateRating: 'Rating',
  review: 'Reviews',
  comment: 'Comments',
  cookingMethod: 'Cooking method',
  tool: 'Tools',
  estimatedCost: 'Cost',
  publisher: 'Publisher',
  isPartOf: 'Collection',
  commentCount: 'Number of comments',
}
const MAX_SHOWN = 160

/** What a published recipe holds that is not stored: its name in words, and the beginning of what it says. */
export function listLeftOut(source: unknown): { name: string; value: string }[] {
  if (typeof source !== 'object' || source === null) return []
  return Object.entries(source).flatMap(([key, value]: [string, unknown]) => {
    const name = Object.hasOwn(NO_PLACE, key) ? NO_PLACE[key] : undefined
    const text = name === undefined ? '' : toShown(value)
    return name === undefined || text === '' ? [] : [{ name, value: text }]
  })
}

/** The first text or number that is found, as far as an eye wants it. */
function toShown(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, MAX_SHOWN).toWellFormed()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { contentUrl, url, name, ratingValue }: Record<string, unknown> = { ...value }
  const best = Array.isArray(value) ? value[0] : (contentUrl ?? ratingValue ?? url ?? name)
  return typeof best === 'object' ? '' : toShown(best)
}
