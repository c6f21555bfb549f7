import { z } from 'zod'
import { EQUIPMENT_FIELDS } from './fields.ts'
import { parseJson } from 'recipe-basics/text/json-text'
import { inputSchemas, publicationSchemas } from '../fields/field-schema.ts'
import { optionalLine, optionalSlug, requiredAddress, requiredLine } from '../fields/schema-fields.ts'

const MOST_LINKS = 100

const Links = z
  .array(
    z
      .object({
        url: requiredAddress('Address'),
        program: requiredLine('Program', 200),
        label: optionalLine('Label', 200),
      })
      .transform(({ url, program, label }) => ({ url, program, ...(label && { label }) })),
    'Affiliate links must be a list',
  )
  .max(MOST_LINKS, `There may be at most ${MOST_LINKS} affiliate links`)

/**
 * A piece of equipment as forms and API clients send it, by the field names of spec.md section 3. The links may
 * arrive as JSON text, as in spec.md section 7; keys it does not know are left out.
 */
export const EquipmentSchema = z
  .object({
    ...inputSchemas(EQUIPMENT_FIELDS),
    slug: optionalSlug('Slug'),
    ...publicationSchemas('published'),
    affiliate_links: z
      .preprocess(
        (links) => (typeof links === 'string' ? (parseJson(links) ?? links) : links),
        Links.nullish(),
      )
      .transform((links) => links ?? []),
  })
  .transform(({ slug, status, published_at, ...fields }) => ({ slug, status, published_at, fields }))
