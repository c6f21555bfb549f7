import type { Lease } from '../data/imports/work.ts'
import type { Refused } from '../data/imports/files.ts'
import type { StorageFault } from '../data/engines/storage-fault.ts'
import type { FileStep, Progress } from './progress.ts'
import type { Delivery, Received } from './receive.ts'
import type { Undone } from '../data/imports/undo.ts'
import type { ReadByTask, ReadingTask } from '../recipe-preview/recipe-reader.ts'
import type { Saved } from './save.ts'
import type { Upload } from './upload.ts'

/** What the process asks of the thread that works for it. */
export type Task =
  | { kind: 'receive'; upload: Upload; delivery: Delivery }
  | ({ kind: 'work'; now: Date } & Lease)
  | { kind: 'read'; task: ReadingTask }
  | ({ kind: 'refuse-file'; file: Refused } & Lease)
  | ({ kind: 'stop-attempt' | 'give-up' } & Lease)

export type TaskResult = {
  read?: ReadByTask
  received?: Received
  saved?: Saved
  undone?: Undone
  isWorthIt?: boolean
}

/** What the thread tells: how far it is, and the end of the task. It is asked one at a time. */
export type Answer =
  | { kind: 'progress'; import_id: string; progress: Progress }
  | { kind: 'file'; step: FileStep }
  | { kind: 'done'; result: TaskResult }
  | { kind: 'failed'; message: string; fault: StorageFault | undefined }
