import { expect, test } from 'vitest'
import { anOddForm, ODD_PARTS } from '#test/odd-parts.ts'
import { createTestSite } from '#test/site.ts'

test('every page carries the security headers and allows its own scripts only', async () => {
  const site = await createTestSite()
  const response = await site.render('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(response.status).toBe(200)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
  const scripts = (await response.text()).match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

test('a site that visitors reach without https does not ask for it', async () => {
  const site = await createTestSite({ env: { SITE_URL: 'http://plate.test' } })
  const { headers } = await site.get('/')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

test('each request is one line of JSON without query, address or headers of the visitor', async () => {
  const site = await createTestSite()
  const headers = {
    'User-Agent': 'canary-agent',
    Cookie: 'canary=1',
    'X-Forwarded-For': '203.0.113.9',
    Referer: 'https://canary.example',
  }
  const response = await site.render('/recipes?search=canary', { headers })
  expect(site.log).toHaveLength(1)
  expect(JSON.parse(site.log[0]!)).toEqual({
    time: site.now.toISOString(),
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/recipes',
    status: 200,
    ms: expect.any(Number),
  })
  await site.get('/recipes?search=canary', { headers })
  await site.get('/recipes?search=canary', { headers })
  expect(site.log).toHaveLength(3)
  expect(JSON.parse(site.log[2]!)).toEqual({
    time: site.now.toISOString(),
    method: 'GET',
    path: '/recipes',
    status: 200,
    cached: true,
  })
  expect(site.log.join()).not.toMatch(/canary|203\.0/)
})

test('a path with line breaks or quotes stays one line of JSON', async () => {
  const site = await createTestSite()
  await site.get('/%0d%0a{"level":"x"}%1b[31m')
  expect(site.log).toHaveLength(1)
  expect(site.log[0]).not.toMatch(/\p{Cc}/u)
  expect(JSON.parse(site.log[0]!)).toMatchObject({ status: 404 })
})

test('an error that nobody expected is logged with the number that the visitor sees', async () => {
  const site = await createTestSite()
  await site.db.destroy()
  const response = await site.get('/recipes')
  expect(response.status).toBe(500)
  const lines = site.log.map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { level: 'error', error: expect.stringContaining('driver has already been destroyed') },
    { status: 500, id: response.headers.get('x-request-id') },
  ])
  expect(await response.text()).not.toContain('destroyed')
})

test('a slash at the end leads to the one address of the page, never to another host', async () => {
  const site = await createTestSite()
  for (const [path, address] of [
    ['/recipes/', '/recipes'],
    ['/recipes/?search=soup', '/recipes?search=soup'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/about///', '/about'],
  ] as const) {
    const response = await site.get(`https://plate.test${path}`)
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, address])
  }
})

test('pages know only the configured address, whatever a visitor claims', async () => {
  const site = await createTestSite()
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' }
  for (const path of ['/', '/recipes', '/blog/none']) {
    const response = await site.get(`http://10.0.0.7:3000${path}`, { headers })
    expect(await response.text()).not.toMatch(/evil\.example|10\.0\.0\.7/)
    expect(response.headers.get('location') ?? '').not.toContain('evil')
  }
})

test('a body that is too long and a method that no page knows are refused', async () => {
  const site = await createTestSite()
  const large = await site.get('/', {
    method: 'POST',
    body: 'x'.repeat(21 * 1024 * 1024),
    headers: { Origin: 'https://plate.test' },
  })
  expect(large.status).toBe(413)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await site.get('/recipes', {
      method,
      headers: { Origin: 'https://plate.test' },
    })
    expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('an address of more names than any page has is no work for the router', async () => {
  const site = await createTestSite()
  const deepest = await site.get(`/recipes${'/a'.repeat(63)}`)
  expect([deepest.status, deepest.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  for (const place of ['/recipes', '/admin', '/Admin/media', '/share', '/%c3%a9', '/api']) {
    const { status, headers } = await site.get(`${place}${'/a'.repeat(1_000)}`)
    expect([place, status, headers.get('content-type')]).toEqual([
      place,
      404,
      place === '/api' ? 'application/problem+json' : 'text/plain; charset=UTF-8',
    ])
  }
})

test('nothing of the workshop is served', async () => {
  const site = await createTestSite()
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/data/site.db',
    '/server/app.ts',
    '/@vite/client',
    '/@fs/etc/passwd',
  ]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404])
  }
})

test('a form whose parts have heads that no browser writes is answered, and is no error of the site', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  for (const [path, field] of [
    ['/auth', 'email'],
    ['/admin/media', 'file'],
    ['/admin/media/upload', 'file'],
    ['/admin/import', 'files'],
    ['/admin/recipes/new', 'name'],
    ['/api/auth/token', 'email'],
  ] as const)
    for (const head of ODD_PARTS) {
      const { contentType, body } = anOddForm(head, field)
      const headers = { Origin: 'https://plate.test', 'Content-Type': contentType }
      const { status } = await admin.get(path, { method: 'POST', headers, body })
      expect([path, head, status < 500]).toEqual([path, head, true])
    }
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
})

test('a form of more fields than any form has is refused before it is taken apart', async () => {
  const admin = await (await createTestSite()).as('admin')
  const send = async (type: string, body: string) => {
    const headers = { Origin: 'https://plate.test', 'Content-Type': type }
    return (await admin.get('/admin/recipes/new', { method: 'POST', headers, body })).status
  }
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
  for (const boundary of ['x', '"x"'])
    expect(await send(`multipart/form-data; boundary=${boundary}`, `${part.repeat(60_000)}--x--\r\n`)).toBe(
      400,
    )
  const type = 'application/x-www-form-urlencoded'
  for (const field of ['a=b&', '&', 'name=&'])
    expect([field, await send(type, field.repeat(60_000))]).toEqual([field, 400])
  expect(await send(type, 'name=&'.repeat(1_000))).toBe(422)
})
