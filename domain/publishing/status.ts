import type { Field } from 'recipe-basics/fields/field'

/** What a recipe, a piece of equipment or a post may be: a draft is for people with a role only. */
export const STATUSES = ['draft', 'published'] as const
export type Status = (typeof STATUSES)[number]

/** The field of the moment from which on something that is published is public. */
export const PUBLISH_DATE = {
  kind: 'moment',
  label: 'Publish Date',
  about: 'ISO 8601, in UTC.',
} as const satisfies Field

/** Whether something is for visitors, and from when on: an instant (ISO 8601, UTC), null for a draft without a date. */
export type Publication = { status: Status; published_at: string | null }

/** Whether visitors can see something, or will. */
export const isPublished = ({ status }: Pick<Publication, 'status'>): boolean => status === 'published'

/** What something is to its readers. A scheduled one is published, but its moment has not come (spec.md section 4). */
export const STATES = ['draft', 'scheduled', 'published'] as const
export type State = (typeof STATES)[number]

/** What something is to its readers at `now`. */
export function stateOf({ status, published_at }: Publication, now: Date): State {
  if (status === 'draft' || published_at === null) return 'draft'
  return published_at > now.toISOString() ? 'scheduled' : 'published'
}

/** The publication of something that comes back: what was to be public later waits for somebody to say so again. */
export const toDraftIfScheduled = (publication: Publication, now: Date): Publication =>
  stateOf(publication, now) === 'scheduled' ? { ...publication, status: 'draft' } : publication

/**
 * A publication as it is stored: what is published without a date is public from `now` on (spec.md section 4). RangeError
 * for an invalid date.
 */
export function toPublication({ status, published_at }: Publication, now: Date): Publication {
  if (!published_at) return { status, published_at: status === 'published' ? now.toISOString() : null }
  // Moments are compared as text, so all of them are written alike.
  return { status, published_at: new Date(published_at).toISOString() }
}
