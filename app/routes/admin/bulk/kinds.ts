/** What the tables list, in small letters. */
export const NAMES = {
  recipes: { one: 'recipe', many: 'recipes' },
  equipment: { one: 'piece of equipment', many: 'pieces of equipment' },
  blog: { one: 'post', many: 'posts' },
} as const

export type BulkKind = keyof typeof NAMES

/** A longer search would leave no room for the other words of a notice. */
const MOST_OF_TABLE = 500

/** Where what was done with many at a moment is taken back, and the table it was done in. */
export function undoPath(kind: BulkKind, at: Date, table: string) {
  const query = new URLSearchParams({ at: at.toISOString() })
  if (table.length <= MOST_OF_TABLE) query.set('table', table)
  return `/admin/bulk/${kind}/undo?${query.toString()}`
}
