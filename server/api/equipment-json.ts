import { z } from '@hono/zod-openapi'
import type { Equipment } from '#domain/equipment/equipment.ts'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { withoutPoint } from '#domain/files/point.ts'
import { withoutOwn } from 'recipe-basics/fields/field'
import { STATUSES } from '#domain/publishing/status.ts'
import { Id, Instant } from './describe.ts'
import type { StoredEquipment } from '../data/equipment/row.ts'
import { EXAMPLE_ADMIN_EQUIPMENT, EXAMPLE_EQUIPMENT, EXAMPLE_SAVED_EQUIPMENT } from './examples.ts'
import { answerSchemas } from './field-json.ts'

/** A piece of equipment (spec.md section 3). */
export const EquipmentSchema = z
  .object({
    id: Id,
    slug: z.string(),
    ...answerSchemas(withoutOwn(EQUIPMENT_FIELDS, EQUIPMENT_FIELDS)),
    affiliate_links: z.array(
      z.object({ url: z.string(), program: z.string(), label: z.string().optional() }),
    ),
    published_at: Instant,
    created_at: Instant,
  })
  .openapi('Equipment', { example: EXAMPLE_EQUIPMENT })

/** A piece of equipment as people with a role see it. */
export const AdminEquipmentSchema = z
  .object({
    ...EquipmentSchema.shape,
    status: z.enum(STATUSES),
    published_at: Instant.nullable(),
    updated_at: Instant,
  })
  .openapi('AdminEquipment', { example: EXAMPLE_ADMIN_EQUIPMENT })

export const SavedEquipmentSchema = z
  .object({ id: Id, slug: z.string(), updated_at: Instant })
  .openapi('SavedEquipment', { example: EXAMPLE_SAVED_EQUIPMENT })

/** A piece as it answers: how it is drawn is no part of it. */
export function toEquipmentJson(piece: Equipment) {
  const { tool: _, ...answered } = withoutOwn(EQUIPMENT_FIELDS, piece)
  return { ...answered, image_url: withoutPoint(piece.image_url) }
}

export const toAdminEquipmentJson = ({ fields, ...names }: StoredEquipment) => ({
  ...withoutOwn(EQUIPMENT_FIELDS, fields),
  ...names,
})
