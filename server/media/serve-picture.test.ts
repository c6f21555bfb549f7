import { expect, test } from 'vitest'
import { jpegAddress, type Picture, pictureAddress, variantAddress } from '#domain/files/picture.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { createTestSite } from '#test/site.ts'

const picture: Picture = { hash: 'a1'.repeat(32), width: 500, height: 400 }
const content = Buffer.from('whatever was stored')

async function siteWithPicture() {
  const site = await createTestSite()
  const texts = { alt_text: '', file_name: '"><script>.svg', byte_size: 1, uploaded_by: null }
  const variants = (['avif', 'webp', 'jpeg'] as const).map((format) => ({ format, width: 500, content }))
  await insertPicture(site.db, { ...picture, ...texts, variants }, site.now)
  return site
}

test('a picture is an image for ever, which loads and runs nothing', async () => {
  const { get } = await siteWithPicture()
  for (const [path, type] of [
    [variantAddress(picture, 'avif', 500), 'image/avif'],
    [variantAddress(picture, 'webp', 500), 'image/webp'],
    [jpegAddress(picture), 'image/jpeg'],
    [pictureAddress(picture), 'image/jpeg'],
    [`${pictureAddress(picture)}?anything=%3Cscript%3E`, 'image/jpeg'],
  ] as const) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(response.headers.has('content-disposition')).toBe(false)
  }
})

test('a picture that a browser knows already is not sent again', async () => {
  const { get } = await siteWithPicture()
  const etag = (await get(jpegAddress(picture))).headers.get('etag') ?? ''
  for (const known of [`"other", W/${etag}`, '*']) {
    const again = await get(jpegAddress(picture), { headers: { 'If-None-Match': known } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  }
  const other = await get(jpegAddress(picture), { headers: { 'If-None-Match': '"other", "*"' } })
  expect(other.status).toBe(200)
})

test('a picture can be asked about, and not written to', async () => {
  const { get } = await siteWithPicture()
  const head = await get(jpegAddress(picture), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await get(jpegAddress(picture), { method, headers: { Origin: 'https://plate.test' } })
    expect([method, response.status]).toEqual([method, 405])
  }
  expect((await get(jpegAddress(picture))).status).toBe(200)
})

test('no spelling of a path reaches anything but a stored picture', async () => {
  const { get } = await siteWithPicture()
  const steps = [
    '../',
    '..%2f',
    '%2e%2e/',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
    '....//',
    './',
  ]
  const names = ['package.json', 'data/site.db', 'etc/passwd', 'con', 'aux.jpeg', 'a'.repeat(5_000), '%00']
  for (const step of steps) {
    for (const name of names) {
      for (const path of [
        `/media/${step.repeat(4)}${name}`,
        `${pictureAddress(picture)}/${step}${name}`,
        `${jpegAddress(picture)}${step === './' ? '.' : step}${name}`,
      ]) {
        const { status } = await get(path)
        expect([path, [400, 404].includes(status)]).toEqual([path, true])
      }
    }
  }
  for (const path of [
    '/media',
    '/media/',
    `/media/${picture.hash}`,
    `/media/${picture.hash}-500x400/500.svg`,
    `/media/${picture.hash}-500x400/400.avif`,
    `/media/${'b'.repeat(64)}-500x400`,
  ]) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
  }
})
