import { z } from 'zod'
import { DEFAULT_CURRENCY, MAX_RATING, parseJson } from './equipment.ts'
import {
  lineList,
  optionalAddress,
  optionalLine,
  optionalNumber,
  optionalProse,
  requiredAddress,
  requiredLine,
} from './schema-fields.ts'

const LIST = { most: 100, max: 1_000 }
const MOST_LINKS = 100

const Currency = optionalLine('Currency', 20)
  .transform((code) => code?.toUpperCase() ?? DEFAULT_CURRENCY)
  .pipe(z.string().regex(/^[A-Z]{3}$/, 'Currency must be a code of three letters, such as USD'))

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
export const EquipmentSchema = z.object({
  name: requiredLine('Name', 200),
  description: optionalProse('Description', 10_000),
  brand: optionalLine('Brand', 200),
  model: optionalLine('Model', 200),
  price: optionalNumber('Price', { min: 0, max: 1e9 }),
  currency: Currency,
  category: optionalLine('Category', 200),
  image_url: optionalAddress('Image'),
  features: lineList('Key Features', LIST),
  pros: lineList('Pros', LIST),
  cons: lineList('Cons', LIST),
  rating: optionalNumber('Rating', { min: 1, max: MAX_RATING, unit: 'stars' }),
  review_summary: optionalProse('Review', 10_000),
  affiliate_links: z
    .preprocess((links) => (typeof links === 'string' ? (parseJson(links) ?? links) : links), Links.nullish())
    .transform((links) => links ?? []),
})
