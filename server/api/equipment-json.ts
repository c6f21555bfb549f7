import { z } from '@hono/zod-openapi'
import { MAX_RATING } from '#domain/equipment.ts'
import { Id, Instant } from './describe.ts'
import { EXAMPLE_EQUIPMENT } from './examples.ts'

const Text = z.string().nullable()

/** A piece of equipment (SPEC.md section 3). */
export const EquipmentSchema = z
  .object({
    id: Id,
    name: z.string(),
    description: Text,
    brand: Text,
    model: Text,
    price: z.number().nullable().openapi({ description: 'In the currency.' }),
    currency: z.string().openapi({ description: 'ISO 4217 code.' }),
    category: Text,
    image_url: Text.openapi({ description: 'A web address, or a path on this site.' }),
    features: z.array(z.string()),
    pros: z.array(z.string()),
    cons: z.array(z.string()),
    rating: z.number().min(1).max(MAX_RATING).nullable().openapi({ description: 'Stars.' }),
    review_summary: Text,
    affiliate_links: z.array(
      z.object({ url: z.string(), program: z.string(), label: z.string().optional() }),
    ),
    created_at: Instant,
  })
  .openapi('Equipment', { example: EXAMPLE_EQUIPMENT })
