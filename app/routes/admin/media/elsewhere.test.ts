import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import type { JobId } from '#server/data/tables/jobs.ts'
import { changeContent } from '#server/data/changes/content-version.ts'
import { askForPictures, findNextPicture, settlePicture } from '#server/data/media/linked-pictures.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from '#test/fixtures.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite, NOW } from '#test/site.ts'

const ADDRESS = 'https://photos.example/soup.jpg'
const BRING = 'Bring all pictures here'

async function siteWithPicture({
  role = 'admin',
  env = {},
}: { role?: 'admin' | 'editor'; env?: Record<string, string> } = {}) {
  const woken: JobId[] = []
  const site = await createTestSite({ env, jobs: { wake: (id) => woken.push(id) } })
  await insertRecipe(site.db, { fields: aRecipe({ image_url: ADDRESS }), status: 'draft' }, NOW)
  return { ...(await site.as(role)), woken }
}

const screenOf = async ({ read }: Pick<Awaited<ReturnType<typeof siteWithPicture>>, 'read'>) => {
  const main = pagePart((await read('/admin/media')).html, 'main')
  return { main, text: pageText(main) }
}

const noticeOf = (response: Response) => readNotice(response.headers.get('set-cookie') ?? '')

test('the media screen says how many pictures are on other sites, and brings them here', async () => {
  const site = await siteWithPicture()
  const before = await screenOf(site)
  expect(before.text).toContain('This site shows 1 picture from another site.')
  expect(before.text).toContain(BRING)
  const answer = await site.post('/admin/media', { bring: 'all' })
  expect(noticeOf(answer)).toMatchObject({ kind: 'success', title: 'Bringing 1 picture here' })
  expect(site.woken).toEqual(['pictures'])
  const under = await screenOf(site)
  expect(under.text).toContain('0 of 1 picture done. You can leave this page.')
  expect(under.text).not.toContain(BRING)
})

test('without pictures of other sites nothing is offered', async () => {
  const site = await (await createTestSite()).as('admin')
  expect((await screenOf(site)).text).not.toContain('other sites')
})

test('a picture that did not come is listed with the reason and the way to try again', async () => {
  const site = await siteWithPicture()
  await site.post('/admin/media', { bring: ADDRESS })
  const { key = '' } = (await findNextPicture(site.db)) ?? {}
  const message = 'The other site answers “not found”. (404)'
  await changeContent(site.db, async (db) => {
    await settlePicture(db, key, { state: 'failed', message }, NOW)
    await db.updateTable('jobs').set({ status: 'ready' }).execute()
  })
  const { main, text } = await screenOf(site)
  expect(text).toContain('1 picture did not come')
  expect(text).toContain(`${ADDRESS} ${message} Shown in Silky Carrot Soup`)
  expect(main).toMatch(/<button[^>]*value="https:..photos.example.soup.jpg"[^>]*>Try again/)
  await site.post('/admin/media', { bring: ADDRESS })
  expect(await findNextPicture(site.db)).toMatchObject({ address: ADDRESS, tries: 0 })
})

test('an address that nothing shows is not fetched', async () => {
  const site = await siteWithPicture()
  const answer = await site.post('/admin/media', { bring: 'https://elsewhere.example/other.jpg' })
  expect(noticeOf(answer)).toMatchObject({ title: 'No picture is on another site any more' })
  expect(await findNextPicture(site.db)).toBeUndefined()
})

test('where the server asks no other sites, the button and the box say so', async () => {
  const site = await siteWithPicture({ env: { OUTGOING: 'off' } })
  const { main, text } = await screenOf(site)
  expect(text).toContain('This server asks no other sites. It was started with OUTGOING=off.')
  expect(main).toMatch(/<button[^>]* disabled=""[^>]*>Bring all/)
  expect(noticeOf(await site.post('/admin/media', { bring: 'all' }))).toMatchObject({ kind: 'destructive' })
  expect(await findNextPicture(site.db)).toBeUndefined()
})

test('where the server asks no other sites any more, nothing is under way', async () => {
  const site = await siteWithPicture({ env: { OUTGOING: 'off' } })
  await askForPictures(site.db, [ADDRESS], { asked_by: null, now: NOW })
  expect((await screenOf(site)).text).toContain('This site shows 1 picture from another site.')
  await site.db.updateTable('recipes').set({ image_url: null }).execute()
  expect((await screenOf(site)).text).not.toContain('other sites')
})

test('an editor sees how many there are, and no button', async () => {
  const site = await siteWithPicture({ role: 'editor' })
  const { text } = await screenOf(site)
  expect(text).toContain('An administrator can bring them here.')
  expect(text).not.toContain(BRING)
})

test('a picture that was brought here names where it came from', async () => {
  const site = await siteWithPicture()
  await site.post('/admin/media', { bring: 'all' })
  const hash = 'ab'.repeat(32)
  const picture = { hash, width: 400, height: 300, alt_text: '', file_name: 'soup.jpg', byte_size: 9 }
  const variants = [{ format: 'webp' as const, width: 400, content: new Uint8Array(1) }]
  await insertPicture(site.db, { ...picture, uploaded_by: null, variants }, NOW)
  const { key = '' } = (await findNextPicture(site.db)) ?? {}
  await changeContent(site.db, async (db) => settlePicture(db, key, { state: 'here', hash }, NOW))
  expect((await screenOf(site)).main).toContain(`href="${ADDRESS}"`)
})
