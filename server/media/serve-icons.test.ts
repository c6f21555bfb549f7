import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestSite } from '#test/site.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#0f0"/></svg>'

async function upload(
  admin: Awaited<ReturnType<Awaited<ReturnType<typeof createTestSite>>['as']>>,
  as: string,
) {
  return admin.request(`/admin/media/upload?as=${as}&name=logo.svg`, {
    method: 'POST',
    headers: { Origin: 'https://plate.test', 'Sec-Fetch-Site': 'same-origin' },
    body: SVG,
  })
}

test('a logo stands in the masthead, and its icons wherever programs look for them', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  expect((await upload(admin, 'picture')).status).toBe(415)
  const { address }: { address: string } = await (await upload(admin, 'logo')).json()
  const saved = await admin.post('/admin/settings', {
    site_name: 'Soft Table',
    logo_url: address,
    based_on: '',
  })
  expect(saved.status).toBe(302)

  const { html } = await site.read('/recipes')
  expect(html).toContain(`<img src="${address}/400.webp" width="1024" height="512" alt=""`)
  const [, tab = ''] = /<link rel="icon" href="([^"]*)" type="image\/png" sizes="32x32"/.exec(html) ?? []
  // Search engines show a multiple of 48 pixels.
  const [, large = ''] = /<link rel="icon" href="([^"]*)" type="image\/png" sizes="192x192"/.exec(html) ?? []
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? []
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    (await site.read('/manifest.webmanifest')).html,
  )
  expect(manifest.name).toBe('Soft Table')
  for (const [path, size] of [
    [tab, 32],
    [large, 192],
    [touch, 180],
    ...manifest.icons.map(({ src, sizes }) => [src, Number.parseInt(sizes, 10)] as const),
  ] as const) {
    const icon = await site.get(path)
    expect([path, icon.headers.get('content-type')]).toEqual([path, 'image/png'])
    expect(icon.headers.get('cache-control')).toContain('immutable')
    const file = Buffer.from(await icon.arrayBuffer())
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
  const ico = await site.get('/favicon.ico')
  expect([ico.status, ico.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const file = Buffer.from(await ico.arrayBuffer())
  expect(file.readUInt16LE(2)).toBe(1)
  expect(await sharp(file.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
  expect((await site.get('/apple-touch-icon.png')).headers.get('location')).toBe(touch)
})

test('without a logo, the plate is the icon, and the manifest says so', async () => {
  const site = await createTestSite()
  const { html } = await site.read('/recipes')
  for (const link of [
    '<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192"',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"',
    '<link rel="apple-touch-icon" href="/icon-180.png"',
  ])
    expect(html).toContain(link)
  const ways = { '/favicon.ico': 32, '/apple-touch-icon.png': 180, '/apple-touch-icon-precomposed.png': 180 }
  for (const [path, size] of Object.entries(ways)) {
    const { status, headers } = await site.get(path)
    expect([path, status, headers.get('location')]).toEqual([path, 302, `/icon-${size}.png`])
  }
  const { name, icons }: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(
    (await site.read('/manifest.webmanifest')).html,
  )
  expect([name, icons.map(({ sizes }) => sizes)]).toEqual([
    'Gentle Plate',
    ['any', '32x32', '180x180', '192x192', '512x512'],
  ])
  for (const { src, sizes } of icons) {
    const file = await readFile(new URL(`../../public${src}`, import.meta.url))
    if (sizes === 'any') continue
    const { width, height } = await sharp(file).metadata()
    expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test('only what was uploaded as a logo is one', async () => {
  const site = await createTestSite()
  const admin = await site.as('admin')
  for (const logo_url of ['https://plate.test/logo.svg', `/media/${'a'.repeat(64)}-9x9`, '/favicon.svg']) {
    const refused = await admin.post('/admin/settings', { logo_url, based_on: '' })
    expect([logo_url, refused.status]).toEqual([logo_url, 422])
    expect(await refused.text()).toContain('Upload the logo here')
  }
})
