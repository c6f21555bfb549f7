import type { Generated } from 'kysely'

/** Each table, column for column. */
export interface RedirectTables {
  /** Old paths of this site. `leads_to` is a path or an https address; null says that the page is gone. */
  redirects: {
    path: string
    leads_to: string | null
    created_at: string
    deleted_at: string | null
    asked: Generated<number>
  }
  /** What a file of addresses changed: JSON of `RedirectChange[]`. */
  redirect_imports: { id: string; created_at: string; changes: string }
  /** Paths that were asked for and not found. `last_asked` is a day; of visitors nothing is stored. */
  missing_paths: { path: string; asked: number; last_asked: string; is_hidden: Generated<0 | 1> }
}
