import type { Role } from '#domain/people/rights.ts'
import type { Schema } from '../tables/schema.ts'

export type RoleColumns = Pick<Schema['users'], 'is_admin' | 'is_editor'>

/** The role that the columns of an account say; null for none. */
export function toRole({ is_admin, is_editor }: RoleColumns): Role | null {
  if (is_admin === 1) return 'administrator'
  return is_editor === 1 ? 'editor' : null
}

/** The columns that say a role. */
export const roleColumns = (role: Role | null): RoleColumns => ({
  is_admin: role === 'administrator' ? 1 : 0,
  is_editor: role === 'editor' ? 1 : 0,
})
