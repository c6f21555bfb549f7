import type { PreviewKind } from '#domain/preview.ts'
import type { Database } from '#server/data/database.ts'
import type { FormErrors } from '#server/form-errors.ts'
import { EQUIPMENT_PREVIEWS } from './equipment-previews.ts'
import { POST_PREVIEWS } from './post-previews.ts'
import type { Previewed, Previews, Site } from './previewed.ts'
import { RECIPE_PREVIEWS } from './recipe-previews.ts'

type Loaded = { ok: true; previewed: Previewed } | { ok: false; errors: FormErrors }

/** The previews of each kind of things. */
export const PREVIEWS = {
  recipe: previewsOf(RECIPE_PREVIEWS),
  equipment: previewsOf(EQUIPMENT_PREVIEWS),
  post: previewsOf(POST_PREVIEWS),
} satisfies Record<PreviewKind, unknown>

function previewsOf<State>({ readTyped, findSaved, load }: Previews<State>) {
  return {
    /** What the form of the thing `id`, or of a new one, would show to visitors once it is saved. */
    async loadTyped(db: Database, form: FormData, id: string | undefined, site: Site): Promise<Loaded> {
      const typed = await readTyped(db, form, id, site.now)
      return typed.ok ? { ok: true, previewed: await load(db, typed.state, site) } : typed
    },
    /** What the thing shows as it is saved, published or not; undefined when there is none. */
    async loadSaved(db: Database, id: string, site: Site): Promise<Previewed | undefined> {
      const state = await findSaved(db, id)
      return state && load(db, state, site)
    },
  }
}
