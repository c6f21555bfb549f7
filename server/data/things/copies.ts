import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { withoutConfirmations } from 'food-verdicts/gut/versions/stored-versions'
import { NOTHING_CONFIRMED } from '#domain/recipe/confirmed.ts'
import type { PreviewKind } from '#domain/publishing/preview.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { Author } from '../changes/change.ts'
import type { Database } from '../database/database.ts'
import { findStoredEquipment } from '../equipment/row.ts'
import { insertEquipment } from '../equipment/write.ts'
import { findPost } from '../posts/row.ts'
import { insertPost } from '../posts/write.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { insertRecipe } from '../recipes/write/write.ts'

type Copy = { id: string; name: string }
type Copier = (db: Database, id: string, author: Author, now: Date) => Promise<Copy | undefined>

/**
 * Stores what a thing says now once more, as a draft under a name and an address of its own; undefined when there is no such
 * thing. What the chef has decided about the labels of a recipe, confirmed of its texture and said of the strength that it
 * asks for, and the file it came from, stay with that recipe. Her words for versions go along, unconfirmed.
 */
export const COPIERS: Record<PreviewKind, Copier> = {
  async recipe(db, id, _author, now) {
    const stored = await findRecipe(db, id)
    if (!stored) return undefined
    const name = nameOfCopy(stored.fields.name, RECIPE_FIELDS.name.most)
    const softer = withoutConfirmations(stored.fields.softer)
    const fields = { ...stored.fields, name, ...NOTHING_CONFIRMED, softer }
    const copy = await insertRecipe(db, { fields, status: 'draft' }, now)
    return { id: copy.id, name }
  },
  async equipment(db, id, _author, now) {
    const stored = await findStoredEquipment(db, id)
    if (!stored) return undefined
    const name = nameOfCopy(stored.fields.name, EQUIPMENT_FIELDS.name.most)
    const [copy = ''] = await insertEquipment(db, [{ ...stored.fields, name, status: 'draft' }], now)
    return { id: copy, name }
  },
  async post(db, id, { author_id }, now) {
    const stored = await findPost(db, id)
    if (!stored) return undefined
    const title = nameOfCopy(stored.fields.title, POST_FIELDS.title.most)
    const draft = { ...stored.fields, title, status: 'draft', published_at: null, author_id } as const
    return { id: await insertPost(db, draft, now), name: title }
  },
}

/** A name that tells a copy from its original, where there is room for it. */
function nameOfCopy(name: string, most: number): string {
  const copied = `${name} (copy)`
  return copied.length > most ? name : copied
}
