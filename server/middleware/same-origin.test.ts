import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'

const ORIGINS = [
  'null',
  'https://evil.example',
  'https://sub.plate.test',
  'https://plate.test:8443',
  'http://plate.test',
]
const TYPES = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json',
]

test('what another site sends changes nothing, whatever it claims', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const Origin of [undefined, ...ORIGINS, 'https://plate.test'])
      for (const fetchSite of [undefined, 'cross-site', 'same-site', 'none', 'same-origin'])
        for (const type of TYPES) {
          const ours =
            (Origin === 'https://plate.test' && [undefined, 'same-origin'].includes(fetchSite)) ||
            (Origin === undefined && fetchSite === 'same-origin')
          const headers = {
            'Content-Type': type,
            ...(Origin && { Origin }),
            ...(fetchSite && { 'Sec-Fetch-Site': fetchSite }),
          }
          const { status } = await admin.get('/recipes', { method, headers })
          expect([method, Origin, fetchSite, type, status]).toEqual([
            method,
            Origin,
            fetchSite,
            type,
            ours ? 405 : 403,
          ])
        }
})

test('a program without cookies may call the API, a browser of another site may not', async () => {
  const site = await createTestSite()
  const post = async (headers: Record<string, string>) =>
    (await site.get('/api/nothing', { method: 'POST', headers })).status
  expect(await post({})).not.toBe(403)
  expect(await post({ Authorization: 'Bearer abc', Origin: 'https://evil.example' })).not.toBe(403)
  expect(await post({ Cookie: 'a=b' })).toBe(403)
  expect(await post({ Cookie: 'a=b', Authorization: 'Bearer abc' })).toBe(403)
  expect(await post({ Origin: 'https://evil.example' })).toBe(403)
  expect(await post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
})

test('while no address is configured every loopback name is ours, and another is told of SITE_URL', async () => {
  const site = await createTestSite({ env: { SITE_URL: '' } })
  const post = async (host: string) =>
    site.get('/recipes', { method: 'POST', headers: { Host: host, Origin: `http://${host}` } })
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect([host, (await post(host)).status]).toEqual([host, 405])
  const refused = await post('192.168.1.5:3000')
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('SITE_URL')
})
