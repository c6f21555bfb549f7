/** What a recipe or a post may be: a draft is for administrators only. */
export const STATUSES = ['draft', 'published'] as const
export type Status = (typeof STATUSES)[number]
