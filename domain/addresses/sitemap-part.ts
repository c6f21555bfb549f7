/** The part of the sitemap that a query asks for, counted from 1; undefined for the whole. */
export function readPart(query: URLSearchParams): number | undefined {
  const part = query.get('part') ?? ''
  return /^[1-9]\d{0,4}$/.test(part) ? Number(part) : undefined
}

/** The query of one part; empty for the whole. */
export const partQuery = (part?: number) => (part === undefined ? '' : `?part=${part}`)
