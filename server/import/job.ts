import type { Database } from '../data/database.ts'
import { type Claim, claimWork, giveUp } from '../data/import-work.ts'
import type { Task, TaskResult } from './messages.ts'
import { parseImport } from './parse.ts'
import type { TellProgress } from './progress.ts'
import { receiveUpload } from './receive.ts'
import { saveImport } from './save.ts'

export type TellImportProgress = (import_id: string, ...progress: Parameters<TellProgress>) => void

/** Does one task. */
export async function runTask(db: Database, task: Task, tell: TellImportProgress): Promise<TaskResult> {
  if (task.kind === 'receive') return { received: await receiveUpload(db, task.upload, task.delivery) }
  if (task.kind === 'work') return workOn(db, task, task.now, (progress) => tell(task.import_id, progress))
  await giveUp(db, task)
  return {}
}

/** What an import waits for, if it waits for anything: to have its files read, or what they held saved. */
async function workOn(db: Database, claim: Claim, now: Date, tell: TellProgress): Promise<TaskResult> {
  const { reader } = claim
  const found = await claimWork(db, claim)
  if (found?.status === 'parsing') await parseImport(db, found, reader, tell)
  if (found?.status === 'saving') return { saved: await saveImport(db, found, { reader, now }, tell) }
  return {}
}
