/** Each table, column for column. */
export interface GuideTables {
  /** What the owner has made of a page of the guide. `words`: JSON text of the parts that differ from the standard. */
  guide_pages: { slug: string; words: string; is_off: 0 | 1; updated_at: string }
}
