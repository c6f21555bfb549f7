/** How long what is deleted waits in the trash. */
export const TRASH_DAYS = 30

/** The sentence of every notice of something that was deleted. */
export const IN_TRASH = `It waits in the trash for ${TRASH_DAYS} days.`
export const ALL_IN_TRASH = `They wait in the trash for ${TRASH_DAYS} days.`

const DAY_MS = 24 * 3_600_000

/** What was deleted before this moment has waited long enough. */
export const endOfWait = (now: Date): string => new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()

/** Days, the last one begun, until something goes that was deleted at this moment (ISO 8601). */
export function daysLeft(deleted_at: string, now: Date): number {
  const left = Date.parse(deleted_at) + TRASH_DAYS * DAY_MS - now.getTime()
  return Math.max(0, Math.ceil(left / DAY_MS))
}
