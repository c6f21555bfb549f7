// Where visitors find a thing: paths on this site, as app/routes.ts has them.

export const recipePath = ({ slug }: { slug: string }): string => `/recipes/${encodeURIComponent(slug)}`

export const piecePath = ({ slug }: { slug: string }): string => `/equipment/${encodeURIComponent(slug)}`

export const postPath = ({ slug }: { slug: string }): string => `/blog/${encodeURIComponent(slug)}`

export const guidePath = ({ slug }: { slug: string }): string => `/guide/${encodeURIComponent(slug)}`

/** A part of a path as it was before it was encoded; one that is encoded badly as it is. */
export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}
