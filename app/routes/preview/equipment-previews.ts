import type { z } from 'zod'
import { readEquipmentValues } from '#domain/equipment/form.ts'
import { withPriceDay } from '#domain/equipment/price-day.ts'
import { slugify } from '#domain/addresses/slug.ts'
import { toPublicPiece } from '#server/data/equipment/read.ts'
import { findStoredEquipment, type StoredEquipment } from '#server/data/equipment/row.ts'
import { EquipmentSnapshot } from '#server/data/equipment/versions.ts'
import { readSiteDay } from '#server/data/settings/site-day.ts'
import { checkEquipment } from '../admin/equipment/save-equipment.ts'
import { loadEquipmentPage } from '../equipment/load-equipment-page.ts'
import { previewsOf } from './previewed.ts'

export const EQUIPMENT_PREVIEWS = previewsOf<StoredEquipment>({
  async readTyped(db, { form, id }, now) {
    const stored = id === undefined ? undefined : await findStoredEquipment(db, id)
    const checked = checkEquipment(readEquipmentValues(form, stored?.published_at))
    if (!checked.ok) return checked
    const updated_at = now.toISOString()
    const created_at = stored?.created_at ?? updated_at
    const fields = withPriceDay(checked.piece.fields, stored?.fields, await readSiteDay(db, now))
    const slug = checked.piece.slug ?? stored?.slug ?? slugify(fields.name)
    return { ok: true, state: { ...checked.piece, id: id ?? '', slug, created_at, updated_at, fields } }
  },
  findSaved: findStoredEquipment,
  load: async (db, state, { now, words }) => ({
    kind: 'equipment',
    page: await loadEquipmentPage(db, toPublicPiece(state, now), { now, words }),
  }),
  statusOf: ({ status }) => status,
  toSnapshot: (piece): z.input<typeof EquipmentSnapshot> => piece,
  fromSnapshot(id, snapshot) {
    const { slug = id, published_at = null, ...piece } = EquipmentSnapshot.parse(snapshot)
    return { ...piece, id, slug, published_at }
  },
})
