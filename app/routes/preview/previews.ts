import type { PreviewKind } from '#domain/preview.ts'
import type { Status } from '#domain/status.ts'
import type { Database } from '#server/data/database.ts'
import type { FormErrors } from '#server/form-errors.ts'
import { EQUIPMENT_PREVIEWS } from './equipment-previews.ts'
import { POST_PREVIEWS } from './post-previews.ts'
import type { Previewed, Previews, SentForm, Site } from './previewed.ts'
import { RECIPE_PREVIEWS } from './recipe-previews.ts'

/** What a preview link was made for: a snapshot, or null for what is saved. */
type Linked = { target_id: string; snapshot: string | null }

type Written = { ok: true; snapshot: string } | { ok: false; errors: FormErrors }
type Loaded = { ok: true; previewed: Previewed } | { ok: false; errors: FormErrors }

/** The previews of each kind of things. */
export const PREVIEWS = {
  recipe: previewsOf(RECIPE_PREVIEWS),
  equipment: previewsOf(EQUIPMENT_PREVIEWS),
  post: previewsOf(POST_PREVIEWS),
} satisfies Record<PreviewKind, unknown>

function previewsOf<State>(previews: Previews<State>) {
  const { readTyped, findSaved, load, statusOf, toSnapshot, fromSnapshot } = previews
  return {
    /** What a form would show to visitors once it is saved. */
    async loadTyped(db: Database, sent: SentForm, site: Site): Promise<Loaded> {
      const typed = await readTyped(db, sent, site.now)
      return typed.ok ? { ok: true, previewed: await load(db, typed.state, site) } : typed
    },
    /** What the thing shows as it is saved, published or not; undefined when there is none. */
    async loadSaved(db: Database, id: string, site: Site): Promise<Previewed | undefined> {
      const state = await findSaved(db, id)
      return state && load(db, state, site)
    },
    /** What a link shows: the state that it was made for, or what is saved; undefined once the thing is deleted. */
    async loadLinked(
      db: Database,
      { target_id, snapshot }: Linked,
      site: Site,
    ): Promise<Previewed | undefined> {
      const saved = await findSaved(db, target_id)
      if (!saved) return undefined
      return load(db, snapshot === null ? saved : fromSnapshot(target_id, JSON.parse(snapshot)), site)
    },
    /** What is typed into a form, as a link keeps it. */
    async writeTyped(db: Database, sent: SentForm, now: Date): Promise<Written> {
      const typed = await readTyped(db, sent, now)
      return typed.ok ? { ok: true, snapshot: JSON.stringify(toSnapshot(typed.state)) } : typed
    },
    /** Whether a saved thing is a draft or published; undefined when there is none. */
    async findStatus(db: Database, id: string): Promise<Status | undefined> {
      const saved = await findSaved(db, id)
      return saved && statusOf(saved)
    },
  }
}
