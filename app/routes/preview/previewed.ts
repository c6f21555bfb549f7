import type { Status } from '#domain/status.ts'
import type { SiteContext } from '#server/context.ts'
import type { Author } from '#server/data/change.ts'
import type { Database } from '#server/data/database.ts'
import type { FormErrors } from '#server/form-errors.ts'
import type { EquipmentPageData } from '../equipment/equipment-page.tsx'
import type { PostPageData } from '../blog/post-page.tsx'
import type { RecipePageData } from '../recipes/show/recipe-page.tsx'

/** The public page of a thing, as its own route would load it. */
export type Previewed =
  | { kind: 'recipe'; page: RecipePageData }
  | { kind: 'equipment'; page: EquipmentPageData }
  | { kind: 'post'; page: PostPageData }

/** What pages need to know of the site: when it is, and what the chef has written. */
export type Site = Pick<SiteContext, 'now' | 'words'>

/** The form of the thing `id`, or of a new one, as its author would save it. */
export type SentForm = { form: FormData; id?: string; author: Author }

/** What is typed into a form, or what is wrong with it. */
export type Typed<State> = { ok: true; state: State } | { ok: false; errors: FormErrors }

/** How things of one kind are previewed. A state is what is stored of one, or would be. */
export type Previews<State> = {
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
