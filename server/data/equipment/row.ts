import type { ToolKind } from 'food-drawings/tool/kinds'
import { readToolKind } from 'food-drawings/tool/read-tool-kind'
import type { Insertable, Selectable } from 'kysely'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { toAffiliateLinks, type EquipmentFields } from '#domain/equipment/equipment.ts'
import type { Publication } from '#domain/publishing/status.ts'
import type { Database } from '../database/database.ts'
import { convertersOf } from '../columns/field-columns.ts'
import type { Schema } from '../tables/schema.ts'
import { rememberText, wordsOfPiece } from '../changes/search-texts.ts'
import { storedPublication } from '../columns/stored-publication.ts'
import { canBeStored } from '../columns/stored-text.ts'

/** A piece of equipment as people with a role see it: a draft, scheduled or public. */
export type StoredEquipment = Publication & {
  id: string
  slug: string
  created_at: string
  updated_at: string
  fields: EquipmentFields
}

const { toColumns, toValues } = convertersOf(EQUIPMENT_FIELDS)

/** All equipment, or the pieces with these ids, in no order. */
export async function listStoredEquipment(db: Database, ids?: readonly string[]): Promise<StoredEquipment[]> {
  const all = db.selectFrom('kitchen_equipment').selectAll().orderBy('id')
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute()
  return rows.map(toStored)
}

/** One piece of equipment, or undefined. */
export async function findStoredEquipment(db: Database, id: string): Promise<StoredEquipment | undefined> {
  if (!canBeStored(id)) return undefined
  const row = await db.selectFrom('kitchen_equipment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toStored(row)
}

/** Stores a piece of equipment as it is given, under its own id and slug, which is to be free. Nothing happens when the id is there already. */
export async function insertStoredEquipment(
  db: Database,
  { id, slug, status, published_at, created_at, updated_at, fields }: StoredEquipment,
): Promise<void> {
  await db
    .insertInto('kitchen_equipment')
    .values({ id, slug, status, published_at, created_at, updated_at, ...equipmentColumns(fields) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await rememberText(db, 'equipment', id, wordsOfPiece(fields))
}

/** The columns of what the chef decides. */
export function equipmentColumns(fields: EquipmentFields) {
  return {
    ...toColumns(fields),
    affiliate_links: JSON.stringify(fields.affiliate_links),
  } satisfies Partial<Insertable<Schema['kitchen_equipment']>>
}

function toStored(row: Selectable<Schema['kitchen_equipment']>): StoredEquipment {
  const { id, slug, created_at, updated_at, affiliate_links } = row
  const fields = { ...toValues(row), affiliate_links: toAffiliateLinks(affiliate_links) }
  return { id, slug: slug ?? id, ...storedPublication(row), created_at, updated_at, fields }
}

/** What is drawn of a piece: what the chef said, or what its words name. */
export const toolOf = (fields: EquipmentFields): ToolKind => fields.drawn_as ?? readToolKind(fields)
