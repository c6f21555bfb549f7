import type { Generated } from 'kysely'

/** Each table, column for column. */
export interface LinkTables {
  /** Links to shops, one row for each address, and what was answered there. */
  shop_links: {
    /** The SHA-256 of the address. */
    key: string
    address: string
    host: string
    /** When it is asked next. */
    ask_at: string
    /** 1 where the shop does not say what it has when only the head is asked for. */
    needs_get: Generated<number>
    state: 'new' | 'there' | 'missing' | 'unclear'
    /** Why it is missing or unclear. */
    message: string | null
    asked_at: string | null
    /** In how many checks, one after the other, nothing was there. */
    misses: Generated<number>
    missing_since: string | null
  }
}
