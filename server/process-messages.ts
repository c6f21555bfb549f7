import type { Progress } from './import/progress.ts'

/** What the first process asks of those that serve the site. */
export type Order = 'resume-work' | 'stop' | 'hurry'

/** How far the work on an import is, told by the process that works to all others; without progress, it is done. */
export type ImportNews = { import_id: string; progress?: Progress | undefined }

export function isImportNews(message: unknown): message is ImportNews {
  return typeof message === 'object' && message !== null && 'import_id' in message
}
