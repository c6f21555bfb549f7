/** What a sample is. */
export type SampleKind = 'recipe' | 'equipment' | 'post'

/** Each table, column for column. */
export interface SampleTables {
  /** What came with the samples. `updated_at`: as of when; a thing that was saved since is the chef's own. Each save would have to clear a column `is_sample`. */
  samples: {
    target_id: string
    kind: SampleKind
    updated_at: string
    /** When it was taken away together with all others. */
    removed_at: string | null
  }
}
