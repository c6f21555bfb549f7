import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The commands over one site in a folder of its own, in which they run. */
function commands(DATABASE_URL = 'file:site.db', environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plate-'))
  const run = (name: string, parameters: string[], input = '') => {
    const script = new URL(`${name}.ts`, import.meta.url).pathname
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
      input,
      encoding: 'utf8',
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATABASE_URL,
        ...environment,
      },
    })
    const said = stdout + stderr
    expect(said).not.toMatch(/\n {4}at /)
    return { status, said }
  }
  const at = (name: string) => join(folder, name)
  return {
    at,
    backup: (...parameters: string[]) => run('backup', parameters),
    restore: (...parameters: string[]) => run('restore', parameters),
    importFiles: (...parameters: string[]) => run('import', parameters),
    user: (...parameters: string[]) => run('user', parameters, 'a long enough password\n'),
  }
}

test('whoever forgot DATABASE_URL is told so, instead of getting a backup of nothing', () => {
  const { at, backup, user } = commands()
  for (const answer of [backup('plate.zip'), user('list'), user('password', 'chef@plate.test')])
    expect(answer).toEqual({
      status: 1,
      said: `There is no site in ${at('site.db')}. Set DATABASE_URL to the database of your site, as its service does, and try again.\n`,
    })
  expect([existsSync(at('site.db')), existsSync(at('plate.zip'))]).toEqual([false, false])
  const made = `There was no site in ${at('site.db')}: a new one is made there.`
  expect(user('add', 'chef@plate.test', '--admin').said).toContain(made)
  expect(user('add', 'tom@plate.test').said).not.toContain(made)
})

test('a database in which nothing was ever stored is no site to back up, and no backup gives way to it', () => {
  const { at, backup, restore, user } = commands()
  user('add', 'chef@plate.test', '--admin')
  expect(backup('plate.zip')).toEqual({
    status: 0,
    said: expect.stringContaining(`and 1 account, from ${at('site.db')}.`),
  })
  const kept = readFileSync(at('plate.zip'))
  const other = commands('file:empty.db')
  other.importFiles('missing.json')
  expect(other.backup(at('plate.zip'))).toEqual({
    status: 1,
    said: `The site in ${other.at('empty.db')} is empty. Set DATABASE_URL to the database of your site. Nothing was written.\n`,
  })
  expect(readFileSync(at('plate.zip'))).toEqual(kept)
  expect(restore('plate.zip').said).toMatch(
    /\nRestored into \S+site\.db: 0 recipes, .* Restart the site\.\n/s,
  )
})

test('a backup replaces an older one, and no other file: not the database itself', () => {
  const { at, backup, user } = commands()
  user('add', 'chef@plate.test', '--admin')
  expect([backup('plate.zip').status, backup('plate.zip').status]).toEqual([0, 0])
  writeFileSync(at('photos.zip'), 'PK')
  mkdirSync(at('backups'))
  const refused = {
    'site.db': `${at('site.db')} is there already, and is not a backup that can be read. Choose another name.`,
    'photos.zip': `${at('photos.zip')} is there already, and is not a backup that can be read. Choose another name.`,
    backups: `${at('backups')} is a folder. Name a file in it, such as ${at('backups/plate.zip')}.`,
    'stick/plate.zip': `There is no folder ${at('stick')}. Make it first, or name a file in another one.`,
  }
  for (const [name, why] of Object.entries(refused))
    expect(backup(name)).toEqual({ status: 1, said: `${why} Nothing was written.\n` })
  expect(user('list').said).toContain('chef@plate.test')
})

test('what is no file to restore is named, and a parameter that nobody knows is met with the usage', () => {
  const { at, backup, restore, user } = commands()
  mkdirSync(at('backups'))
  symlinkSync('loop.zip', at('loop.zip'))
  const refused = {
    'loop.zip': `There is no file ${at('loop.zip')}.`,
    '/dev/zero': '/dev/zero is not a file on a disk.',
    'plate.zip': `There is no file ${at('plate.zip')}.`,
    backups: `${at('backups')} is a folder. Name the file of the backup in it.`,
  }
  for (const [name, why] of Object.entries(refused))
    expect(restore(name)).toEqual({ status: 1, said: `${why} Nothing was changed.\n` })
  expect(existsSync(at('site.db'))).toBe(false)
  for (const { status, said } of [backup('--all'), restore('--wiht', 'x', 'a.zip'), user('add', '--boss')])
    expect([status, said]).toEqual([1, expect.stringMatching(/^npm run /)])
})

test(
  'with a passphrase the command takes encrypted files, and a plain one only when that is said',
  { timeout: 300_000 },
  () => {
    const passphrase = { BACKUP_PASSPHRASE: 'beets under the blue lid' }
    const old = commands()
    old.user('add', 'chef@plate.test', '--admin')
    old.backup('plain.zip')
    const plain = old.at('plain.zip')
    const fresh = commands('file:new.db', passphrase)
    expect(fresh.restore(plain, '--with', 'chef@plate.test')).toEqual({
      status: 1,
      said: expect.stringMatching(
        /is not encrypted, so anybody could have made it\. .* add --unencrypted\. Nothing was changed\.\n$/s,
      ),
    })
    expect(fresh.restore('--as-it-was', plain).said).toContain('add --unencrypted')
    const looked = fresh.restore('--unencrypted', '--dry-run', plain)
    expect(looked.said).toContain('This site does not know the backup as its own')
    expect(looked.said).toContain('chef@plate.test  Does not come: nobody chose it.')
    expect(looked.said).toMatch(/Nothing was changed\.\n$/)
    expect(fresh.user('list').said).not.toContain('chef@plate.test')
    const taken = fresh.restore('--unencrypted', '--with', 'chef@plate.test', plain)
    expect(taken.said).toContain('chef@plate.test  Comes with its role (administrator) and its password.')
    expect(fresh.user('list').said).toContain('chef@plate.test')

    // Encrypted under the same passphrase, it is known on the next machine.
    expect(fresh.backup('sealed.zip').status).toBe(0)
    const next = commands('file:next.db', passphrase)
    const known = next.restore(fresh.at('sealed.zip'))
    expect(known.said).toContain('The backup is one of this site.')
    expect(known.said).toContain('chef@plate.test  Comes with its role (administrator) and its password.')
    // The choice that accounts become as they were names what it does.
    next.backup('before.zip')
    next.user('add', 'eve@plate.test')
    const kept = next.restore('before.zip')
    expect(kept.said).toContain('With --accounts-as-they-were:\n  eve@plate.test is removed')
    expect(next.user('list').said).toContain('eve@plate.test')
    next.restore('--accounts-as-they-were', 'before.zip')
    expect(next.user('list').said).not.toContain('eve@plate.test')
  },
)
