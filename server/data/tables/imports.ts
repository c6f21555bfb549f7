import type { Generated } from 'kysely'

/** Each table, column for column. */
export interface ImportTables {
  /** Uploaded files under review. JSON lists of texts, and of what was refused and why. */
  imports: {
    id: string
    user_id: string
    kind: 'recipes' | 'equipment'
    /** `parsing` and `saving` are work under way, which the next start continues if this one is cut short. */
    status: 'parsing' | 'ready' | 'saving'
    created_at: string
    file_names: string
    problems: string
    /** JSON: how the work under way is to save. */
    saving: string | null
    /** Who holds the lease of the work under way. Renaming the column would break processes of the release before. */
    reader: string | null
    /** How often the work was begun and ended without a word: with the process, say. */
    attempts: Generated<number>
    /** The file that is being read, by its place from 0 on; known from the second attempt on. */
    reading: Generated<number | null>
    /** JSON list of files that are left out, and why. */
    refused: Generated<string>
  }
  /** The files themselves, until they are read. */
  import_files: { import_id: string; position: number; name: string; content: Uint8Array }
  /** What was found in them, by its place from 1 on. */
  import_items: {
    import_id: string
    position: number
    file_name: string
    name: string
    search_name: string
    source_url: string | null
    needs_look: 0 | 1
    outcome: 'waiting' | 'saved' | 'discarded'
    saved_id: string | null
    /** `updated_at` of what was saved, as the import left it; null for imports of before it was noted. */
    saved_at: Generated<string | null>
    /** `updated_at` of what that took the place of; null where it was new. */
    replaced_at: Generated<string | null>
  }
  /** JSON: what would be stored, a form as typed where it cannot be stored, and where all of it comes from. */
  import_contents: {
    import_id: string
    position: number
    fields: string
    typed: string | null
    /** What the chef has decided about its labels. */
    decisions: string | null
    origin: string
  }
}
