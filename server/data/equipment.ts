import type { Selectable } from 'kysely'
import { toAffiliateLinks, type Equipment, type EquipmentFields } from '#domain/equipment.ts'
import { changeContent } from './content-version.ts'
import type { Database } from './database.ts'
import { toTexts } from './json-text.ts'
import type { Schema } from './schema.ts'
import { toStoredAddress } from './stored-address.ts'
import { canBeStored } from './stored-text.ts'

/** All equipment by name, as people sort names. */
export async function listEquipment(db: Database): Promise<Equipment[]> {
  const rows = await db.selectFrom('kitchen_equipment').selectAll().execute()
  return rows.map(toEquipment).sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id))
}

/** One piece of equipment, or undefined. */
export async function findEquipment(db: Database, id: string): Promise<Equipment | undefined> {
  if (!canBeStored(id)) return undefined
  const row = await db.selectFrom('kitchen_equipment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEquipment(row)
}

/** Stores pieces of equipment, all or none, and returns their ids in the same order. */
export async function insertEquipment(db: Database, items: EquipmentFields[], now: Date): Promise<string[]> {
  return changeContent(db, async (db) => {
    const ids: string[] = []
    for (const item of items) {
      const id = crypto.randomUUID()
      await db
        .insertInto('kitchen_equipment')
        .values({
          id,
          name: item.name,
          description: item.description,
          brand: item.brand,
          model: item.model,
          price: item.price,
          currency: item.currency,
          category: item.category,
          image_url: item.image_url,
          features: JSON.stringify(item.features),
          pros: JSON.stringify(item.pros),
          cons: JSON.stringify(item.cons),
          rating: item.rating,
          review_summary: item.review_summary,
          affiliate_links: JSON.stringify(item.affiliate_links),
          created_at: now.toISOString(),
        })
        .execute()
      ids.push(id)
    }
    return ids
  })
}

/** Takes a piece of equipment away. False when there is no such piece. */
export async function deleteEquipment(db: Database, id: string): Promise<boolean> {
  if (!canBeStored(id)) return false
  return changeContent(db, async (db) => {
    const row = await db
      .deleteFrom('kitchen_equipment')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })
}

function toEquipment(row: Selectable<Schema['kitchen_equipment']>): Equipment {
  return {
    ...row,
    image_url: toStoredAddress(row.image_url),
    features: toTexts(row.features),
    pros: toTexts(row.pros),
    cons: toTexts(row.cons),
    affiliate_links: toAffiliateLinks(row.affiliate_links),
  }
}
