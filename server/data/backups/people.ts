import { toRole } from '../people/role.ts'
import { openSqlite } from '../sqlite/open.ts'
import type { Role } from '#domain/rights.ts'

/** An account that a backup would bring. */
export type Brought = { email: string; name: string | null; role: Role | null }

/** The accounts in a scratch file, the administrators first, then by address. */
export function listBrought(scratch: string): Brought[] {
  const sqlite = openSqlite(scratch)
  try {
    const rows = sqlite
      .prepare(
        'select email, name, is_admin, is_editor from users order by is_admin desc, is_editor desc, email',
      )
      .all()
    return rows.map(({ email, name, is_admin, is_editor }) => ({
      email: String(email),
      name: name === null ? null : String(name),
      role: toRole({ is_admin: is_admin === 1 ? 1 : 0, is_editor: is_editor === 1 ? 1 : 0 }),
    }))
  } finally {
    sqlite.close()
  }
}

/**
 * Takes all accounts out of a scratch file but those with these addresses. What belonged to them alone goes with them; posts
 * and versions stay and name nobody.
 */
export function keepOnly(scratch: string, emails: readonly string[]): void {
  const sqlite = openSqlite(scratch)
  try {
    sqlite
      .prepare('delete from users where email not in (select value from json_each(?))')
      .run(JSON.stringify(emails.map((email) => email.toLowerCase())))
  } finally {
    sqlite.close()
  }
}
