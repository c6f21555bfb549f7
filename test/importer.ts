import type { Database } from '#server/data/database/database.ts'
import type { Importer, Worked } from '#server/import/importer.ts'
import { runTask } from '#server/import/job.ts'

/** The importer's work without its thread: databases inside this process have no second connection. */
export function importHere(db: Database, logError: (error: unknown) => void): Importer {
  const lease_owner = crypto.randomUUID()
  return {
    async receive(upload, delivery) {
      const { received } = await runTask(db, { kind: 'receive', upload, delivery }, () => {})
      if (!received) throw new RangeError('An upload was not answered')
      return received
    },
    async work(import_id, now): Promise<Worked> {
      try {
        const { saved, undone } = await runTask(db, { kind: 'work', import_id, lease_owner, now }, () => {})
        return { state: 'done', ...(saved && { saved }), ...(undone && { undone }) }
      } catch (error) {
        logError(error)
        await runTask(db, { kind: 'give-up', import_id, lease_owner }, () => {})
        return { state: 'failed' }
      }
    },
    read: async (task) => (await runTask(db, { kind: 'read', task }, () => {})).read,
    progressOf: () => undefined,
  }
}
