import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const HERE = { Host: 'localhost:3000' }
const TOKEN = 'a token for monitoring'

test('/health tells its machine version and database, and the reason when that does not answer', async () => {
  const site = await createTestSite()
  const ask = async () => site.get('/health', { headers: HERE }, from('127.0.0.1'))
  expect(await (await ask()).json()).toEqual({ status: 'ok', version: 'test', database: 'ok' })
  await site.db.destroy()
  const response = await ask()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    status: 'unavailable',
    database: 'The database does not answer.',
  })
})

test('/health tells strangers the status alone, whatever they claim', async () => {
  const site = await createTestSite({ env: { HEALTH_TOKEN: TOKEN, TRUSTED_PROXY: '127.0.0.1' } })
  const asked: [address: string, headers: Record<string, string>][] = [
    ['203.0.113.9', HERE],
    [
      '203.0.113.9',
      { ...HERE, 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Forwarded: 'for=127.0.0.1' },
    ],
    ['203.0.113.9', { ...HERE, Authorization: 'Bearer ' }],
    ['203.0.113.9', { ...HERE, Authorization: `Bearer ${TOKEN.slice(1)}` }],
    ['203.0.113.9', { ...HERE, Authorization: `Bearer ${TOKEN} ` + 'x' }],
    // A proxy on the same machine: its socket is here, who asks is not.
    ['127.0.0.1', { ...HERE, 'X-Forwarded-For': '203.0.113.9' }],
    ['127.0.0.1', { ...HERE, 'X-Forwarded-For': '127.0.0.1' }],
    ['127.0.0.1', { ...HERE, Forwarded: 'for=203.0.113.9' }],
    ['127.0.0.1', { ...HERE, Via: '1.1 proxy' }],
    ['127.0.0.1', { ...HERE, 'X-Forwarded-Proto': 'https' }],
    ['127.0.0.1', { ...HERE, 'X-Real-IP': '203.0.113.9' }],
    ['127.0.0.1', { Host: 'plate.test' }],
    ['10.0.0.7', HERE],
    ['', HERE],
  ]
  for (const [address, headers] of asked) {
    const answer = await site.get('/health', { headers }, from(address))
    expect([address, headers, answer.status, await answer.json()]).toEqual([
      address,
      headers,
      200,
      { status: 'ok' },
    ])
  }
  await site.db.destroy()
  const broken = await site.get('/health', { headers: HERE }, from('203.0.113.9'))
  expect([broken.status, await broken.json()]).toEqual([503, { status: 'unavailable' }])
})

test('/health tells all to whoever has its token, and to each loopback address', async () => {
  const site = await createTestSite({ env: { HEALTH_TOKEN: TOKEN } })
  const headers = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' }
  expect(await (await site.get('/health', { headers }, from('10.0.0.7'))).json()).toHaveProperty('version')
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect([address, await (await site.get('/health', { headers: HERE }, from(address))).json()]).toEqual([
      address,
      expect.objectContaining({ version: 'test' }),
    ])
})
