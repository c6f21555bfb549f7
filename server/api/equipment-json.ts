import { z } from '@hono/zod-openapi'
import { MAX_RATING } from '#domain/equipment.ts'
import { Id, Instant } from './describe.ts'
import type { StoredEquipment } from '../data/equipment/row.ts'
import { EXAMPLE_EQUIPMENT, EXAMPLE_SAVED_EQUIPMENT } from './examples.ts'

const Text = z.string().nullable()

/** A piece of equipment (spec.md section 3). */
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

/** A piece of equipment as administrators see it. */
export const AdminEquipmentSchema = z
  .object({ ...EquipmentSchema.shape, updated_at: Instant })
  .openapi('AdminEquipment', {
    example: { ...EXAMPLE_EQUIPMENT, updated_at: EXAMPLE_EQUIPMENT.created_at },
  })

export const SavedEquipmentSchema = z
  .object({ id: Id, updated_at: Instant })
  .openapi('SavedEquipment', { example: EXAMPLE_SAVED_EQUIPMENT })

export const toAdminEquipmentJson = ({ fields, ...names }: StoredEquipment) => ({ ...fields, ...names })
