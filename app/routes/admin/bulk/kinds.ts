/** What the tables list, in small letters. */
export const NAMES = {
  recipes: { one: 'recipe', many: 'recipes' },
  equipment: { one: 'piece of equipment', many: 'pieces of equipment' },
  blog: { one: 'post', many: 'posts' },
} as const

export type BulkKind = keyof typeof NAMES

/** Where what was done with many at a moment is taken back. */
export const undoPath = (kind: BulkKind, at: Date) =>
  `/admin/bulk/${kind}/undo?at=${encodeURIComponent(at.toISOString())}`
