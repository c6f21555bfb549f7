import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { startOtherSite } from '#test/other-site.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5_000, 7)])
const MEGABYTE = Buffer.alloc(2 ** 20)

const begun: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(begun.splice(0).map(async (site) => site.stop()))
})

async function startSite(answer: RequestListener) {
  const site = await startOtherSite(answer)
  begun.push(site)
  return site
}

const sendPicture: RequestListener = (_, response) =>
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(PNG)

test('a picture comes whole, also over three redirects', async () => {
  const site = await startSite((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) sendPicture(request, response)
    else response.writeHead(302, { Location: `/${left - 1}` }).end()
  })
  const { fetchPicture } = createGuardedFetch(site)
  for (const redirects of [0, 3]) {
    const fetched = await fetchPicture(site.address(`/${redirects}`))
    expect(fetched.ok && Buffer.concat(fetched.parts)).toEqual(PNG)
  }
  expect(await fetchPicture(site.address('/4'))).toMatchObject({ reason: 'too-many-redirects' })
})

const OPENSSL = 'openssl'
const hasProgram = (name: string) => spawnSync(name, ['version']).status === 0

/** 127.0.0.1 in the ways that a URL may say it, and private places by their names and numbers. */
const PRIVATE_HOSTS = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '127.0.0.1.'],
  ...['①②⑦.⓪.⓪.①', '127。0。0。1', '0', '0.0.0.0', '[::]', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '169.254.169.254', '0xa9fea9fe', '2852039166'],
  ...[
    '[fd00:ec2::254]',
    '[fe80::1]',
    '10.0.0.1',
    '192.168.1.1',
    '172.16.0.1',
    '100.64.0.1',
    '100.100.100.200',
  ],
]

test('no private address is asked, however it is written', async () => {
  const site = await startSite(sendPicture)
  const { fetchPicture, askStatus } = createGuardedFetch(site)
  for (const host of PRIVATE_HOSTS) {
    for (const address of [site.address('/', host), `http://${host}/`, `https://${host}/`]) {
      expect([address, await fetchPicture(address)]).toMatchObject([
        address,
        { ok: false, reason: 'private' },
      ])
      expect(await askStatus(address, 'HEAD')).toMatchObject({ reason: 'private' })
    }
  }
  expect(site.asked).toEqual([])
})

test('a name that stands for a private address is not asked, and a public port is not enough', async () => {
  const site = await startSite(sendPicture)
  const names: Record<string, string[]> = {
    'localhost.': ['127.0.0.1'],
    'metadata.internal': ['169.254.169.254'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'both.example': ['10.0.0.1', '::1'],
    'odd.example': ['127.0.0.1\0.example', 'not an address'],
    'public.example': ['93.184.216.34'],
  }
  const resolve = async (host: string) => names[host] ?? []
  const { fetchPicture } = createGuardedFetch({ network: { ...site.network, resolve } })
  for (const host of Object.keys(names))
    expect([host, await fetchPicture(site.address('/', host))]).toMatchObject([host, { reason: 'private' }])
  expect(await fetchPicture('http://nobody.example/')).toMatchObject({ reason: 'unknown-host', again: true })
  expect(site.asked).toEqual([])
})

test('a name that changes its address between look and connection gains nothing', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/moved') response.writeHead(301, { Location: '/' }).end()
    else sendPicture(request, response)
  })
  let asked = 0
  const network = {
    ...site.network,
    resolve: async () => [asked++ === 0 ? '127.0.0.1' : '169.254.169.254'],
  }
  const { fetchPicture } = createGuardedFetch({ network })
  expect(await fetchPicture(site.address('/'))).toMatchObject({ ok: true })
  expect(asked).toBe(1)
  asked = 0
  expect(await fetchPicture(site.address('/moved'))).toMatchObject({ reason: 'private' })
  expect(site.asked).toEqual(['/', '/moved'])
})

test('a redirect is checked like any address', async () => {
  let location = ''
  const site = await startSite((request, response) => {
    if (request.url === '/secret') sendPicture(request, response)
    else response.writeHead(302, { Location: location }).end()
  })
  const { fetchPicture } = createGuardedFetch(site)
  const secret = (host: string) => site.address('/secret', host)
  for (const [to, reason] of [
    [secret('127.0.0.1'), 'private'],
    [secret('[::ffff:127.0.0.1]'), 'private'],
    ['//169.254.169.254/latest/meta-data/', 'private'],
    [secret('me:secret@photos.test'), 'bad-address'],
    ['file:///etc/passwd', 'bad-address'],
    ['gopher://photos.test/', 'bad-address'],
    ['http://', 'bad-address'],
    ['/again', 'too-many-redirects'],
  ] as const) {
    location = to
    expect([to, await fetchPicture(site.address('/'))]).toMatchObject([to, { reason }])
  }
  expect(site.asked).not.toContain('/secret')
})

test('what is no web address is not asked', async () => {
  const { fetchPicture } = createGuardedFetch({
    network: { resolve: async () => ['127.0.0.1'], mayReach: () => true },
  })
  const all = [...DANGEROUS_ADDRESSES, '', '/media/ours', 'gopher://photos.test/', 'http://a%00b.test/']
  for (const address of all) expect(await fetchPicture(address)).toMatchObject({ reason: 'bad-address' })
})

test('an answer that does not come, or drips, is not waited for', async () => {
  const site = await startSite((request, response) => {
    if (request.url === '/silent') return
    if (request.url === '/head') return void response.socket?.write('HTTP/1.1 200 OK\r\nX-')
    response.writeHead(200, { 'Content-Type': 'image/png' })
    response.write(PNG)
    if (request.url === '/drip') setInterval(() => response.write('1'), 20).unref()
  })
  const limits = { firstByteMs: 300, windowMs: 300, totalMs: 10_000 }
  const { fetchPicture } = createGuardedFetch({ ...site, limits })
  for (const path of ['/silent', '/head', '/stop', '/drip'])
    expect([path, await fetchPicture(site.address(path))]).toMatchObject([
      path,
      { reason: 'slow', again: true },
    ])
  const hanging = { ...site.network, resolve: async () => new Promise<string[]>(() => {}) }
  const { fetchPicture: fetchUnknown } = createGuardedFetch({ network: hanging, limits })
  expect(await fetchUnknown(site.address('/'))).toMatchObject({ reason: 'slow' })
  const steady = createGuardedFetch({ ...site, limits: { windowBytes: 1, windowMs: 300, totalMs: 900 } })
  expect(await steady.fetchPicture(site.address('/drip'))).toMatchObject({ reason: 'slow' })
})

test('an answer that changes the protocol is none', async () => {
  const site = await startSite((_, response) =>
    response.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: chat\r\n\r\n',
    ),
  )
  const { fetchPicture } = createGuardedFetch(site)
  expect(await fetchPicture(site.address('/'))).toMatchObject({ reason: 'unreachable', again: true })
})

test('ten gigabytes are not read, whatever the head says of them', async () => {
  let sent = 0
  const site = await startSite((request, response) => {
    const says = request.url === '/said' && { 'Content-Length': 10 * 2 ** 30 }
    response.writeHead(200, { 'Content-Type': 'image/png', ...says })
    response.write(PNG)
    const more = () => {
      for (let isFree = true; isFree && !response.destroyed;) {
        sent += MEGABYTE.length
        isFree = response.write(MEGABYTE)
      }
    }
    response.on('drain', more)
    more()
  })
  const { fetchPicture } = createGuardedFetch(site)
  for (const path of ['/said', '/endless'])
    expect(await fetchPicture(site.address(path))).toMatchObject({ reason: 'too-large', again: false })
  expect(sent).toBeLessThan(200 * MEGABYTE.length)
})

test('an answer that breaks off is no picture', async () => {
  const site = await startSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': PNG.length * 2 })
    response.write(PNG, () => response.destroy())
  })
  const { fetchPicture } = createGuardedFetch(site)
  expect(await fetchPicture(site.address('/'))).toMatchObject({ reason: 'broken-off', again: true })
})

test('only pictures are taken: by their type, and by their first bytes', async () => {
  const page = Buffer.from('<!doctype html><title>Not here</title>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const answers: Record<string, [type: string | undefined, body: Buffer, encoding?: string]> = {
    '/page': ['text/html', page],
    '/disguised': ['image/jpeg', page],
    '/svg': ['image/svg+xml', svg],
    '/disguised-svg': ['image/png', svg],
    '/script': ['text/html', PNG],
    '/empty': ['image/png', Buffer.alloc(0)],
    '/short': ['image/png', PNG.subarray(0, 8)],
    '/bomb': ['image/png', gzipSync(Buffer.alloc(2 ** 24)), 'gzip'],
    '/unsaid': [undefined, PNG],
    '/stored': ['binary/octet-stream', PNG],
  }
  const site = await startSite(({ url = '', headers }, response) => {
    expect(headers).toMatchObject({ 'accept-encoding': 'identity' })
    expect(headers).not.toHaveProperty('cookie')
    const [type, body, encoding] = answers[url] ?? [undefined, page]
    response.writeHead(200, {
      ...(type && { 'Content-Type': type }),
      ...(encoding && { 'Content-Encoding': encoding }),
      'Set-Cookie': 'id=1',
    })
    response.end(body)
  })
  const { fetchPicture } = createGuardedFetch(site)
  const outcomes = Object.keys(answers).map(async (path) => {
    const fetched = await fetchPicture(site.address(path))
    return [path, fetched.ok ? 'taken' : fetched.reason]
  })
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual({
    '/page': 'not-a-picture',
    '/disguised': 'not-a-picture',
    '/svg': 'not-a-picture',
    '/disguised-svg': 'not-a-picture',
    '/script': 'not-a-picture',
    '/empty': 'not-a-picture',
    '/short': 'not-a-picture',
    '/bomb': 'compressed',
    '/unsaid': 'taken',
    '/stored': 'taken',
  })
})

test('an error is told with its status, and a fault of the other site may pass', async () => {
  const site = await startSite(({ url }, response) => {
    response.writeHead(Number(url?.slice(1))).end()
  })
  const { fetchPicture } = createGuardedFetch(site)
  for (const [status, again] of [
    [404, false],
    [410, false],
    [403, false],
    [204, false],
    [304, false],
    [302, false],
    [429, true],
    [500, true],
    [503, true],
  ] as const) {
    const fetched = await fetchPicture(site.address(`/${status}`))
    expect(fetched).toMatchObject({
      reason: 'status',
      status,
      again,
      message: expect.stringContaining(`${status}`),
    })
  }
  await site.stop()
  expect(await fetchPicture(site.address('/200'))).toMatchObject({ reason: 'unreachable', again: true })
})

test('of a link nothing is read, whatever method asks for it and wherever it leads', async () => {
  const asked: string[] = []
  const statuses: Record<string, number> = { '/gone': 404, '/empty': 204 }
  const site = await startSite(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`)
    if (url === '/moved') return void response.writeHead(301, { Location: '/empty' }).end()
    response.writeHead(statuses[url] ?? 200, { 'Content-Type': 'text/html', 'Content-Length': 10 * 2 ** 30 })
    if (method === 'GET') response.write('An endless page')
    else response.end()
  })
  const { askStatus } = createGuardedFetch(site)
  expect(await askStatus(site.address('/there'), 'HEAD')).toEqual({ ok: true })
  expect(await askStatus(site.address('/there'), 'GET')).toEqual({ ok: true })
  expect(await askStatus(site.address('/moved'), 'HEAD')).toEqual({ ok: true })
  expect(await askStatus(site.address('/gone'), 'GET')).toMatchObject({ status: 404 })
  expect(asked).toEqual(['HEAD /there', 'GET /there', 'HEAD /moved', 'HEAD /empty', 'GET /gone'])
})

test.skipIf(!hasProgram(OPENSSL))('a certificate for another name is told apart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const [names, files] = ['subjectAltName=DNS:shop.test', ['-keyout', key, '-out', cert]]
  const kind = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', '/CN=shop.test']
  execFileSync(OPENSSL, ['req', ...kind, ...files, '-addext', names], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const program = `
    import { createGuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
    const network = { resolve: async () => ['127.0.0.1'], mayReach: () => true }
    const { askStatus } = createGuardedFetch({ network })
    for (const host of ['shop.test', 'other.test']) {
      const { ok, reason } = await askStatus(\`https://\${host}:${port}/\`, 'HEAD')
      console.log(host, ok ? 'there' : reason)
    }`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { NODE_EXTRA_CA_CERTS: cert },
  })
  expect(stdout.trim().split('\n')).toEqual(['shop.test there', 'other.test wrong-name'])
  server.close()
  rmSync(folder, { recursive: true })
})

test('a network that is down says nothing of a name', async () => {
  const resolve = async () => Promise.reject(new Error('no network'))
  const { askStatus } = createGuardedFetch({ network: { resolve, mayReach: () => true } })
  expect(await askStatus('http://shop.example/', 'HEAD')).toMatchObject({ reason: 'unreachable' })
})

test('a site that closes waits for no answer', async () => {
  const closing = new AbortController()
  const site = await startSite(() => closing.abort())
  const { fetchPicture } = createGuardedFetch(site)
  expect(await fetchPicture(site.address('/'), closing.signal)).toMatchObject({ ok: false })
})

test('variables that name a proxy are not obeyed', async () => {
  const site = await startSite(sendPicture)
  const proxy = await startSite((_, response) => response.writeHead(500).end())
  const program = `
    import { createGuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
    const network = { resolve: async () => ['127.0.0.1'], mayReach: () => true }
    const { ok } = await createGuardedFetch({ network }).fetchPicture('${site.address('/')}')
    console.log(ok)`
  const proxyUrl = `http://127.0.0.1:${proxy.port}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxyUrl, http_proxy: proxyUrl, ALL_PROXY: proxyUrl },
  })
  expect(stdout.trim()).toBe('true')
  expect(proxy.asked).toEqual([])
})
