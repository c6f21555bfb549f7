import { createHash } from 'node:crypto'
import type { Database } from '#server/data/database/database.ts'
import { insertUser } from '#server/data/people/users.ts'
import { updatePost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { fillSite } from '#server/process/sample-content.ts'
import { aPost, aRecipe } from './fixtures.ts'
import { aPicture } from './pictures.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import { EQUIPMENT } from '#server/data/things/equipment-thing.ts'

const NOW = new Date('2026-03-04T05:06:07.089Z')
const AT = NOW.toISOString()
const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/** A version of the chef’s, as it is stored. */
export const SOFTER = JSON.stringify({
  gentle: { notes: [{ was: 'Simmer “it”.', text: 'Ready “soft”.' }] },
})

/** What no backup may hold. */
export const SECRET = 'canary-that-no-backup-holds'

/** The samples, accounts, and at least one row in every table of a migrated database. */
export async function fillWholeSite(db: Database): Promise<{ chef: string; editor: string }> {
  await fillSite(db, NOW)
  const chef =
    (await insertUser(
      db,
      { email: 'chef@plate.test', name: 'Søren ⚕ 🥕', password_hash: 'hash:1', role: 'administrator' },
      NOW,
    )) ?? ''
  const editor =
    (await insertUser(db, { email: 'tom@plate.test', password_hash: 'hash:2', role: 'editor' }, NOW)) ?? ''
  const author = { author_id: chef, role: 'administrator' as const }
  const source = { source_url: 'https://soup.test/soup', source: { name: 'Soup', n: 1e21 }, report: [] }
  const { id } = await insertRecipe(
    db,
    { fields: aRecipe({ name: 'Soup “of” \u2028 lines', softer: SOFTER }), source },
    NOW,
  )
  const piece = await db.selectFrom('kitchen_equipment').select('id').executeTakeFirstOrThrow()
  await removeThing(db, EQUIPMENT, piece.id, author, NOW)
  const post = await db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow()
  const { author_id: _nobody, ...fields } = aPost()
  await updatePost(db, post.id, { fields, ...author, slug: 'another-address' }, NOW)
  await insertAccountRows(db, chef, editor)
  await insertPictureRows(db, chef)
  await insertRecipeRows(db, id)
  await insertOtherRows(db, chef)
  return { chef, editor }
}

async function insertAccountRows(db: Database, chef: string, editor: string) {
  const expires_at = '2099-01-01T00:00:00.000Z'
  await db
    .insertInto('totp_secrets')
    .values({ user_id: chef, secret: 'JBSWY3DP', confirmed_at: AT, last_step: 58_000_001 })
    .execute()
  await db
    .insertInto('recovery_codes')
    .values({ user_id: chef, code_hash: hashOf('code'), created_at: AT })
    .execute()
  await db
    .insertInto('account_events')
    .values({
      id: 'event',
      at: AT,
      kind: 'role',
      actor_id: chef,
      actor_name: null,
      account_id: editor,
      account_name: 'Tom Reyes',
      detail: 'editor',
    })
    .execute()
  await db.insertInto('sign_in_refusals').values({ day: '2026-03-04', count: 3 }).execute()
  await db
    .insertInto('passkeys')
    .values({
      id: 'key',
      user_id: editor,
      name: 'Phone',
      public_key: 'pQECAyY',
      counter: 7,
      transports: '["internal"]',
      created_at: AT,
      last_used_at: null,
    })
    .execute()
  await db
    .insertInto('session_families')
    .values({ id: SECRET, user_id: chef, device: 'Firefox', created_at: AT, last_used_at: AT, expires_at })
    .execute()
  await db
    .insertInto('session_tokens')
    .values({
      token_hash: `${SECRET}-token`,
      family_id: SECRET,
      kind: 'access',
      created_at: AT,
      used_at: null,
      expires_at,
    })
    .execute()
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: `${SECRET}-once`,
      kind: 'second-factor',
      user_id: chef,
      data: null,
      created_at: AT,
      expires_at,
    })
    .execute()
  await db
    .insertInto('account_links')
    .values({
      id: `${SECRET}-link`,
      token_hash: `${SECRET}-hash`,
      kind: 'reset',
      role: null,
      note: null,
      user_id: editor,
      made_by: chef,
      created_at: AT,
      expires_at,
    })
    .execute()
  await db
    .insertInto('sign_in_limits')
    .values({ key: `${SECRET}-guesses`, failures: 3, blocked_until: AT, updated_at: AT })
    .execute()
  await db
    .insertInto('secrets')
    .values({ name: 'device-marks', value: `${SECRET}-secret`, created_at: AT })
    .execute()
  await db
    .insertInto('preview_links')
    .values({
      id: 'preview',
      token_hash: hashOf('preview'),
      kind: 'recipe',
      target_id: 'x',
      note: null,
      snapshot: '{}',
      made_by: editor,
      created_at: AT,
      expires_at,
    })
    .execute()
}

async function insertPictureRows(db: Database, chef: string) {
  const content = new Uint8Array(await aPicture({ width: 64, height: 48 }).webp().toBuffer())
  const jpeg = new Uint8Array(await aPicture({ width: 64, height: 48 }).jpeg().toBuffer())
  const icon = new Uint8Array(await aPicture({ width: 32, height: 32 }).png().toBuffer())
  const hash = hashOf('as it came')
  await db
    .insertInto('media')
    .values({
      hash,
      width: 64,
      height: 48,
      alt_text: 'A plate',
      point_x: 30,
      point_y: 0,
      file_name: 'plate.png',
      byte_size: 99,
      created_at: AT,
      uploaded_by: chef,
    })
    .execute()
  await db
    .insertInto('media_variants')
    .values([
      { hash, format: 'webp', width: 64, content },
      { hash, format: 'jpeg', width: 64, content: jpeg },
    ])
    .execute()
  await db.insertInto('logo_icons').values({ hash, size: 32, content: icon }).execute()
  await db
    .insertInto('linked_pictures')
    .values({
      key: hashOf('linked'),
      address: 'https://soup.test/a.jpg',
      state: 'waiting',
      hash: null,
      message: null,
      try_at: AT,
      settled_at: null,
      asked_by: chef,
    })
    .execute()
}

async function insertRecipeRows(db: Database, recipe_id: string) {
  await db
    .insertInto('recipe_label_decisions')
    .values({
      recipe_id,
      dietary_restriction: 'vegan',
      answer: 'off',
      reason: 'butter',
      decided_at: AT,
      lines: '[]',
    })
    .execute()
  await db
    .insertInto('lost_labels')
    .values({
      recipe_id,
      dietary_restriction: 'vegan',
      state: 'unknown',
      line: null,
      term: null,
      lost_at: AT,
    })
    .execute()
  await db
    .insertInto('food_corrections')
    .values({
      id: 'correction',
      words: 'oat drink',
      means: 'oat',
      labels: '[]',
      created_at: AT,
      removed_at: null,
    })
    .execute()
  await db
    .insertInto('food_correction_recipes')
    .values({ correction_id: 'correction', recipe_id, waiting: 0, may_give: '[]', took: '[]' })
    .execute()
  await db
    .insertInto('spellings')
    .values({ spelling: 'sop', word: 'soup' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function insertOtherRows(db: Database, user_id: string) {
  await db.insertInto('old_slugs').values({ kind: 'recipe', slug: 'old-soup', target_id: 'gone' }).execute()
  await db
    .insertInto('guide_pages')
    .values({ slug: 'texture', words: '{}', is_off: 0, updated_at: AT })
    .execute()
  await db
    .insertInto('redirects')
    .values({ path: '/old', leads_to: '/recipes', created_at: AT, deleted_at: null, asked: 3 })
    .execute()
  await db.insertInto('redirect_imports').values({ id: 'file', created_at: AT, changes: '[]' }).execute()
  await db
    .insertInto('missing_paths')
    .values({ path: '/lost', asked: 2, last_asked: AT, is_hidden: 0 })
    .execute()
  await db
    .insertInto('shop_links')
    .values({
      key: hashOf('shop'),
      address: 'https://shop.test/',
      host: 'shop.test',
      ask_at: AT,
      state: 'new',
      message: null,
      asked_at: null,
      missing_since: null,
    })
    .execute()
  await db
    .insertInto('imports')
    .values({
      id: 'import',
      user_id,
      kind: 'recipes',
      status: 'ready',
      created_at: AT,
      file_names: '["a.json"]',
      problems: '[]',
      saving: null,
      reader: SECRET,
      reading: null,
    })
    .execute()
  await db
    .insertInto('import_files')
    .values({ import_id: 'import', position: 0, name: 'a.json', content: new Uint8Array([123, 125]) })
    .execute()
  await db
    .insertInto('import_items')
    .values({
      import_id: 'import',
      position: 1,
      file_name: 'a.json',
      name: 'Soup',
      search_name: 'soup',
      source_url: null,
      needs_look: 1,
      outcome: 'waiting',
      saved_id: null,
    })
    .execute()
  await db
    .insertInto('import_contents')
    .values({ import_id: 'import', position: 1, fields: '{}', typed: null, decisions: null, origin: '{}' })
    .execute()
}
