import { expect } from 'vitest'
import type { Database } from '#server/data/database/database.ts'
import { insertEquipment, updateEquipment } from '#server/data/equipment/write.ts'
import { insertPost, updatePost } from '#server/data/posts/write.ts'
import { insertRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import type { Status } from '#domain/publishing/status.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const PATH = '/admin/keeping/addresses'
const NOBODY = { author_id: null }

type Thing = { move: (slug: string, status?: Status) => Promise<unknown> }

/** A thing at /…/a of each kind. */
const THINGS: Record<string, (db: Database) => Promise<Thing>> = {
  async recipes(db) {
    const fields = aRecipe({ name: 'A' })
    const { id } = await insertRecipe(db, { fields }, NOW)
    return {
      move: (slug, status) => updateRecipe(db, id, { fields, slug, status, ...NOBODY }, NOW),
    }
  },
  async equipment(db) {
    const fields = aPieceOfEquipment({ name: 'A' })
    const [id = ''] = await insertEquipment(db, [fields], NOW)
    return { move: (slug, status) => updateEquipment(db, id, { fields, slug, status, ...NOBODY }, NOW) }
  },
  async blog(db) {
    const fields = aPost({ title: 'A' })
    const id = await insertPost(db, fields, NOW)
    return {
      move: (slug, status = 'published') =>
        updatePost(db, id, { fields: { ...fields, status }, slug, ...NOBODY }, NOW),
    }
  },
}

async function adminSite(db: Database) {
  const site = await createTestSite({ db })
  const admin = await site.as('admin')
  const save = async (from: string, to: string) =>
    (await admin.post(PATH, { form: 'save', from, to, kind: 'moved' })).status
  /** Where a reader ends, after how many steps. */
  const follow = async (path: string) => {
    for (let steps = 0; steps < 10; steps++) {
      const { status, headers } = await site.get(path)
      if (status !== 301) return { path, status, steps }
      path = headers.get('location') ?? ''
    }
    return { path, status: 508 }
  }
  return { save, follow }
}

for (const [kind, add] of Object.entries(THINGS)) {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((slug) => `/${kind}/${slug}`)
  if (!a || !b || !c || !d) throw new Error('never')
  // spec.md leads from a post that nobody may see to the blog.
  const missing = kind === 'blog' ? 302 : 404

  testDatabase(`what moved in ${kind} never goes round with a redirect of one’s own`, async (db) => {
    const { save, follow } = await adminSite(db)
    const thing = await add(db)
    await thing.move('b')
    expect(await follow(a)).toEqual({ path: b, status: 200, steps: 1 })
    // Its new address lives, and its old one is led on by the site already.
    expect([await save(b, a), await save(a, '/about')]).toEqual([422, 422])
    // A redirect to the old address is shortened.
    expect(await save(c, a)).toBe(302)
    expect(await follow(c)).toEqual({ path: b, status: 200, steps: 1 })
    // Nobody sees it now: neither address leads to the other.
    await thing.move('b', 'draft')
    expect(await save(b, a)).toBe(422)
    expect((await follow(a)).status).toBe(missing)
    expect(await save(a, '/about')).toBe(302)
    expect(await save(b, a)).toBe(302)
    expect(await follow(b)).toEqual({ path: '/about', status: 200, steps: 1 })
    // Public again, it is found where it is, whatever was said meanwhile.
    await thing.move('b', 'published')
    expect(await follow(b)).toEqual({ path: b, status: 200, steps: 0 })
    expect(await follow(a)).toEqual({ path: b, status: 200, steps: 1 })
  })

  testDatabase(`what moves in ${kind} to an address that leads back never goes round`, async (db) => {
    const { save, follow } = await adminSite(db)
    const thing = await add(db)
    expect(await save(b, a)).toBe(302)
    await thing.move('b')
    expect(await follow(a)).toEqual({ path: b, status: 200, steps: 1 })
    expect(await follow(b)).toEqual({ path: b, status: 200, steps: 0 })
    for (const slug of ['d', 'a', 'b', 'a']) {
      await thing.move(slug)
      for (const path of [a, b, d]) expect((await follow(path)).status).not.toBe(508)
    }
    await thing.move('a', 'draft')
    for (const path of [a, b, d]) expect((await follow(path)).status).toBe(missing)
  })
}
