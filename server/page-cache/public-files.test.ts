import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#test/postgres.ts'
import { servePublicFiles, openPublicFiles } from './public-files.ts'

const SCRIPT = 'export const plates = 12\n'
const FONT = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0xff, 0x00])

/** A server of a small build. Whatever is no file is answered by 418. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'plate-files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'secret.txt.gz'), 'the text of a file that is not there')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/site-abc.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/site-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/site-abc.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets/words-abc.woff2'), FONT)
  const files = openPublicFiles(folder, { https: true })
  const said: string[] = []
  const answer = (_: unknown, response: { writeHead(status: number): { end(): void } }) =>
    response.writeHead(418).end()
  const server = createServer(servePublicFiles({ files, log: (line) => said.push(line), answer }))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { folder, port, said, get }
}

test('files are given in the best encoding, for a year where their names change with them', async () => {
  const { get, said } = await startSite()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const script = await get('/assets/site-abc.js?x=1', { headers: { 'Accept-Encoding': encoding } })
    expect(script.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(script.headers.get('vary')).toBe('Accept-Encoding')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await script.text()).toBe(SCRIPT)
    const etag = script.headers.get('etag') ?? ''
    const again = await get('/assets/site-abc.js', {
      headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const font = await get('/assets/words-abc.woff2')
  expect(font.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await font.arrayBuffer())).toEqual(FONT)
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(said).toContainEqual(expect.stringContaining('"path":"/favicon.svg","status":200'))
})

test('no script runs in a file that is opened by itself', async () => {
  const { get } = await startSite()
  const { headers } = await get('/favicon.svg')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
})

test('HEAD says what GET would give, and a part is answered with the whole', async () => {
  const { get } = await startSite()
  const head = await get('/assets/words-abc.woff2', { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([`${FONT.length}`, ''])
  const part = await get('/assets/words-abc.woff2', { headers: { Range: 'bytes=0-1' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([200, FONT.length])
})

test('what is no file of the build is left to the site', async () => {
  const { get, folder, port } = await startSite()
  mkdirSync(join(folder, 'assets/folder'))
  writeFileSync(join(folder, 'later.svg'), 'no asset')
  const paths = ['/', '/assets', '/assets/', '/assets/none.js', '/assets/folder', '/secret.txt', '/later.svg']
  for (const path of [...paths, '/secret.txt.gz', '/assets/site-abc.js.br', '/assets/site%2Dabc.js'])
    expect((await get(path)).status, path).toBe(418)
  expect((await get('/assets/site-abc.js', { method: 'POST' })).status).toBe(418)
  for (const path of [
    '/../package.json',
    '/assets/../later.svg',
    '/assets/..',
    '//favicon.svg',
    '/assets\\site-abc.js',
  ])
    expect(await statusOf(port, path), path).toBe(418)
})

test('a release is given whole although its files are gone', async () => {
  const { get, folder } = await startSite()
  rmSync(folder, { recursive: true })
  expect(await (await get('/assets/site-abc.js')).text()).toBe(SCRIPT)
})

test('assets of a release that came later are there for pages that another process gives', async () => {
  const { get, folder } = await startSite()
  expect((await get('/assets/site-def.js')).status).toBe(418)
  writeFileSync(join(folder, 'assets/site-def.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/site-def.js.br'), brotliCompressSync(SCRIPT))
  const script = await get('/assets/site-def.js', { headers: { 'Accept-Encoding': 'br' } })
  expect([script.headers.get('content-encoding'), await script.text()]).toEqual(['br', SCRIPT])
})

/** The status of an answer to an address as it stands: fetch would tidy it first. */
async function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('error', reject).end()
  })
}
