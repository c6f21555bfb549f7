/** What the two engines call the same thing, and the keys of recipes. */
export type EngineTypes = {
  /** A number that the database gives. */
  counted: string
  wide: string
  bytes: string
  withoutRowId: string
  keys: string
}

export const ENGINE_TYPES: Record<'sqlite' | 'postgres', EngineTypes> = {
  sqlite: {
    counted: 'integer',
    wide: 'integer',
    bytes: 'blob',
    withoutRowId: 'without rowid',
    // The search index points at rows by number, and only a declared one survives VACUUM.
    keys: 'number integer primary key, id text not null unique',
  },
  postgres: {
    counted: 'bigint generated always as identity',
    wide: 'bigint',
    bytes: 'bytea',
    withoutRowId: '',
    keys: 'id text primary key, number bigint not null constraint recipes_number unique',
  },
}
