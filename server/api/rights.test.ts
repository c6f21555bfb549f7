import { expect } from 'vitest'
import { countChanges } from '../data/changes/content-version.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'
import { callApi, listCalls, readDocument } from '#test/api-client.ts'
import { testDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const CANARY = 'canaryword'
const AN_HOUR = 60 * 60 * 1000

testDatabase('whatever is for administrators is refused to everybody else, in every spelling', async (db) => {
  const [recipe, post, [piece]] = [
    await insertRecipe(db, { fields: aRecipe({ name: CANARY }), status: 'draft' }, NOW),
    await insertPost(db, aPost({ title: CANARY, status: 'draft' }), NOW),
    await insertEquipment(db, [aPieceOfEquipment()], NOW),
  ]
  const site = await createTestSite({ db })
  const document = await readDocument(site)
  const calls = listCalls(document).filter((call) => {
    const [method = '', path = ''] = call.split(' ')
    const described = document.paths[path]?.[method.toLowerCase()]
    return described?.security && !described.tags.includes('Accounts')
  })
  expect(calls).toHaveLength(14)
  const [admin, user] = [await site.as('admin'), await site.as('user')]
  const later = await createTestSite({ db, now: new Date(NOW.getTime() + AN_HOUR) })
  const ended = await site.as('admin')
  const before = await countChanges(db)
  for (const call of calls) {
    const [method = '', template = ''] = call.split(' ')
    const id = template.includes('recipes') ? recipe.id : template.includes('posts') ? post : piece
    const path = template.replace(/\{\w+\}/, `${id}`)
    const body = method === 'GET' || method === 'DELETE' ? undefined : { name: 'x', title: 'x', content: 'x' }
    for (const [who, at, token, status] of [
      ['a visitor', site, undefined, 401],
      ['a wrong token', site, 'x'.repeat(43), 401],
      ['a refresh token', site, admin.session.refreshToken, 401],
      ['an expired token', later, ended.session.accessToken, 401],
      ['somebody else', site, user.session.accessToken, 403],
    ] as const) {
      const answer = await callApi(at, path, { method, body, token })
      expect([call, who, answer.status]).toEqual([call, who, status])
      expect(answer.text).not.toContain(CANARY)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('www-authenticate')).toBe(
        status === 403 ? null : token ? 'Bearer error="invalid_token"' : 'Bearer',
      )
    }
    for (const spelling of [
      `/${path}`,
      `${path}/`,
      path.toUpperCase(),
      path.replace('api', '%61pi'),
      `${path}.data`,
    ]) {
      const { status } = await site.get(spelling, { method })
      expect([spelling, status]).toEqual([spelling, expect.toSatisfy((s: number) => s >= 300 && s < 500)])
    }
    expect((await site.get(path, { method: 'OPTIONS' })).status).toBe(405)
  }
  expect(await countChanges(db)).toBe(before)
})

testDatabase('cookies alone change nothing when another site sends them along', async (db) => {
  const { slug } = await insertRecipe(db, { fields: aRecipe() }, NOW)
  const site = await createTestSite({ db })
  const { cookie, get } = await site.as('admin')
  const before = await countChanges(db)
  for (const [method, path] of [
    ['POST', '/api/recipes'],
    ['PUT', `/api/recipes/${slug}`],
    ['DELETE', `/api/recipes/${slug}`],
  ] as const) {
    const body = method === 'DELETE' ? undefined : { name: 'Changed' }
    for (const Origin of [
      undefined,
      'null',
      'https://evil.example',
      'https://sub.plate.test',
      'http://plate.test',
    ])
      for (const fetchSite of [undefined, 'cross-site', 'same-site', 'none']) {
        const headers = {
          Cookie: cookie,
          ...(Origin && { Origin }),
          ...(fetchSite && { 'Sec-Fetch-Site': fetchSite }),
        }
        const { json } = await callApi(site, path, { method, body, headers })
        expect(json).toMatchObject({ status: 403, code: 'cross_origin' })
      }
  }
  expect(await countChanges(db)).toBe(before)
  const headers = { Origin: 'https://plate.test', 'Sec-Fetch-Site': 'same-origin' }
  expect((await callApi({ get }, `/api/recipes/${slug}`, { method: 'DELETE', headers })).status).toBe(204)
})
