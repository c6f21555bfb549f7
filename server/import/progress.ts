/** How far work under way is; the unit is the work's own. */
export type Progress = { done: number; total: number }
export type ReportProgress = (progress: Progress) => void

/** How far the work on an import is, told by the process that works to all others; without progress, it is done. */
export type ImportNews = { import_id: string; progress?: Progress | undefined }

/** The file of an upload whose reading begins, by its place from 0 on. */
export type FileBegun = { place: number; bytes: number }

/** What is told of the file that is read: that it is begun, or whether it waits for the database. */
export type FileStep = FileBegun | { isWaiting: boolean }
