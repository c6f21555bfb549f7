import type { Generated } from 'kysely'

/** Each table, column for column. */
export interface JobTables {
  /**
   * Work that is done beside the requests, each kind once. The columns are named as those of imports, which are leased in
   * the same way. The check of links is never ready: it waits for its next turn.
   */
  jobs: {
    id: JobId
    status: 'working' | 'ready'
    reader: string | null
    attempts: Generated<number>
    /** When it was asked for last while nothing was under way. */
    begun_at: string
  }
}

export type JobId = 'pictures' | 'links' | 'trash' | 'backups' | 'rereading'
