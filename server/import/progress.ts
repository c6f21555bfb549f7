/** How far work under way is; the unit is the work's own. */
export type Progress = { done: number; total: number }
export type ReportProgress = (progress: Progress) => void

/** The file of an upload whose reading begins, by its place from 0 on. */
export type FileBegun = { place: number; bytes: number }

/** What is told of the file that is read: that it is begun, or whether it waits for the database. */
export type FileStep = FileBegun | { isWaiting: boolean }
