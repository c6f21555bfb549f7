import { mayAttempt, refuseFile, uncountAttempt } from '../data/imports/attempts.ts'
import type { Database } from '../data/database.ts'
import { type Claim, claimWork, giveUp } from '../data/imports/work.ts'
import { findImport } from '../data/imports/files.ts'
import type { Task, TaskResult } from './messages.ts'
import type { TellParsing } from './parse.ts'
import { receiveUpload } from './receive.ts'

/** Does one task. The words that reading needs are loaded for it alone. */
export async function runTask(
  db: Database,
  task: Task,
  tell: TellParsing['tell'],
  tellFile: TellParsing['tellFile'] = () => {},
): Promise<TaskResult> {
  switch (task.kind) {
    case 'receive':
      return { received: await receiveUpload(db, task.upload, task.delivery) }
    case 'work':
      return workOn(db, task, task.now, { tell, tellFile })
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
async function workOn(db: Database, claim: Claim, now: Date, telling: TellParsing): Promise<TaskResult> {
  const { reader } = claim
  const claimed = await claimWork(db, claim)
  if (!claimed || !(await mayAttempt(db, claim))) return {}
  const found = (await findImport(db, claimed.id)) ?? claimed
  if (found.status === 'parsing') {
    const { parseImport } = await import('./parse.ts')
    await parseImport(db, found, reader, telling)
  }
  const saved =
    found.status === 'saving'
      ? await (await import('./save.ts')).saveImport(db, found, { reader, now }, telling.tell)
      : undefined
  // Another process has taken the work over.
  await uncountAttempt(db, claim.import_id)
  return saved ? { saved } : {}
}
