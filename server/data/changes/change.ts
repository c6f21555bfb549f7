import { may, type Right, rightToWrite, type Role } from '#domain/people/rights.ts'
import type { SignedInUser } from '#domain/people/session.ts'
import type { Status } from '#domain/publishing/status.ts'

/**
 * What became of a change to a recipe, a piece of equipment or a post. `changed`: somebody saved it since the moment
 * that the change was based on, and `current` is what they saved; nothing was written. `not-allowed`: it is public or
 * scheduled, or would be, and the author writes drafts only.
 */
export type Changed<Current> =
  | { ok: true; id: string; slug: string; updated_at: string }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'slug-taken' }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'changed'; current: Current }

/** What became of a new recipe or post: the typed slug may be another's. */
export type Created = { ok: true; id: string; slug: string } | { ok: false; reason: 'slug-taken' }

/** Who changes something. A null `author_id` is the command line, which may do everything. */
export type Author = { author_id: string | null; role?: Role | null }

/** Somebody who is signed in, as the author of a change. */
export const authorOf = ({ id, role }: SignedInUser): Author => ({ author_id: id, role })

/** Whether the author of a change has a right. */
export const authorMay = ({ author_id, role = null }: Author, right: Right): boolean =>
  author_id === null || may({ role }, right)

/** Whether an author may change a thing that is, was or shall be of these statuses. */
export const mayWrite = (author: Author, ...statuses: Status[]): boolean =>
  statuses.every((status) => authorMay(author, rightToWrite(status)))

/** `now`, or the next moment after `previous`: every state of a thing has a moment of its own. */
export function nextMoment(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString()
}
