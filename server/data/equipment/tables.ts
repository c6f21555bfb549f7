import type { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import type { ColumnsOf } from '../field-columns.ts'

/** The tables of this folder, column for column. */
export interface EquipmentTables {
  kitchen_equipment: ColumnsOf<typeof EQUIPMENT_FIELDS> & {
    id: string
    /** JSON list of { url, program, label? }. */
    affiliate_links: string
    created_at: string
    updated_at: string
  }
}
