import { mayAttempt, refuseFile, uncountAttempt } from '../data/imports/attempts.ts'
import type { Database } from '../data/database/database.ts'
import { type Lease, takeLease, giveUp } from '../data/imports/work.ts'
import { findImport } from '../data/imports/files.ts'
import { createHelperLock } from '../concurrency/helper-lock.ts'
import { createPictureEncoder } from '../media/picture-encoder.ts'
import type { Task, TaskResult } from './messages.ts'
import type { ParsingEvents } from './parse.ts'
import { receiveUpload } from './receive.ts'
import { undoImport } from './undo.ts'

/** On a small machine, reading files and preparing pictures take turns: there, pictures in files are named as left out. */
const { isNarrow } = createHelperLock()
const encode = createPictureEncoder({ mostAtOnce: 1, idleMs: 5_000 })

/** Does one task. The words that reading needs are loaded for it alone. */
export async function runTask(
  db: Database,
  task: Task,
  onProgress: ParsingEvents['onProgress'],
  onFile: ParsingEvents['onFile'] = () => {},
): Promise<TaskResult> {
  switch (task.kind) {
    case 'receive':
      return { received: await receiveUpload(db, task.upload, task.delivery) }
    case 'read':
      return { read: (await import('../recipe-preview/recipe-reader.ts')).readByTask(task.task) }
    case 'work':
      return workOn(db, task, task.now, { onProgress, onFile })
    case 'refuse-file':
      return { isWorthIt: await refuseFile(db, task, task.file) }
    case 'stop-attempt':
      await uncountAttempt(db, task.import_id)
      return {}
    case 'give-up':
      await giveUp(db, task)
      return {}
  }
}

/** What an import waits for, if it waits for anything: to have its files read, or what they held saved. */
async function workOn(db: Database, lease: Lease, now: Date, events: ParsingEvents): Promise<TaskResult> {
  const { lease_owner } = lease
  const leased = await takeLease(db, lease)
  if (!leased || !(await mayAttempt(db, lease))) return {}
  const found = (await findImport(db, leased.id)) ?? leased
  if (found.status === 'parsing') {
    const { parseImport } = await import('./parse.ts')
    await parseImport(db, found, lease_owner, events, isNarrow ? undefined : encode)
  }
  const doing = { lease_owner, now }
  const result: TaskResult = {}
  if (found.isUndoing) result.undone = await undoImport(db, found, doing, events.onProgress)
  else if (found.status === 'saving')
    result.saved = await (await import('./save.ts')).saveImport(db, found, doing, events.onProgress)
  // Changes nothing once the import is ready. Otherwise another process has taken the lease.
  await uncountAttempt(db, lease.import_id)
  return result
}
