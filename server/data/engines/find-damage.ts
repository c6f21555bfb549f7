import { Kysely, sql } from 'kysely'
import { storageFault } from './storage-fault.ts'
import { readThreadDialect } from './sqlite-dialect.ts'

/** Whether pages of a file contradict one another (`pragma quick_check` of SQLite), read in a thread that ends with the answer. */
export async function isDamaged(path: string): Promise<boolean> {
  const thread = new Kysely<unknown>({ dialect: readThreadDialect(path) })
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(thread)
    return rows[0]?.quick_check !== 'ok'
  } catch (error) {
    if (storageFault(error) === 'damaged') return true
    throw error
  } finally {
    await thread.destroy()
  }
}
