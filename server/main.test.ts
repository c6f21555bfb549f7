import { type ClientRequest, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { findFreePort, findPostgres, startPostgres } from '#test/postgres.ts'
import { newDatabaseFile, startSite } from '#test/running-site.ts'

test('a start with nothing configured fills the site, which stays empty once it was emptied', async () => {
  const file = newDatabaseFile()
  const site = await startSite({ DATABASE_URL: `file:${file}` })
  const home = await fetch(site.address)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Gentle Plate')])
  expect(await (await fetch(`${site.address}/health`)).json()).toMatchObject({ status: 'ok', database: 'ok' })
  expect(await (await fetch(`${site.address}/recipes`)).text()).not.toContain('No recipes found')
  expect(await site.stop()).toMatchObject({ code: 0 })

  const database = new DatabaseSync(file)
  database.exec('delete from recipes')
  database.close()
  const again = await startSite({ DATABASE_URL: `file:${file}` })
  expect(await (await fetch(`${again.address}/recipes`)).text()).toContain('No recipes found')
  // A site whose log nobody takes any more goes on, and ends as asked.
  again.process.stdout.destroy()
  again.process.stderr.destroy()
  // Lines of cached pages are written together, those of other answers at once.
  for (const path of ['/', '/', '/auth', '/admin', '/nothing-here', '/api/recipes', '/health'])
    expect([path, (await fetch(`${again.address}${path}`)).status < 500]).toEqual([path, true])
  expect(await again.stop()).toMatchObject({ code: 0 })
})

test('a site without samples is empty, logs JSON whatever is asked for, and answers what it was asked before its end', async () => {
  const site = await startSite({ SAMPLE_CONTENT: 'off' })
  expect(await (await fetch(`${site.address}/blog`)).text()).toContain('No blog posts published yet')
  const asked = ['/recipes/%ff', '/%', '/recipes/%E0%A4.data', '/plates/%c0%ae']
  for (const path of asked) expect((await fetch(site.address + path)).status).toBeLessThan(500)
  // No Request can hold this method.
  expect(await statusOf(request(`${site.address}/recipes`, { method: 'TRACE' }).end())).toBe(405)

  const headers = { 'Content-Type': 'application/json', Origin: site.address, Expect: '100-continue' }
  const question = request(`${site.address}/api/auth/token`, { method: 'POST', headers })
  const answered = statusOf(question)
  // The server has taken the request in, and waits for the rest of it.
  question.once('continue', async () => {
    site.process.kill('SIGTERM')
    await vi.waitUntil(async () => !(await isReachable(site.address)), { interval: 50, timeout: 20_000 })
    question.end('{}')
  })
  question.flushHeaders()
  expect(await answered).toBe(400)
  expect(await site.ended).toMatchObject({ code: 0 })

  const [offer, ready, ...lines] = site.said().trim().split('\n')
  expect(offer).toContain('There is no account yet.')
  expect(ready).toContain('is ready at')
  // The site may have begun to render its front pages, too.
  const paths = lines.map((line) => JSON.parse(line).path)
  expect(paths).toEqual(expect.arrayContaining(asked))
})

const statusOf = async (question: ClientRequest) =>
  new Promise<number | undefined>((resolve, reject) => {
    question.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    question.once('error', reject)
  })

const isReachable = (address: string) =>
  fetch(`${address}/health`).then(
    () => true,
    () => false,
  )

test('in development the same pages come straight from the sources', async () => {
  const site = await startSite({ NODE_ENV: 'development', SAMPLE_CONTENT: 'off' })
  const home = await fetch(site.address)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('/app/root.tsx')])
  expect(await site.stop()).toMatchObject({ code: 0 })
})

test('a start that cannot work says why in words and ends with 1', async () => {
  const badlyConfigured = await startSite({ PORT: 'eighty', SITE_URL: 'plate.test' })
  expect(await badlyConfigured.ended).toMatchObject({ code: 1 })
  expect(badlyConfigured.said()).toMatch(/PORT: [^]*SITE_URL: /)

  const holder = createServer()
  const port = await new Promise((resolve) => {
    holder.listen(0, () => resolve((holder.address() as AddressInfo).port))
  })
  const taken = await startSite({ PORT: String(port), SAMPLE_CONTENT: 'off' })
  expect(await taken.ended).toMatchObject({ code: 1, said: expect.stringMatching(/^Port \d+ is in use/m) })
  holder.close()

  for (const [env, said] of [
    [{ HOST: '192.0.2.1' }, '192.0.2.1 is no address of this machine. Set HOST='],
    [{ DATABASE_URL: `file:${import.meta.filename}/site.db` }, 'There is a file in the way of the folder'],
    [
      { DATABASE_URL: `file:${import.meta.filename}/data/site.db` },
      'There is a file in the way of the folder',
    ],
  ] as const) {
    const failed = await (await startSite({ SAMPLE_CONTENT: 'off', ...env })).ended
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining(said) })
    expect(failed.said).not.toContain('    at ')
  }
})

test('a start without any account prints a link that makes the administrator, a later one does not', async () => {
  const DATABASE_URL = `file:${newDatabaseFile()}`
  const site = await startSite({ DATABASE_URL, SAMPLE_CONTENT: 'off' })
  const code = /\/auth\/set-up#([\w-]{32})\n/.exec(site.said())?.[1] ?? ''
  const body = new URLSearchParams({ code, email: 'chef@plate.test', password: 'a long enough password' })
  const headers = { Origin: site.address }
  const claim = async () =>
    fetch(`${site.address}/auth/set-up`, { method: 'POST', headers, body, redirect: 'manual' })
  expect((await claim()).headers.get('location')).toBe('/admin/settings')
  expect((await claim()).status).toBe(404)
  await site.stop()
  const again = await startSite({ DATABASE_URL, ADMIN_EMAIL: 'chef@plate.test', SAMPLE_CONTENT: 'off' })
  expect((await fetch(`${again.address}/auth/set-up`)).status).toBe(404)
  await again.stop()
  expect(again.said()).not.toContain('/auth/set-up#')
  expect(again.said()).toContain('ADMIN_EMAIL is set without ADMIN_PASSWORD, so no administrator is made.')
})

test('ADMIN_EMAIL and ADMIN_PASSWORD make an administrator once', async () => {
  const file = newDatabaseFile()
  const env = {
    DATABASE_URL: `file:${file}`,
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: 'Chef@plate.test',
    ADMIN_PASSWORD: 'a long enough password',
  }
  for (let start = 0; start < 2; start++) {
    const { said } = await (await startSite(env)).stop()
    expect(said).toContain('ADMIN_EMAIL and ADMIN_PASSWORD are not needed: the site has an account.')
  }
  const users = new DatabaseSync(file).prepare('select email, is_admin from users').all()
  expect(users).toMatchObject([{ email: 'chef@plate.test', is_admin: 1 }])
})

const programs = findPostgres()
test.skipIf(!programs)(
  'the same site is served from a real Postgres, and /health tells when that is away',
  async () => {
    const postgres = await startPostgres(programs ?? '')
    const site = await startSite({ DATABASE_URL: postgres.url })
    const search = await (await fetch(`${site.address}/recipes?search=CARROT`)).text()
    expect(search).toContain('Silky Carrot and Ginger Soup')
    await postgres.stop()
    const without = await fetch(`${site.address}/health`)
    expect([without.status, await without.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'unavailable' }),
    ])
    expect((await fetch(`${site.address}/recipes?search=leek`)).status).toBe(503)
    expect(await site.stop()).toMatchObject({ code: 0 })
  },
)

test('the address of a database that is not there ends the start with a reason', async () => {
  const site = await startSite({ DATABASE_URL: `postgres://plate@127.0.0.1:${await findFreePort()}/none` })
  expect(await site.ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database of the site does not answer\..*\n$/),
  })
})
