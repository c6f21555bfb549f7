import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/files/picture.ts'
import { readNotice } from '#domain/notice.ts'
import { findPicture, insertPicture, listPicturePage } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPost, aRecipe } from '#test/fixtures.ts'
import { pagePart, pageText } from '#test/page-text.ts'
import { aPicture } from '#test/pictures.ts'
import { createTestSite, NOW } from '#test/site.ts'

const hash = 'ab'.repeat(32)
const stored = {
  ...{ hash, width: 1600, height: 1200, alt_text: 'A blue bowl', file_name: 'IMG_1.jpg' },
  ...{ byte_size: 3_400_000, uploaded_by: null },
  variants: [{ format: 'webp' as const, width: 400, content: new Uint8Array(1) }],
}

async function adminSite({ pictures = 1 } = {}) {
  const site = await (await createTestSite()).as('admin')
  for (let number = 0; number < pictures; number++) {
    const key = number === 0 ? hash : number.toString(16).padStart(64, '0')
    await insertPicture(site.db, { ...stored, hash: key }, new Date(NOW.getTime() - number))
  }
  return site
}

async function noticeOf(response: Response) {
  return { status: response.status, notice: readNotice(response.headers.get('set-cookie') ?? '') }
}

test('without pictures the media screen says where to begin', async () => {
  const { html } = await (await adminSite({ pictures: 0 })).read('/admin/media')
  expect(pageText(pagePart(html, 'main'))).toContain('No pictures yet')
})

test('the media screen lists pictures with their size, what they show and where they are shown', async () => {
  const site = await adminSite()
  const image_url = pictureAddress(stored)
  await insertRecipe(site.db, { fields: aRecipe({ image_url }), status: 'draft' }, NOW)
  await insertPost(site.db, aPost({ content: `<img src="${image_url}" alt="">`, status: 'draft' }), NOW)
  const main = pagePart((await site.read('/admin/media')).html, 'main')
  expect(pageText(main)).toContain('IMG_1.jpg 1600 × 1200, 3.4 MB, uploaded March 4, 2026')
  expect(pageText(main)).toContain('Shown in Silky Carrot Soup, A stock worth standing over')
  expect(main).toContain('alt="A blue bowl"')
  expect(main).toContain('value="A blue bowl"')
  expect(main).not.toContain('name="delete"')
})

test('pictures are shown 100 at a time', async () => {
  const site = await adminSite({ pictures: 101 })
  const count = async (path: string) => (await site.read(path)).html.split('name="describe"').length - 1
  expect([await count('/admin/media'), await count('/admin/media?page=2')]).toEqual([100, 1])
})

test('what a picture shows can be changed, from the screen and from a field', async () => {
  const site = await adminSite()
  const saved = await site.post('/admin/media?page=1', { describe: hash, alt_text: ' A <b>deep</b>\nbowl ' })
  expect(saved.headers.get('location')).toBe('/admin/media?page=1')
  expect(await noticeOf(saved)).toMatchObject({ status: 302, notice: { kind: 'success' } })
  expect((await findPicture(site.db, hash))?.alt_text).toBe('A <b>deep</b> bowl')

  expect((await site.post(`/admin/media/${hash}`, { alt_text: 'x'.repeat(900) })).status).toBe(200)
  expect(await (await site.get(`/admin/media/${hash}`)).json()).toEqual({
    alt_text: 'x'.repeat(500),
    point: { x: 50, y: 50 },
    mayMove: true,
  })
  expect((await site.post('/admin/media/unknown', { alt_text: 'x' })).status).toBe(404)
  expect((await site.get('/admin/media/a%00b')).status).toBe(404)
})

test('a picture that is in use is not deleted, and the notice names where it is', async () => {
  const site = await adminSite()
  const fields = aRecipe({ image_url: pictureAddress(stored) })
  await insertRecipe(site.db, { fields, status: 'draft' }, NOW)
  expect(await noticeOf(await site.post('/admin/media', { delete: hash }))).toEqual({
    status: 302,
    notice: {
      kind: 'destructive',
      title: 'The picture is in use',
      text: 'The picture was not deleted: “Silky Carrot Soup” shows it.',
    },
  })
  expect(await findPicture(site.db, hash)).toBeDefined()
})

test('a picture that nothing shows is deleted, and a second time it is not here any more', async () => {
  const site = await adminSite()
  const titles = []
  for (let time = 0; time < 2; time++) {
    titles.push((await noticeOf(await site.post('/admin/media', { delete: hash }))).notice?.title)
  }
  expect(titles).toEqual(['Picture deleted', 'The picture was deleted already'])
  expect((await site.get(`${pictureAddress(stored)}/400.webp`)).status).toBe(404)
})

test('without scripts a picture is uploaded by a form, and what is wrong stands beside its field', async () => {
  const site = await adminSite({ pictures: 0 })
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(await aPicture().png().toBuffer())], 'Bowl.png'))
  form.set('alt_text', 'A bowl')
  expect(await noticeOf(await site.post('/admin/media', form))).toEqual({
    status: 302,
    notice: { kind: 'success', title: 'Picture uploaded' },
  })
  expect((await listPicturePage(site.db)).pictures).toMatchObject([
    { file_name: 'Bowl.png', alt_text: 'A bowl', width: 640 },
  ])

  form.set('file', new File(['<svg/>'], 'bowl.png', { type: 'image/png' }))
  const refused = await site.post('/admin/media', form)
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('That is not a picture we can read.'),
  ])
})

test('a form that is odd, cut off or full of parts is answered, and stores nothing', async () => {
  const site = await adminSite({ pictures: 0 })
  const head = 'multipart/form-data; boundary=b'
  const part = (name: string, text: string) =>
    `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`
  for (const [type, body] of [
    ['multipart/form-data', part('name="file"', 'x')],
    [head, ''],
    [head, '--b--\r\n'],
    [head, '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf'],
    [head, `${part('name=""; filename="a.jpg"', 'x')}--b--\r\n`],
    [head, `${part('filename="a.jpg"', 'x')}--b--\r\n`],
    [head, `${part('name="file"', 'a text, not a file')}--b--\r\n`],
    [head, `--b\r\nX: ${'y'.repeat(1_000_000)}\r\n\r\n--b--\r\n`],
    [head, `${part('name="x"', 'y').repeat(10_000)}--b--\r\n`],
    [head, `${part('name="file"; filename="../../../etc/passwd"', 'root')}--b--\r\n`],
    [head, `${part('name="file"; filename="a\\0.jpg"', 'x')}--b--\r\n`],
    ['multipart/mixed; boundary=b', `${part('name="file"', 'x')}--b--\r\n`],
    ['text/plain', 'file=x'],
    ['application/json', '{"file":1}'],
  ] as const) {
    const headers = { Origin: 'https://plate.test', 'Content-Type': type }
    const response = await site.get('/admin/media', { method: 'POST', headers, body })
    expect([type, body.slice(0, 60), response.status]).toEqual([type, body.slice(0, 60), 422])
  }
  expect((await listPicturePage(site.db)).count).toBe(0)
  expect(site.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
})
