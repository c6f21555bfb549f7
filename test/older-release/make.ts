import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startSession } from '#server/auth/sessions.ts'
import type { Author } from '#server/data/changes/change.ts'
import { type Database, openDatabase } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { findWaitingRecipe } from '#server/data/imports/contents.ts'
import { migrate } from '#server/data/database/migrate.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { saveReview, stageEdit } from '#server/import/review.ts'
import { createPictureEncoder } from '#server/media/picture-encoder.ts'
import { receivePicture } from '#server/media/receive-picture.ts'
import { toRecipeValues } from '#domain/recipe/form.ts'
import { aLabelledRecipe, aPieceOfEquipment, aPost, aRecipe } from '../fixtures.ts'
import { NOW, reviewFiles } from '../imports.ts'
import { ensurePerson } from '../people.ts'
import { aPicture } from '../pictures.ts'
import { findPostgres, startPostgres } from '../postgres.ts'
import { newDatabaseFile } from '../running-site.ts'
import { aPublishedRecipe } from '../uploads.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'

// Makes the databases of this folder. In a clone of the release that they shall be of, after `npm ci`, and with this file where
// the release has none: `npm exec node test/older-release/make.ts`. Then take the three files from there, and name the release
// in test/older-release.test.ts. Needs Postgres, and its pg_dump in the path.

const HERE = import.meta.dirname
/** What that release knew of a recipe, and later ones do not. */
const OF_THEN = { plate: 'form=none', wellness_categories: ['heart-healthy'] }

const programs = findPostgres()
if (!programs) throw new Error('There is no Postgres.')

const file = newDatabaseFile()
const sqlite = await fill(`file:${file}`)
writeFileSync(join(HERE, 'site.db.gz'), gzipSync(readFileSync(file), { level: 9 }))

const { url, stop } = await startPostgres(programs)
const postgres = await fill(url)
const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', url], { encoding: 'utf8' })
await stop()
// Commands of psql begin with a backslash, and no other client knows them.
writeFileSync(join(HERE, 'site.sql'), dump.replace(/^\\.*\n/gm, ''))
writeFileSync(join(HERE, 'tokens.json'), `${JSON.stringify({ sqlite, postgres }, null, 2)}\n`)

/** Fills an empty database, and answers the access token of the chef. */
async function fill(url: string): Promise<string> {
  const db = openDatabase(url)
  await migrate(db)
  const author_id = await ensurePerson(db, 'admin', NOW)
  const author = { author_id, role: 'administrator' } as const
  await writeRecipes(db, author)
  await writeOthers(db, author)
  await addPicture(db, author_id)
  await bringFiles(db, author)
  const { accessToken } = await startSession(db, author_id, 'Test browser', NOW)
  await db.destroy()
  return accessToken
}

async function writeRecipes(db: Database, author: Author) {
  const soup = { ...aRecipe({ name: 'Carrot Soup' }), ...OF_THEN }
  const { id } = await insertRecipe(db, { fields: soup }, NOW)
  const silky = aLabelledRecipe({
    ...soup,
    name: 'Silky Carrot Soup',
    ingredients: [{ ingredient_text: '600 ml vegetable stock', section: 'For the pot' }],
    dietary_restrictions: ['gluten-free'],
  })
  const change = { fields: silky.fields, decide: () => silky.decisions, slug: null, ...author }
  expectDone((await updateRecipe(db, id, change, NOW)).ok)
  await insertRecipe(db, { fields: aRecipe({ name: 'Unready Stew' }), status: 'draft' }, NOW)
  const broth = await insertRecipe(db, { fields: aRecipe({ name: 'Deleted Broth' }) }, NOW)
  expectDone(await removeThing(db, RECIPES, broth.id, author, NOW))
}

async function writeOthers(db: Database, author: Author) {
  const [piece = ''] = await insertEquipment(db, [aPieceOfEquipment({ name: 'Old Blender' })], NOW)
  const change = { fields: aPieceOfEquipment(), slug: null, ...author }
  expectDone((await updateEquipment(db, piece, change, NOW)).ok)
  const id = await insertPost(db, aPost({ title: 'A stock', content: 'Five bones.' }), NOW)
  const { author_id: _nobody, ...fields } = aPost()
  expectDone((await updatePost(db, id, { fields, ...author }, NOW)).ok)
  const draft = { title: 'A draft of mine', status: 'draft', published_at: null } as const
  await insertPost(db, aPost({ ...draft, content: 'Not <strong>yet</strong>.' }), NOW)
}

async function addPicture(db: Database, uploaded_by: string) {
  const file = [await aPicture({ width: 4, height: 3 }).png().toBuffer()]
  const upload = { file, name: 'bowl.png', alt_text: 'A bowl', uploaded_by }
  expectDone((await receivePicture({ db, encode: createPictureEncoder(), now: NOW }, upload)).ok)
}

/** An import with a file that was refused, one recipe that was saved, one that was edited, and one that nobody has looked at. */
async function bringFiles(db: Database, author: Author) {
  const recipes = [
    aPublishedRecipe(),
    aPublishedRecipe({ name: 'Rice Bowl', recipeIngredient: ['75 g rice'] }),
    aPublishedRecipe({ name: 'Plain Cod', recipeIngredient: ['1 cod'] }),
  ]
  const import_id = await reviewFiles(
    db,
    { name: 'many.json', content: JSON.stringify(recipes) },
    { name: 'broken.json', content: '{,' },
  )
  const readHere = async () => undefined
  const typedAt = async (position: number, fields: { name?: string } = {}) => {
    const item = await findWaitingRecipe(db, import_id, position)
    if (!item) throw new Error(`No recipe waits at ${position}.`)
    return { ...toRecipeValues({ fields: { ...item.fields, ...fields } }), duplicate: '' }
  }
  const saving = { status: 'published', duplicate: undefined, author } as const
  const leek = { import_id, position: 1, typed: await typedAt(1), ...saving }
  expectDone((await saveReview(db, leek, NOW, readHere)).outcome === 'saved')
  const edit = { import_id, position: 2, typed: await typedAt(2, { name: 'My Rice Bowl' }) }
  expectDone(await stageEdit(db, edit, author, NOW, readHere))
}

function expectDone(isDone: boolean) {
  if (!isDone) throw new Error('The site has refused something.')
}
