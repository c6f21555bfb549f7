import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'
import { aRecipe } from '#test/fixtures.ts'
import { deleteSession } from '../data/people/sessions.ts'
import { insertRecipe } from '../data/recipes/write/write.ts'

/** The events of a stream, one after the other. */
async function* events(response: Response) {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield text.slice(0, end)
      text = text.slice(end + 2)
    }
  }
}

test('an administrator hears of each change, until the session ends', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  const response = await admin.get('/admin/events', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const heard = events(response)
  const first = (await heard.next()).value
  expect(first).toMatch(/^event: content\ndata: \d+/)

  await insertRecipe(site.db, { fields: aRecipe() }, site.now)
  const second = (await heard.next()).value
  expect(second).toMatch(/^event: content\ndata: \d+/)
  expect(second).not.toBe(first)

  await deleteSession(site.db, admin.session.viewer.sessionId)
  await insertRecipe(site.db, { fields: aRecipe() }, site.now)
  expect((await heard.next()).done).toBe(true)
})

test('nobody else may listen', async () => {
  const site = await createTestSite()
  expect((await site.get('/admin/events')).status).toBe(401)
  expect((await (await site.as('user')).get('/admin/events')).status).toBe(403)
})
