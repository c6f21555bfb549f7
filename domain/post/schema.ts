import { z } from 'zod'
import { inputSchemas, publicationSchemas } from '../fields/field-schema.ts'
import { POST_FIELDS } from './fields.ts'
import { optionalSlug } from '../fields/schema-fields.ts'

/**
 * A blog post as forms and API clients send it, by the field names of spec.md section 3. `published_at` names its
 * zone; forms turn their datetime-local value into such an instant first.
 */
export const PostSchema = z
  .object({
    ...inputSchemas(POST_FIELDS),
    slug: optionalSlug('Slug'),
    ...publicationSchemas('draft'),
  })
  .transform(({ slug, ...fields }) => ({ slug, fields }))
