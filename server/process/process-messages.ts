import type { ImportNews } from '../import/progress.ts'

/** What the first process asks of those that serve the site. */
export type Order = 'resume-work' | 'stop' | 'hurry'

export function isImportNews(message: unknown): message is ImportNews {
  return typeof message === 'object' && message !== null && 'import_id' in message
}

/** Why a process cannot serve the site, in words that the first process says once, however many meet the same. */
export type NoStart = { noStart: string }

export function isNoStart(message: unknown): message is NoStart {
  return typeof message === 'object' && message !== null && 'noStart' in message
}

/** The message is for people. */
export class NotStarted extends Error {}
