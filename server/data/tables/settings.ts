/** Each table, column for column. */
export interface SettingsTables {
  /** At most one row. `fields` and `samples` are JSON text. `steps_dismissed_at`: when the first steps were put away. */
  settings: {
    id: 1
    fields: string
    samples: string
    updated_at: string
    steps_dismissed_at: string | null
  }
}
