import { expect } from 'vitest'
import { ensurePerson } from '#test/people.ts'
import { testDatabase, testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createPost, updatePost } from '../posts/write.ts'
import type { Database } from '../database/database.ts'
import { insertEquipment, updateEquipment } from '../equipment/write.ts'
import { insertRecipe, updateRecipe } from '../recipes/write/write.ts'
import { findStoredEquipment } from '../equipment/row.ts'
import { findPost } from '../posts/row.ts'
import { findRecipe } from '../recipes/row/row.ts'
import { insertUser } from '../people/users.ts'
import { listVersions, MOST_VERSIONS, type Kind as AnyKind } from './versions.ts'
import { removeThing, restoreThing, undeleteThing, undeleteThingAs } from '../things/change-one.ts'
import type { Row, Thing } from '../things/thing.ts'
import { THINGS } from '../things/things.ts'
import { EQUIPMENT } from '../things/equipment-thing.ts'
import { RECIPES } from '../things/recipe-thing.ts'

/** Settings are one thing, which nobody inserts or deletes: their tests stand beside them. */
type Kind = Exclude<AnyKind, 'settings' | 'guide'>

const now = new Date('2026-01-02T03:04:05Z')
const later = new Date('2026-02-03T04:05:06Z')
const nobody = { author_id: null }

/** The same few things that can be done to each kind. */
const KINDS = {
  recipe: {
    insert: async (db: Database, name: string) =>
      (await insertRecipe(db, { fields: aRecipe({ name }) }, now)).id,
    find: findRecipe,
    rename: (db: Database, id: string, name: string, based_on?: string) =>
      updateRecipe(db, id, { fields: aRecipe({ name }), ...nobody, based_on }, now),
    nameOf: async (db: Database, id: string) => (await findRecipe(db, id))?.fields.name,
  },
  equipment: {
    insert: async (db: Database, name: string) =>
      (await insertEquipment(db, [aPieceOfEquipment({ name })], now))[0]!,
    find: findStoredEquipment,
    rename: (db: Database, id: string, name: string, based_on?: string) =>
      updateEquipment(db, id, { fields: aPieceOfEquipment({ name }), ...nobody, based_on }, now),
    nameOf: async (db: Database, id: string) => (await findStoredEquipment(db, id))?.fields.name,
  },
  post: {
    insert: async (db: Database, title: string) => {
      const post = await createPost(db, { fields: aPost({ title }), slug: null, ...nobody }, now)
      return post.ok ? post.id : ''
    },
    find: findPost,
    rename: (db: Database, id: string, title: string, based_on?: string) =>
      updatePost(db, id, { fields: aPost({ title }), ...nobody, based_on }, now),
    nameOf: async (db: Database, id: string) => (await findPost(db, id))?.fields.title,
  },
}

const eachKind = async (run: (kind: Kind) => Promise<void>) => {
  for (const kind of ['recipe', 'equipment', 'post'] as const) await run(kind)
}

testEachDatabase('a change keeps what was there before, and the last 20 of them', async (db) => {
  await eachKind(async (kind) => {
    const { insert, rename } = KINDS[kind]
    const id = await insert(db, 'Name 0')
    const other = await insert(db, 'Other')
    await rename(db, other, 'Other 1')
    for (let number = 1; number <= MOST_VERSIONS + 2; number++) await rename(db, id, `Name ${number}`)
    const names = (await listVersions(db, kind, id)).map(({ name }) => name)
    expect(names).toEqual(Array.from({ length: MOST_VERSIONS }, (_, place) => `Name ${21 - place}`))
    expect(await listVersions(db, kind, other)).toHaveLength(1)
  })
})

testDatabase('a version says when it was saved, and when and by whom it was replaced', async (db) => {
  const author_id = (await insertUser(
    db,
    { email: 'a@b.test', password_hash: '', role: 'administrator' },
    now,
  ))!
  const { id } = await insertRecipe(db, { fields: aRecipe() }, now)
  await updateRecipe(db, id, { fields: aRecipe({ name: 'New' }), author_id, role: 'administrator' }, later)
  const expected = {
    name: aRecipe().name,
    saved_at: now.toISOString(),
    replaced_at: later.toISOString(),
    replaced_by: 'a@b.test',
    deleted: false,
  }
  expect(await listVersions(db, 'recipe', id)).toEqual([{ id: expect.any(String), ...expected }])
  expect(await listVersions(db, 'post', id)).toEqual([])
  expect(await listVersions(db, 'recipe', '\0')).toEqual([])
})

testDatabase('whoever replaced a version is called by name, once there is one', async (db) => {
  const ines = { email: 'a@b.test', name: 'Ines', password_hash: '', role: 'administrator' } as const
  const author_id = (await insertUser(db, ines, now))!
  const { id } = await insertRecipe(db, { fields: aRecipe() }, now)
  await updateRecipe(db, id, { fields: aRecipe({ name: 'New' }), author_id, role: 'administrator' }, later)
  expect(await listVersions(db, 'recipe', id)).toMatchObject([{ replaced_by: 'Ines' }])
})

testDatabase('a restored version is a change like any other', async (db) => {
  await eachKind(async (kind) => {
    const { insert, rename, nameOf } = KINDS[kind]
    const id = await insert(db, 'First')
    await rename(db, id, 'Second')
    const [version] = await listVersions(db, kind, id)
    expect(await restoreThing(db, THINGS[kind], { id, version: version!.id }, nobody, now)).toMatchObject({
      ok: true,
      id,
    })
    expect(await nameOf(db, id)).toBe('First')
    expect((await listVersions(db, kind, id)).map(({ name }) => name)).toEqual(['Second', 'First'])
    const other = await insert(db, 'Other')
    for (const [wrong, of] of [
      ['no version', id],
      ['\0', id],
      [version!.id, other],
      [version!.id, 'nobody'],
    ] as const) {
      expect(await restoreThing(db, THINGS[kind], { id: of, version: wrong }, nobody, now)).toEqual({
        ...{ ok: false, reason: 'missing' },
      })
    }
  })
})

testDatabase('a deleted thing comes back whole, once, at its own address', async (db) => {
  await eachKind(async (kind) => {
    const { insert, find } = KINDS[kind]
    const id = await insert(db, 'Leek Soup')
    const before = (await find(db, id))!
    expect(await removeThing(db, THINGS[kind], id, nobody, later)).toBe(true)
    expect(await find(db, id)).toBeUndefined()
    await undeleteThing(db, THINGS[kind], id, nobody, later)
    const back = await find(db, id)
    expect(back).toEqual({ ...before, updated_at: later.toISOString() })
    expect(await undeleteThing(db, THINGS[kind], id, nobody, later)).toEqual(back)
    expect(await undeleteThing(db, THINGS[kind], 'nobody', nobody, later)).toBeUndefined()
    expect(await undeleteThing(db, THINGS[kind], '\0', nobody, later)).toBeUndefined()
  })
})

testDatabase(
  'a recipe that comes back has its file and report, and another address if it must',
  async (db) => {
    const source = {
      source_url: 'https://cook.example/leek',
      source: { name: 'Leek' },
      report: [{ field: 'name' }],
    }
    const { id } = await insertRecipe(db, { fields: aRecipe({ name: 'Leek' }), source }, now)
    const stored = () => db.selectFrom('recipe_sources').selectAll().execute()
    const before = await stored()
    await removeThing(db, RECIPES, id, nobody, now)
    expect(await stored()).toEqual([])
    await insertRecipe(db, { fields: aRecipe({ name: 'Leek' }) }, now)
    expect(await undeleteThing(db, RECIPES, id, { author_id: null }, now)).toMatchObject({
      id,
      slug: 'leek-2',
    })
    expect(await stored()).toEqual(before)
  },
)

testEachDatabase('what was changed elsewhere since is not overwritten', async (db) => {
  await eachKind(async (kind) => {
    const { insert, rename, find, nameOf } = KINDS[kind]
    const id = await insert(db, 'First')
    const opened = (await find(db, id))!.updated_at
    expect(await rename(db, id, 'Mine', opened)).toMatchObject({ ok: true })
    // The clock of this test stands still: the moments must differ even so.
    const refused = await rename(db, id, 'Theirs', opened)
    expect(refused).toMatchObject({ ok: false, reason: 'changed', current: { id } })
    expect(await nameOf(db, id)).toBe('Mine')
    expect(await listVersions(db, kind, id)).toHaveLength(1)
    expect(await rename(db, 'nobody', 'x', opened)).toEqual({ ok: false, reason: 'missing' })
  })
})

/** Fields as a release wrote them that did not know these yet, and what they are once they are restored. */
const UNKNOWN = {
  recipe: { story: null, difficulty: null, cuisine: null, servings: null, image_url: null, keywords: [] },
  post: { excerpt: null, featured_image_url: null },
  equipment: { brand: null, price: null, pros: [], review_summary: null },
}

testEachDatabase(
  'a version from before a field came restores, and the field is unknown in it',
  async (db) => {
    await eachKind(async (kind) => {
      const { insert, rename, find, nameOf } = KINDS[kind]
      const id = await insert(db, 'First')
      await rename(db, id, 'Second')
      const [version] = await listVersions(db, kind, id)
      await forgetFields(db, version!.id, Object.keys(UNKNOWN[kind]))
      expect(await restoreThing(db, THINGS[kind], { id, version: version!.id }, nobody, now)).toMatchObject({
        ok: true,
      })
      expect(await nameOf(db, id)).toBe('First')
      expect(await find(db, id)).toMatchObject({ fields: UNKNOWN[kind] })
    })
  },
)

async function forgetFields(db: Database, version: string, names: string[]) {
  const row = await db
    .selectFrom('versions')
    .select('snapshot')
    .where('id', '=', version)
    .executeTakeFirstOrThrow()
  const snapshot = JSON.parse(row.snapshot)
  for (const name of names) delete snapshot.fields[name]
  await db
    .updateTable('versions')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('id', '=', version)
    .execute()
}

testEachDatabase('a failed change keeps no version', async (db) => {
  const { id } = await insertRecipe(db, { fields: aRecipe() }, now)
  const broken = aRecipe()
  Object.assign(broken.ingredients[0]!, { ingredient_text: null })
  await expect(updateRecipe(db, id, { fields: broken, ...nobody }, now)).rejects.toThrow()
  expect(await listVersions(db, 'recipe', id)).toEqual([])
  expect((await findRecipe(db, id))?.fields).toEqual(aRecipe())
})

testEachDatabase('what is deleted comes back with a change, wholly or not at all', async (db) => {
  const editor = { author_id: await ensurePerson(db, 'editor', now), role: 'editor' } as const
  async function walk<Stored extends Row, Change extends object>(
    { insert }: Pick<(typeof KINDS)[Kind], 'insert'>,
    thing: Thing<Stored, Change>,
    change: Change,
  ) {
    const id = await insert(db, 'Public')
    await removeThing(db, thing, id, nobody, now)
    const missing = { ok: false, reason: 'missing' }
    const draft = { ...change, status: 'draft' as const }
    expect(await undeleteThingAs(db, thing, id, { ...draft, ...editor }, later)).toEqual(missing)
    expect(await undeleteThingAs(db, thing, 'nobody', { ...draft, ...nobody }, later)).toEqual(missing)
    const refused = { ok: false, reason: 'not-allowed' }
    const shown = { ...change, status: 'published' as const }
    expect(await undeleteThingAs(db, thing, id, { ...shown, ...editor }, later)).toEqual(refused)
    expect(await thing.find(db, id)).toBeUndefined()
    expect(await undeleteThingAs(db, thing, id, { ...draft, ...nobody }, later)).toMatchObject({ ok: true })
    expect(await thing.find(db, id)).toMatchObject({ status: 'draft', fields: { name: 'Changed' } })
  }
  await walk(KINDS.recipe, RECIPES, { fields: aRecipe({ name: 'Changed' }) })
  await walk(KINDS.equipment, EQUIPMENT, { fields: aPieceOfEquipment({ name: 'Changed' }) })
})
