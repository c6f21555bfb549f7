import { execFile, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aRecipe } from '#test/fixtures.ts'
import { ensurePerson } from '#test/people.ts'
import { pageText } from '#test/page-text.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { startSession } from './auth/sessions.ts'
import { openDatabase } from './data/database.ts'
import { insertRecipe } from './data/recipes/write.ts'

const ROOT = new URL('..', import.meta.url).pathname
const RECIPES = `${ROOT}content/recipes`
const FULL = 'The disk of the site is full. Nothing was saved.'
const NOW = new Date()

/** From now on, a process can write nothing to files, as on a full disk; or it can again. Needs no rights. */
const setRoom = (pid: number | undefined, bytes: 0 | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

async function startAdministered() {
  const file = newDatabaseFile()
  const site = await startSite({ DATABASE_URL: `file:${file}`, SAMPLE_CONTENT: 'off' })
  onTestFinished(async () => void (await site.stop()))
  const db = openDatabase(`file:${file}`)
  await insertRecipe(db, { fields: aRecipe({ name: 'Silky Carrot Soup' }) }, NOW)
  const session = await startSession(db, await ensurePerson(db, 'admin', NOW), 'Test', NOW)
  await db.destroy()
  return {
    ...site,
    file,
    /** Sends a form: that of the door as a stranger, any other as the chef. */
    post: async (path: string, fields: Record<string, string>) =>
      fetch(site.address + path, {
        method: 'POST',
        headers: {
          Origin: site.address,
          Cookie: path === '/auth' ? '' : `access=${session.accessToken}`,
        },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    api: async (path: string, body: object) =>
      fetch(`${site.address}/api${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${session.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** What a page says, whoever asks: a visitor, or somebody whose session has to be renewed. */
    read: async (path: string, Cookie = '') => {
      const answer = await fetch(site.address + path, { headers: { Cookie } })
      return [answer.status, await answer.text()] as const
    },
    refresh: `refresh=${session.refreshToken}`,
  }
}

const recipe = {
  name: 'Broth',
  description: 'Bones',
  servings: '4',
  ingredient: 'Bones',
  instruction: 'Boil.',
}

test('on a full disk, whoever changes something is told why, readers go on, and it ends by itself', async () => {
  const site = await startAdministered()
  setRoom(site.process.pid, 0)
  for (const [path, fields] of [
    ['/auth', { email: 'chef@plate.test', password: 'a long enough password' }],
    ['/admin/recipes/new', recipe],
    ['/admin/blog/new', { title: 'Broth', content: 'Bones', status: 'draft' }],
  ] as const) {
    const answer = await site.post(path, fields)
    expect([path, answer.status, pageText(await answer.text())]).toEqual([
      path,
      507,
      expect.stringContaining(FULL),
    ])
  }
  const refused = await site.api('/posts', { title: 'Broth', content: 'Bones' })
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'disk_full' }])

  expect(await site.read('/recipes')).toMatchObject([200, expect.stringContaining('Silky Carrot Soup')])
  expect(await site.read('/recipes', site.refresh)).toMatchObject([
    200,
    expect.stringContaining('Silky Carrot'),
  ])
  expect(await site.read('/admin', site.refresh)).toMatchObject([507, expect.stringContaining(FULL)])
  expect(await site.read('/health')).toMatchObject([
    503,
    expect.stringContaining('The disk of the site is full.'),
  ])

  setRoom(site.process.pid, 'unlimited')
  expect((await site.post('/admin/recipes/new', recipe)).status).toBe(302)
  await vi.waitUntil(async () => (await site.read('/health'))[0] === 200, { interval: 250, timeout: 20_000 })
})

/** Runs a program of ours to its end, with files that cannot grow beyond 100 KB. */
async function runInLittleRoom(args: string[], env: Record<string, string>) {
  const command = `ulimit -f 200; exec "$0" "$@"`
  const program = spawn('sh', ['-c', command, process.execPath, ...args], { cwd: ROOT, env })
  let said = ''
  program.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((resolve) => program.once('close', resolve))
  return { code, said }
}

test('a start and an import on a full disk end with one line that says so', async () => {
  const env = { NODE_ENV: 'production', PORT: '0' }
  for (const args of [['server/main.ts'], ['scripts/import.ts', `${RECIPES}/almond-and-lemon-cake.json`]]) {
    const { code, said } = await runInLittleRoom(args, { ...env, DATABASE_URL: `file:${newDatabaseFile()}` })
    expect([args[0], code, said]).toEqual([
      args[0],
      1,
      expect.stringMatching(/^The disk of the site is full\..*\n$/),
    ])
  }
})

/** A file that SQLite may read and not write, whoever asks: it says that it was made by a later release of SQLite. */
function makeReadOnly(file: string) {
  const bytes = readFileSync(file)
  bytes[18] = 3
  writeFileSync(file, bytes)
}

test('over a read-only database, the start and the import end with one line that says so', async () => {
  const file = newDatabaseFile()
  const DATABASE_URL = `file:${file}`
  await (await startSite({ DATABASE_URL, SAMPLE_CONTENT: 'off' })).stop()
  makeReadOnly(file)
  const site = await startSite({ DATABASE_URL })
  const line = /^The database of the site cannot be changed\..*\n$/
  expect(await site.ended).toMatchObject({ code: 1, said: expect.stringMatching(line) })
  const command = promisify(execFile)(
    process.execPath,
    ['scripts/import.ts', `${RECIPES}/almond-and-lemon-cake.json`],
    {
      cwd: ROOT,
      env: { DATABASE_URL },
    },
  )
  await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(line) })
})
