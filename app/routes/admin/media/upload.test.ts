import { hash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureAddress, readPictureAddress } from '#domain/files/picture.ts'
import { findPicture, listPicturePage } from '#server/data/media/pictures.ts'
import { aPicture, inEachFormat } from '#test/pictures.ts'
import { createTestSite } from '#test/site.ts'

const OURS = { Origin: 'https://plate.test', 'Sec-Fetch-Site': 'same-origin' }

async function adminSite() {
  const site = await (await createTestSite()).as('admin')
  return {
    ...site,
    async upload(file: Buffer | string, { query = '?name=plate.jpg', type = 'image/jpeg' } = {}) {
      const body = typeof file === 'string' ? file : Uint8Array.from(file)
      const headers = { ...OURS, 'Content-Type': type }
      const response = await site.get(`/admin/media/upload${query}`, { method: 'POST', headers, body })
      return { status: response.status, answer: await response.json() }
    },
  }
}

test('an uploaded picture is stored under the hash of its file and shown to everybody', async () => {
  const site = await adminSite()
  const file = await aPicture({ width: 900, height: 600 }).jpeg().toBuffer()
  const { status, answer } = await site.upload(file, {
    query: `?name=${encodeURIComponent('IMG 1 <b>.JPG')}&alt_text=${encodeURIComponent(' A bowl,\nblue ')}`,
  })
  const address = pictureAddress({ hash: hash('sha256', file), width: 900, height: 600 })
  expect([status, answer]).toEqual([200, { address, width: 900, height: 600, alt_text: 'A bowl, blue' }])

  const visitor = await createTestSite({ db: site.db })
  const shown = await visitor.get(`${address}/400.avif`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/avif'])
  const { width, height } = await sharp(await shown.arrayBuffer()).metadata()
  expect([width, height]).toEqual([400, 267])

  const { file_name, byte_size } = (await findPicture(site.db, hash('sha256', file)))!
  expect([file_name, byte_size]).toEqual(['IMG 1 <b>.JPG', file.length])
})

test('the same picture uploaded twice is one', async () => {
  const site = await adminSite()
  const { jpeg, png } = await inEachFormat()
  const { answer } = await site.upload(jpeg!, { query: '?alt_text=First' })
  expect((await site.upload(jpeg!, { query: '?alt_text=Second' })).answer).toEqual(answer)
  expect((await listPicturePage(site.db)).count).toBe(1)
  const both = await Promise.all([site.upload(png!), site.upload(png!)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await listPicturePage(site.db)).count).toBe(2)
})

test('a file that is no picture is refused whatever it is called', async () => {
  const site = await adminSite()
  for (const file of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '%PDF-1.4',
    'alert(1)',
    'AddType text/html .jpg',
  ]) {
    for (const type of ['image/jpeg', 'image/svg+xml', 'application/octet-stream', 'text/html', 'x']) {
      const { status, answer } = await site.upload(file, { type, query: '?name=photo.jpg' })
      expect([file, type, status]).toEqual([file, type, 415])
      expect(answer.message).toBe(
        'That is not a picture we can read. We take JPEG, PNG, WebP, AVIF, HEIC and GIF.',
      )
    }
  }
  expect((await listPicturePage(site.db)).count).toBe(0)
})

test('what is wrong with a picture is said in words', async () => {
  const site = await adminSite()
  const photo = await aPicture().jpeg().toBuffer()
  const bomb = sharp({ create: { width: 8_000, height: 6_501, channels: 3, background: '#fff' } })
  for (const [file, status, message] of [
    ['', 422, 'That file is empty. Please try another copy of it.'],
    [photo.subarray(0, photo.length / 2), 422, /damaged/],
    [await bomb.png().toBuffer(), 422, /too many pixels/],
    [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, /HEIC/],
    [Buffer.alloc(20 * 1024 * 1024 + 1), 413, /larger than 20 MB/],
  ] as const) {
    const refused = await site.upload(file)
    expect([refused.status, refused.answer.message]).toEqual([status, expect.stringMatching(message)])
  }
})

test('a photo of 20 MB is taken, and what hides behind its end is gone', async () => {
  const site = await adminSite()
  const photo = await aPicture().jpeg().toBuffer()
  const tail = Buffer.alloc(20 * 1024 * 1024 - photo.length, '<script>alert("hidden")</script>')
  const { status, answer } = await site.upload(Buffer.concat([photo, tail]))
  expect(status).toBe(200)
  expect(readPictureAddress(answer.address)).toBeDefined()
  for (const name of ['640.avif', '640.webp', '640.jpeg']) {
    const shown = await site.get(`${answer.address}/${name}`)
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain('hidden')
  }
})

test('nobody but an administrator uploads, and no other site in their name', async () => {
  const site = await createTestSite()
  const init = { method: 'POST', headers: OURS, body: Uint8Array.from(await aPicture().jpeg().toBuffer()) }
  const visitor = await site.get('/admin/media/upload', init)
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    '/auth?next=%2Fadmin%2Fmedia%2Fupload',
  ])
  expect((await (await site.as('user')).get('/admin/media/upload', init)).status).toBe(403)
  const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  const tricked = await (await site.as('admin')).get('/admin/media/upload', { ...init, headers: elsewhere })
  expect(tricked.status).toBe(403)
  expect((await listPicturePage(site.db)).count).toBe(0)
})
