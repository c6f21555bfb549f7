import type { Status } from '#domain/publishing/status.ts'
import type { SiteContext } from '#server/context.ts'
import type { Author } from '#server/data/changes/change.ts'
import type { Database } from '#server/data/database/database.ts'
import type { Readings } from '#server/reading/readings.ts'
import type { FormErrors } from '#server/forms/form-errors.ts'
import type { EquipmentPageData } from '../equipment/equipment-page.tsx'
import type { PostPageData } from '../blog/post-page.tsx'
import type { RecipePageData } from '../recipes/show/recipe-page.tsx'

/** The public page of a thing, as its own route would load it. */
export type Previewed =
  | { kind: 'recipe'; page: RecipePageData }
  | { kind: 'equipment'; page: EquipmentPageData }
  | { kind: 'post'; page: PostPageData }

/** What pages need to know of the site: when it is, what the chef has written, and what was read of recipes. */
export type Site = Pick<SiteContext, 'now' | 'words'> & { readings: Readings }

/** The form of the thing `id`, or of a new one, as its author would save it. */
export type SentForm = { form: FormData; id?: string; author: Author }

/** What is typed into a form, or what is wrong with it. */
type Typed<State> = { ok: true; state: State } | { ok: false; errors: FormErrors }

/** How things of one kind are previewed. A state is what is stored of one, or would be. */
type Previews<State> = {
  readTyped: (db: Database, sent: SentForm, now: Date) => Promise<Typed<State>>
  findSaved: (db: Database, id: string) => Promise<State | undefined>
  load: (db: Database, state: State, site: Site) => Promise<Previewed>
  /** Who may give a link to it depends on whether it is public. */
  statusOf: (state: State) => Status
  /** A state as a link keeps it. */
  toSnapshot: (state: State) => object
  /** The state of the thing `id` that a link has kept. */
  fromSnapshot: (id: string, snapshot: unknown) => State
}

/** What a preview link was made for: a snapshot, or null for what is saved. */
type Linked = { target_id: string; snapshot: string | null }

type Written = { ok: true; snapshot: string } | { ok: false; errors: FormErrors }
type Loaded = { ok: true; previewed: Previewed } | { ok: false; errors: FormErrors }

export type PreviewsOfKind = ReturnType<typeof previewsOf>

/** What screens ask of the previews of a kind. */
export function previewsOf<State>(previews: Previews<State>) {
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
