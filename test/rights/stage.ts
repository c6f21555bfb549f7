import { pictureAddress } from '#domain/files/picture.ts'
import type { Status } from '#domain/publishing/status.ts'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { findPost } from '#server/data/posts/row.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { NO_SETTINGS } from '#domain/settings/fields.ts'
import { updateSettings } from '#server/data/settings/write.ts'
import { SITE } from '#server/data/settings/versions.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { reviewFiles, named } from '../imports.ts'
import { ensurePerson } from '../people.ts'
import { createTestSite, NOW } from '../site.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { POSTS } from '#server/data/things/post-thing.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

const nobody = { author_id: null }
const LATER = new Date(NOW.getTime() + 24 * 60 * 60 * 1000).toISOString()
const SHOWN = 'a1'.repeat(32)
const UNUSED = 'b2'.repeat(32)

export type Stage = Awaited<ReturnType<typeof setStage>>
export type Person = Awaited<ReturnType<typeof enter>>

/** Of everything one that is a draft, one that is public, and one of each that was deleted; each with a version. */
export async function setStage(db: Database) {
  for (const role of ['admin', 'editor', 'user'] as const) await ensurePerson(db, role, NOW)
  await insertPicture(db, aPicture(SHOWN), NOW)
  await insertPicture(db, aPicture(UNUSED), NOW)
  const recipes = {
    draft: await aStoredRecipe(db, 'A draft', 'draft'),
    scheduled: await aStoredRecipe(db, 'A scheduled recipe', 'published', LATER),
    published: await aStoredRecipe(db, 'A public recipe', 'published'),
    deletedDraft: await aStoredRecipe(db, 'A deleted draft', 'draft'),
    deletedPublished: await aStoredRecipe(db, 'A deleted recipe', 'published'),
  }
  await removeThing(db, RECIPES, recipes.deletedDraft.id, nobody, NOW)
  await removeThing(db, RECIPES, recipes.deletedPublished.id, nobody, NOW)
  await loseLabel(db, recipes.published.id)
  await markSamples(db, recipes)
  const posts = {
    draft: await aStoredPost(db, { title: 'A draft', status: 'draft', published_at: null }),
    scheduled: await aStoredPost(db, { title: 'Scheduled', published_at: LATER }),
    published: await aStoredPost(db, { title: 'A public post' }),
    deletedDraft: await aStoredPost(db, { title: 'Deleted draft', status: 'draft' }),
    deletedScheduled: await aStoredPost(db, { title: 'Deleted, scheduled', published_at: LATER }),
  }
  await removeThing(db, POSTS, posts.deletedDraft.id, nobody, NOW)
  await removeThing(db, POSTS, posts.deletedScheduled.id, nobody, NOW)
  const equipment = {
    draft: await aStoredPiece(db, 'draft'),
    published: await aStoredPiece(db, 'published'),
    deletedDraft: await aStoredPiece(db, 'draft'),
    deletedPublished: await aStoredPiece(db, 'published'),
  }
  await removeThing(db, EQUIPMENT, equipment.deletedDraft.id, nobody, NOW)
  await removeThing(db, EQUIPMENT, equipment.deletedPublished.id, nobody, NOW)
  await updateSettings(db, { fields: { ...NO_SETTINGS, tagline: 'Once' }, ...nobody }, NOW)
  await updateSettings(db, { fields: { ...NO_SETTINGS, tagline: 'Twice' }, ...nobody }, NOW)
  const settings = (await listVersions(db, 'settings', SITE))[0]?.id ?? ''
  const import_id = await reviewFiles(db, { name: 'soup.json', content: named('Soup of the administrator') })
  return { recipes, posts, equipment, settings, pictures: { shown: SHOWN, unused: UNUSED }, import_id }
}

const aPicture = (hash: string) => ({
  ...{ hash, width: 40, height: 30, alt_text: '', file_name: 'a.jpg', byte_size: 9, uploaded_by: null },
  variants: [{ format: 'webp' as const, width: 40, content: new Uint8Array(1) }],
})

async function aStoredRecipe(db: Database, name: string, status: Status, published_at?: string) {
  const image_url = status === 'published' ? pictureAddress({ hash: SHOWN, width: 40, height: 30 }) : null
  const { id, slug } = await insertRecipe(
    db,
    { fields: aRecipe({ name, image_url }), status, published_at },
    NOW,
  )
  await updateRecipe(db, id, { fields: aRecipe({ name, image_url, servings: 9 }), ...nobody }, NOW)
  const version = (await listVersions(db, 'recipe', id))[0]?.id ?? ''
  return { id, slug, version, updated_at: (await findRecipe(db, id))?.updated_at ?? '' }
}

async function aStoredPost(db: Database, fields: Parameters<typeof aPost>[0]) {
  const id = await insertPost(db, aPost(fields), NOW)
  await updatePost(db, id, { fields: aPost({ ...fields, content: 'Again' }), ...nobody }, NOW)
  const version = (await listVersions(db, 'post', id))[0]?.id ?? ''
  const post = await findPost(db, id)
  return { id, version, slug: post?.slug ?? '', updated_at: post?.updated_at ?? '' }
}

async function aStoredPiece(db: Database, status: Status) {
  const [id = ''] = await insertEquipment(db, [{ ...aPieceOfEquipment(), status }], NOW)
  const changed = await updateEquipment(db, id, { fields: aPieceOfEquipment({ price: 130 }), ...nobody }, NOW)
  const version = (await listVersions(db, 'equipment', id))[0]?.id ?? ''
  return { id, version, updated_at: changed.ok ? changed.updated_at : '' }
}

async function loseLabel(db: Database, recipe_id: string) {
  const lost = { recipe_id, dietary_restriction: 'vegan', state: 'no', line: null, term: null }
  await db
    .insertInto('lost_labels')
    .values({ ...lost, lost_at: NOW.toISOString() })
    .execute()
}

async function markSamples(
  db: Database,
  recipes: Record<'draft' | 'deletedDraft', { id: string; updated_at: string }>,
) {
  const removed_at = NOW.toISOString()
  const samples = [
    { target_id: recipes.draft.id, updated_at: recipes.draft.updated_at, removed_at: null },
    { target_id: recipes.deletedDraft.id, updated_at: removed_at, removed_at },
  ]
  await db
    .insertInto('samples')
    .values(samples.map((sample) => ({ kind: 'recipe' as const, ...sample })))
    .execute()
}

/** The site as somebody of this column of the matrix meets it. */
export async function enter(db: Database, column: 'visitor' | 'no role' | 'editor' | 'administrator') {
  const site = await createTestSite({ db })
  // A program shows a token, and no cookies.
  const ask = site.request
  if (column === 'visitor') return { ...site, ask, token: undefined }
  const role = { 'no role': 'user', editor: 'editor', administrator: 'admin' } as const
  const person = await site.as(role[column])
  return { ...person, ask, token: person.session.accessToken }
}
