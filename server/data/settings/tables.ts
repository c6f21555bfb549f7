/** The tables of this folder, column for column. */
export interface SettingsTables {
  /** At most one row. `fields` and `samples` are JSON text. */
  settings: { id: 1; fields: string; samples: string; updated_at: string }
}
