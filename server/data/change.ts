/**
 * What became of a change to a recipe, a piece of equipment or a post. `changed`: somebody saved it since the moment
 * that the change was based on, and `current` is what they saved; nothing was written.
 */
export type Changed<Current> =
  | { ok: true; id: string; slug: string; updated_at: string }
  | { ok: false; reason: 'missing' }
  | { ok: false; reason: 'slug-taken' }
  | { ok: false; reason: 'changed'; current: Current }

/** What became of a new recipe or post: the typed slug may be another's. */
export type Created = { ok: true; id: string; slug: string } | { ok: false; reason: 'slug-taken' }

/** Who changes something. Null for the command line. */
export type Author = { author_id: string | null }

/** `now`, or the next moment after `previous`: every state of a thing has a moment of its own. */
export function nextMoment(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString()
}
