import { execFile, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../data/database/database.ts'
import { migrate } from '../data/database/migrate.ts'
import { RECIPE, startAdministered } from '#test/administered-site.ts'
import { pageText } from '#test/page-text.ts'
import { aPicture } from '#test/pictures.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'
import { aForm } from '#test/uploads.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const RECIPES = `${ROOT}content/recipes`
const PICTURE = '/admin/media/upload?name=soup.png'
const CANNOT_SHOW = 'The disk of the site is full. This page cannot be shown now.'
const FULL = 'The disk of the site is full. Nothing was saved.'

/** From now on, a process can write nothing to files, as on a full disk; or it can again. Needs no rights. */
const setRoom = (pid: number | undefined, bytes: 0 | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

test('on a full disk, whoever changes something is told why, readers go on, and it ends by itself', async () => {
  const site = await startAdministered()
  setRoom(site.process.pid, 0)
  for (const [path, fields] of [
    ['/auth', { email: 'chef@plate.test', password: 'a long enough password' }],
    ['/admin/recipes/new', RECIPE],
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
  expect(await site.read('/admin', site.refresh)).toMatchObject([507, expect.stringContaining(CANNOT_SHOW)])
  expect(await site.read('/health')).toMatchObject([
    503,
    expect.stringContaining('The disk of the site is full.'),
  ])

  setRoom(site.process.pid, 'unlimited')
  expect((await site.post('/admin/recipes/new', RECIPE)).status).toBe(302)
  await vi.waitUntil(async () => (await site.read('/health'))[0] === 200, { interval: 250, timeout: 20_000 })
})

/** What a notice says that comes with an answer. */
function noticeOf(answer: Response): string {
  const cookie = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('notice=')) ?? ''
  return decodeURIComponent(cookie)
}

test('on a full disk no upload, import, picture, backup or restore leaves a half, and each says why', async () => {
  const site = await startAdministered()
  const keep = async () => site.post('/admin/keeping/backups')
  expect(noticeOf(await keep())).toContain('Backup made and verified')
  const folder = join(dirname(site.file), 'backups')
  const kept = () => readdirSync(folder, { recursive: true }).sort()
  const before = kept()
  const [name = ''] = before.map(String).filter((name) => name.endsWith('.zip'))
  expect((await site.post('/admin/recipes/new', RECIPE)).status).toBe(302)

  setRoom(site.process.pid, 0)
  const picture = Uint8Array.from(await aPicture({ width: 640, height: 480 }).png().toBuffer())
  const files = aForm({
    name: 'soup.json',
    content: readFileSync(`${RECIPES}/almond-and-lemon-cake.json`, 'utf8'),
  })
  for (const [path, body] of [
    [PICTURE, picture],
    ['/admin/import', files],
  ] as const) {
    const answer = await site.send(path, body)
    expect([path, answer.status, pageText(await answer.text())]).toEqual([
      path,
      507,
      expect.stringContaining('The disk of the site is full.'),
    ])
  }
  expect(noticeOf(await keep())).toContain('The disk of the site is full.')
  const path = `/admin/keeping/backups/restore?backup=${name}`
  const restored = await site.post(path, { password: 'x' })
  expect([restored.status, await restored.text()]).toEqual([507, expect.stringContaining('is full')])
  const brought = new FormData()
  brought.append('file', new File([readFileSync(join(folder, name))], 'plate.zip'))
  expect(noticeOf(await site.send('/admin/keeping/backups/bring', brought))).toContain('too little room')
  expect(kept()).toEqual(before)
  expect(await site.read('/recipes')).toMatchObject([200, expect.stringContaining('Silky Carrot Soup')])

  setRoom(site.process.pid, 'unlimited')
  expect(noticeOf(await keep())).toContain('Backup made and verified')
  expect((await site.send(PICTURE, picture)).status).toBe(200)
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
    // An import says first that it makes a new site.
    const lines = said.split('\n').filter((line) => line && !line.startsWith('There was no site in '))
    expect([args[0], code, lines]).toEqual([
      args[0],
      1,
      [expect.stringMatching(/^The disk of the site is full\./)],
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
  const db = openDatabase(DATABASE_URL)
  await migrate(db)
  await db.destroy()
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
