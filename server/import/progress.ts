/** How far work under way is; the unit is the work's own. */
export type Progress = { done: number; total: number }
export type TellProgress = (progress: Progress) => void
