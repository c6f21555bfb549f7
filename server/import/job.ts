import type { Database } from '../data/database.ts'
import { findImport, giveUp } from '../data/imports.ts'
import type { Task, TaskResult } from './messages.ts'
import { parseImport } from './parse.ts'
import type { TellProgress } from './progress.ts'
import { receiveUpload } from './receive.ts'
import { saveImport } from './save.ts'

export type TellImportProgress = (import_id: string, ...progress: Parameters<TellProgress>) => void

/** Does one task. */
export async function runTask(db: Database, task: Task, tell: TellImportProgress): Promise<TaskResult> {
  if (task.kind === 'receive') return { received: await receiveUpload(db, task.upload, task.delivery) }
  if (task.kind === 'work')
    return workOn(db, task.import_id, task.now, (progress) => tell(task.import_id, progress))
  await giveUp(db, task.import_id)
  return {}
}

/** What an import waits for, if it waits for anything: to have its files read, or what they held saved. */
async function workOn(db: Database, import_id: string, now: Date, tell: TellProgress): Promise<TaskResult> {
  const found = await findImport(db, import_id)
  if (found?.status === 'parsing') await parseImport(db, found, tell)
  if (found?.status === 'saving') return { saved: await saveImport(db, found, now, tell) }
  return {}
}
