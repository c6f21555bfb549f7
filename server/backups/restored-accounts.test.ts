import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { newFilledFile, newFolder } from '#test/backup-site.ts'
import { hashContents } from '#test/contents.ts'
import { findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile } from '#test/running-site.ts'
import { fillWholeSite } from '#test/whole-site.ts'
import { describeOutcome } from '#domain/people/restored-accounts.ts'
import { type Database, openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { insertUser } from '../data/people/users.ts'
import { carryOut } from './carry-out.ts'
import { makeBackup } from './make-backup.ts'
import type { Orders } from './orders.ts'
import { LockedBackup, UnencryptedBackup } from './refusal.ts'
import { readSigningKey } from './signing-key.ts'

// Each kind of file, restored on each engine: what is said of it beforehand, and which accounts there are afterwards.

const NOW = new Date('2026-11-24T12:00:00Z')
const OWN = 'beets under the blue lid'
const ANOTHER = 'a passphrase of somebody else'
const CHEF = 'chef@plate.test'
const TOM = 'tom@plate.test'
const SLOW = { timeout: 120_000 }

const programs = findPostgres()
let createPostgres: () => Promise<string>
beforeAll(async () => {
  if (programs === undefined) return
  const postgres = await startPostgres(programs)
  createPostgres = async () => postgres.createDatabase()
}, 60_000)

const ENGINES = {
  sqlite: async () => `file:${newDatabaseFile()}`,
  postgres: async () => createPostgres(),
}
type Engine = keyof typeof ENGINES

async function openSite(engine: Engine, { isFilled = true } = {}) {
  const isCopy = engine === 'sqlite' && isFilled
  const databaseUrl = isCopy ? `file:${await newFilledFile()}` : await ENGINES[engine]()
  const db = openDatabase(databaseUrl)
  onTestFinished(async () => db.destroy())
  await migrate(db)
  if (isFilled && !isCopy) await fillWholeSite(db)
  const folder = join(newFolder(), 'backups')
  const backUp = async (passphrase?: string) => {
    const file = join(newFolder(), 'plate.zip')
    await makeBackup(databaseUrl, file, { key: await readSigningKey(db, NOW), now: NOW, passphrase })
    return file
  }
  const inspect = async (ask: Orders['inspect']['ask'], passphrase?: string) =>
    carryOut('inspect', { databaseUrl, passphrase }, ask, () => {})
  const restore = async (
    ask: Pick<Orders['restore']['ask'], 'file'> & Partial<Orders['restore']['ask']>,
    passphrase?: string,
  ) => carryOut('restore', { databaseUrl, passphrase }, { folder, take: [], ...ask }, () => {})
  return { databaseUrl, db, folder, backUp, inspect, restore }
}

/** All that opens an account, a line for each, and the preview links. */
async function readAccess(db: Database): Promise<string[]> {
  const users = await db.selectFrom('users').selectAll().orderBy('email').execute()
  const lines = await Promise.all(
    users.map(async ({ id, email, password_hash, is_admin, is_editor }) => {
      const of = async (table: 'passkeys' | 'totp_secrets' | 'recovery_codes') =>
        (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length
      const role = is_admin ? 'administrator' : is_editor ? 'editor' : 'no role'
      return `${email}: ${role}, ${password_hash}, passkeys ${await of('passkeys')}, apps ${await of('totp_secrets')}, codes ${await of('recovery_codes')}`
    }),
  )
  const links = await db.selectFrom('preview_links').select('id').execute()
  return [...lines, `preview links: ${links.length}`]
}

/** As `fillWholeSite` makes them. */
const AS_FILLED = [
  `${CHEF}: administrator, hash:1, passkeys 0, apps 1, codes 1`,
  `${TOM}: editor, hash:2, passkeys 1, apps 0, codes 0`,
  'preview links: 1',
]

/** The chef has another password and no second factor, Tom’s passkey, role and preview link are gone, and Eve is new. */
async function revoke(db: Database) {
  await db.updateTable('users').set({ password_hash: 'hash:new' }).where('email', '=', CHEF).execute()
  await db.deleteFrom('totp_secrets').execute()
  await db.deleteFrom('recovery_codes').execute()
  await db.deleteFrom('passkeys').execute()
  await db.deleteFrom('preview_links').execute()
  await db.updateTable('users').set({ is_editor: 0 }).where('email', '=', TOM).execute()
  await insertUser(db, { email: 'eve@plate.test', password_hash: 'hash:3', role: 'editor' }, NOW)
}

const REVOKED = [
  `${CHEF}: administrator, hash:new, passkeys 0, apps 0, codes 0`,
  'eve@plate.test: editor, hash:3, passkeys 0, apps 0, codes 0',
  `${TOM}: no role, hash:2, passkeys 0, apps 0, codes 0`,
  'preview links: 0',
]

const countRecipes = async (db: Database) => (await db.selectFrom('recipes').select('id').execute()).length

/** What the summary says of each account. */
const describe = ({ accounts, isOwn, isNew }: Orders['inspect']['answer']) =>
  Object.fromEntries(accounts.map((account) => [account.email, describeOutcome(account, { isOwn, isNew })]))

const STAYS = 'Stays as it is now. Nothing of it comes from the backup.'

for (const engine of ['sqlite', 'postgres'] as const) {
  const testHere = (name: string, run: () => Promise<void>) =>
    test.skipIf(engine === 'postgres' && programs === undefined)(`${name} (${engine})`, SLOW, run)
  /** For what is decided of the file and of rows that were read, before any engine stores. */
  const testOnce = (name: string, run: () => Promise<void>) => engine === 'sqlite' && testHere(name, run)

  testHere(
    'a backup of this site brings all content back, and its accounts stay as they are now',
    async () => {
      const { db, backUp, inspect, restore } = await openSite(engine)
      const file = await backUp()
      await db.deleteFrom('recipes').execute()
      const summary = await inspect({ file })
      expect(summary).toMatchObject({ isOwn: true, isNew: false, consequences: [] })
      expect(describe(summary)).toEqual({ [CHEF]: STAYS, [TOM]: STAYS })
      await restore({ file })
      expect(await readAccess(db)).toEqual(AS_FILLED)
      expect(await countRecipes(db)).toBe(38)
    },
  )

  testHere(
    'what was revoked since a backup stays revoked, and the choice against that names it all',
    async () => {
      const { db, backUp, inspect, restore } = await openSite(engine)
      const file = await backUp()
      await revoke(db)
      const summary = await inspect({ file })
      expect(describe(summary)).toEqual({ [CHEF]: STAYS, [TOM]: STAYS, 'eve@plate.test': STAYS })
      expect(summary.consequences).toEqual([
        `The password of ${CHEF} becomes the older one.`,
        `The second factor of ${CHEF}, which was switched off, is on again.`,
        `1 older recovery code of ${CHEF} can be used again, and newer ones cannot.`,
        'eve@plate.test is removed: the backup is older than this account.',
        `${TOM} becomes an editor again.`,
        `The passkey “Phone” of ${TOM}, which was removed, works again.`,
        'A preview link that was ended works again.',
      ])
      await restore({ file })
      expect(await readAccess(db)).toEqual(REVOKED)
      await restore({ file, asTheyWere: true })
      expect(await readAccess(db)).toEqual(AS_FILLED)
    },
  )

  testOnce('an account that was removed stays removed, and what it wrote names nobody', async () => {
    const { db, backUp, inspect, restore } = await openSite(engine)
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', TOM)
      .executeTakeFirstOrThrow()
    await db.updateTable('blog_posts').set({ author_id: id }).execute()
    const file = await backUp()
    await db.deleteFrom('users').where('email', '=', TOM).execute()
    const summary = await inspect({ file })
    expect(describe(summary)[TOM]).toBe('Stays removed. Nothing of it comes from the backup.')
    expect(summary.consequences[0]).toBe(
      `${TOM} was removed, and can sign in again as an editor, with the old password and 1 passkey.`,
    )
    await restore({ file })
    expect((await readAccess(db)).join()).not.toContain(TOM)
    expect(
      await db.selectFrom('blog_posts').select('id').where('author_id', 'is not', null).execute(),
    ).toEqual([])
    // Invited again, it is another account, and its posts of then are its own.
    const again = await insertUser(db, { email: TOM, password_hash: 'hash:again', role: null }, NOW)
    await restore({ file })
    expect(await readAccess(db)).toContain(`${TOM}: no role, hash:again, passkeys 0, apps 0, codes 0`)
    const [post] = await db.selectFrom('blog_posts').select('author_id').execute()
    expect(post).toEqual({ author_id: again })
  })

  testHere('of a file of a stranger nothing comes but a chosen account with its password', async () => {
    const old = await openSite('sqlite')
    const file = await old.backUp()
    const fresh = await openSite(engine, { isFilled: false })
    const summary = await fresh.inspect({ file })
    expect(summary).toMatchObject({ isOwn: false, isNew: true })
    expect(describe(summary)).toEqual({
      [CHEF]:
        'Comes with its role (administrator) and its password, if you choose it. What does not come: its second factor and 1 recovery code.',
      [TOM]:
        'Comes with its role (editor) and its password, if you choose it. What does not come: 1 passkey.',
    })
    await fresh.restore({ file, take: [CHEF, TOM] })
    expect(await readAccess(fresh.db)).toEqual([
      `${CHEF}: administrator, hash:1, passkeys 0, apps 0, codes 0`,
      `${TOM}: editor, hash:2, passkeys 0, apps 0, codes 0`,
      'preview links: 0',
    ])

    // Where accounts are, they stay, whatever the file says of them and whom somebody chooses.
    const present = await openSite(engine)
    await revoke(present.db)
    await old.db.updateTable('users').set({ is_admin: 1 }).execute()
    await insertUser(
      old.db,
      { email: 'mallory@evil.test', password_hash: 'hash:m', role: 'administrator' },
      NOW,
    )
    const later = await old.backUp()
    expect(describe(await present.inspect({ file: later }))).toMatchObject({ [CHEF]: STAYS, [TOM]: STAYS })
    await present.restore({ file: later, take: [], asTheyWere: true })
    expect(await readAccess(present.db)).toEqual(REVOKED)
    await present.restore({ file: later, take: [TOM, 'mallory@evil.test'] })
    expect(await readAccess(present.db)).toEqual(
      REVOKED.toSpliced(2, 0, 'mallory@evil.test: administrator, hash:m, passkeys 0, apps 0, codes 0'),
    )
  })

  testOnce(
    'where a passphrase is set a plain file is refused until somebody says that it may come',
    async () => {
      const { db, backUp, inspect, restore } = await openSite(engine)
      const file = await backUp()
      const before = await hashContents(db)
      for (const ask of [inspect, restore])
        await expect(ask({ file }, OWN)).rejects.toThrow(UnencryptedBackup)
      expect(await hashContents(db)).toBe(before)
      expect(await inspect({ file, unencrypted: true }, OWN)).toMatchObject({ isOwn: true })
      const fresh = await openSite(engine, { isFilled: false })
      await expect(fresh.restore({ file, take: [CHEF] }, OWN)).rejects.toThrow('is not encrypted')
      expect(await readAccess(fresh.db)).toEqual(['preview links: 0'])
      await fresh.restore({ file, take: [CHEF], unencrypted: true }, OWN)
      expect(await readAccess(fresh.db)).toEqual([
        `${CHEF}: administrator, hash:1, passkeys 0, apps 0, codes 0`,
        'preview links: 0',
      ])
    },
  )

  testOnce('a new machine knows the encrypted backups of its site, and everything comes', async () => {
    const old = await openSite('sqlite')
    const file = await old.backUp(OWN)
    const fresh = await openSite(engine, { isFilled: false })
    const summary = await fresh.inspect({ file }, OWN)
    expect(summary).toMatchObject({ isOwn: true, isNew: true })
    expect(describe(summary)).toEqual({
      [CHEF]: 'Comes with its role (administrator), its password, its second factor and 1 recovery code.',
      [TOM]: 'Comes with its role (editor), its password and 1 passkey.',
    })
    await fresh.restore({ file }, OWN)
    expect(await readAccess(fresh.db)).toEqual(AS_FILLED)
  })

  testOnce('a file that another passphrase opens stays foreign, also once it is written anew', async () => {
    const old = await openSite('sqlite')
    const file = await old.backUp(ANOTHER)
    const fresh = await openSite(engine, { isFilled: false })
    await expect(fresh.inspect({ file }, OWN)).rejects.toThrow(LockedBackup)
    await expect(fresh.inspect({ file })).rejects.toThrow(LockedBackup)
    const to = join(newFolder(), 'opened.zip')
    const { databaseUrl } = fresh
    await carryOut('join', { databaseUrl, passphrase: OWN }, { file, to, opensWith: ANOTHER }, () => {})
    expect(await fresh.inspect({ file: to }, OWN)).toMatchObject({ isOwn: false })
    await fresh.restore({ file: to, take: [TOM] }, OWN)
    expect(await readAccess(fresh.db)).toEqual([
      `${TOM}: editor, hash:2, passkeys 0, apps 0, codes 0`,
      'preview links: 0',
    ])
  })

  testOnce('an encrypted file that was cut is refused before anything changes', async () => {
    const { db, backUp, inspect, restore } = await openSite(engine)
    const file = await backUp(OWN)
    const whole = readFileSync(file)
    const before = await hashContents(db)
    for (const bytes of [whole.length - 1, Math.floor(whole.length / 2), 88, 87, 40, 22]) {
      writeFileSync(file, whole.subarray(0, bytes))
      for (const ask of [inspect, restore])
        await expect(ask({ file, unencrypted: true }, OWN), String(bytes)).rejects.toThrow(
          /^The backup is damaged: /,
        )
    }
    expect(await hashContents(db)).toBe(before)
  })
}
