import type { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { ColumnsOf } from '../columns/field-columns.ts'

/** Each table, column for column. */
export interface EquipmentTables {
  kitchen_equipment: ColumnsOf<typeof EQUIPMENT_FIELDS> & {
    id: string
    /** Null where a release has written that knew none, until the next start. */
    slug: string | null
    status: Status
    /** Null for a draft without a date, and where a release has written that knew none. */
    published_at: string | null
    /** JSON list of { url, program, label? }. */
    affiliate_links: string
    created_at: string
    updated_at: string
  }
}
