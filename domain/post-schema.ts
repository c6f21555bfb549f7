import { z } from 'zod'
import { optionalAddress, optionalProse, optionalSlug, requiredHtml, requiredLine } from './schema-fields.ts'

/** Characters of content that a post may have. */
export const MAX_CONTENT = 500_000
const PUBLISH_DATE = 'Publish Date must be a date and time, such as 2025-03-01T08:00:00Z'

/**
 * A blog post as forms and API clients send it, by the field names of spec.md section 3. `published_at` names its
 * zone; forms turn their datetime-local value into such an instant first.
 */
export const PostSchema = z
  .object({
    title: requiredLine('Title', 200),
    slug: optionalSlug('Slug'),
    content: requiredHtml('Content', MAX_CONTENT),
    excerpt: optionalProse('Excerpt', 2_000),
    featured_image_url: optionalAddress('Featured Image'),
    status: z.enum(['draft', 'published'], 'Status must be draft or published').default('draft'),
    published_at: z
      .union([z.iso.datetime({ offset: true, error: PUBLISH_DATE }), z.literal('')], PUBLISH_DATE)
      .nullish()
      .transform(toInstant),
  })
  .transform(({ slug, ...fields }) => ({ slug, fields }))

/** Moments are compared as text, which holds for years of four digits only. */
function toInstant(text: string | null | undefined, context: z.RefinementCtx): string | null {
  if (!text) return null
  const date = new Date(text)
  if (date.getUTCFullYear() >= 1970 && date.getUTCFullYear() <= 9999) return date.toISOString()
  context.addIssue({ code: 'custom', message: PUBLISH_DATE })
  return z.NEVER
}
