import { z } from 'zod'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { EquipmentSchema } from '#domain/equipment/schema.ts'
import { withoutOwn } from 'recipe-basics/fields/field'
import type { StoredEquipment } from '../data/equipment/row.ts'
import { BasedOn, PublishDate, SERVER_FIELDS } from './server-fields.ts'

const MOST_PIECES = 1_000

/** A piece of equipment in a request. Unknown names are refused, because a typing error would empty a field. */
export const EquipmentBody = z
  .strictObject({
    ...withoutOwn(EQUIPMENT_FIELDS, EquipmentSchema.in.shape),
    published_at: PublishDate,
    affiliate_links: EquipmentSchema.in.shape.affiliate_links.meta({
      description: 'A list, or the same list as JSON text.',
    }),
    ...SERVER_FIELDS,
    updated_at: BasedOn,
  })
  .transform(({ slug, status, published_at, updated_at, id: _id, created_at: _created_at, ...fields }) => ({
    slug,
    status,
    published_at,
    based_on: updated_at,
    fields,
  }))

/** Several pieces at once. */
export const EquipmentListBody = z
  .array(EquipmentBody)
  .min(1, 'The list is empty')
  .max(MOST_PIECES, `At most ${MOST_PIECES} pieces at once`)

/** A stored piece as it would be sent. */
export const toEquipmentBody = ({
  slug,
  status,
  published_at,
  updated_at,
  fields,
}: StoredEquipment): object => ({
  ...withoutOwn(EQUIPMENT_FIELDS, fields),
  slug,
  status,
  published_at,
  updated_at,
})
