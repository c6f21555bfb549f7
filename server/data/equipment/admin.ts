import type { ToolKind } from 'food-drawings/tool/kinds'
import { placeOf } from '#domain/search/list-query.ts'
import { areIn, foldSearch } from '#domain/search/folded-search.ts'
import type { Publication } from '#domain/publishing/status.ts'
import { ROWS_PER_PAGE, type TableQuery } from '#domain/search/table-query.ts'
import type { Database } from '../database/database.ts'
import { listStoredEquipment, type StoredEquipment, toolOf } from './row.ts'

/** What the equipment table may be sorted by. */
export const EQUIPMENT_COLUMNS = [
  'name',
  'brand',
  'category',
  'price',
  'rating',
  'affiliate_links',
  'created_at',
] as const
type EquipmentColumn = (typeof EQUIPMENT_COLUMNS)[number]

/** A row of the equipment table. `links` counts the affiliate links. */
export type EquipmentRow = Publication & {
  id: string
  slug: string
  name: string
  brand: string | null
  category: string | null
  price: number | null
  currency: string
  rating: number | null
  links: number
  image_url: string | null
  /** What is drawn. */
  tool: ToolKind
  created_at: string
  updated_at: string
}

/**
 * One page of all equipment, and how much matches on all pages. Search looks through name, brand and category
 * (spec.md section 5). What is unknown comes last in either order.
 */
export async function listEquipmentRows(
  db: Database,
  query: TableQuery<EquipmentColumn>,
): Promise<{ rows: EquipmentRow[]; count: number; page: number; pages: number }> {
  const { pieces, ...place } = await listEquipmentPage(db, query)
  return { rows: pieces.map(toRow), ...place }
}

/** The same page, of whole pieces. */
export async function listEquipmentPage(
  db: Database,
  { search, sort, order, page, isDraft }: TableQuery<EquipmentColumn>,
): Promise<{ pieces: StoredEquipment[]; count: number; page: number; pages: number }> {
  const folded = foldSearch(search)
  const matching = (await listStoredEquipment(db)).filter(
    ({ status, fields: { name, brand, category } }) =>
      (!isDraft || status === 'draft') && areIn([name, brand, category], folded),
  )
  const sorted = matching.sort((a, b) => compare(toRow(a), toRow(b), sort, order) || a.id.localeCompare(b.id))
  const { offset, ...place } = placeOf(page, matching.length, ROWS_PER_PAGE)
  return { pieces: sorted.slice(offset, offset + ROWS_PER_PAGE), count: matching.length, ...place }
}

function toRow({
  id,
  slug,
  status,
  published_at,
  created_at,
  updated_at,
  fields,
}: StoredEquipment): EquipmentRow {
  const { name, brand, category, price, currency, rating, affiliate_links, image_url } = fields
  const shown = { name, brand, category, price, currency, rating, links: affiliate_links.length, image_url }
  return { id, slug, status, published_at, ...shown, tool: toolOf(fields), created_at, updated_at }
}

function compare(a: EquipmentRow, b: EquipmentRow, column: EquipmentColumn, order: 'asc' | 'desc'): number {
  const [left, right] = [valueOf(a, column), valueOf(b, column)]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  const rising =
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right), 'en')
  return order === 'asc' ? rising : -rising
}

const valueOf = (row: EquipmentRow, column: EquipmentColumn) =>
  column === 'affiliate_links' ? row.links : row[column]
