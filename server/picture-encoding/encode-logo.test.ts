import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture } from '#test/pictures.ts'
import { encodeLogo } from './encode-logo.ts'
import { encodePicture } from './encode-picture.ts'

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, size = 'width="40" height="20" viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} ${size}>${inner}</svg>`)
const GREEN = '<rect width="40" height="20" fill="#00ff00"/>'

async function encoded(file: Uint8Array) {
  const result = await encodeLogo(file)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.picture
}

/** The colour in the middle of a picture. */
async function colourOf(file: Uint8Array) {
  const { width, height } = await sharp(file).metadata()
  const middle = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  const pixel = await sharp(file).extract(middle).removeAlpha().raw().toBuffer()
  return [...pixel]
}

test('an SVG is drawn to a picture and to square icons; nothing of its text comes through', async () => {
  const { width, height, variants, icons = [] } = await encoded(svg(GREEN + '<!-- secret -->'))
  expect([width, height]).toEqual([1024, 512])
  for (const { size, content } of icons) {
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    expect(await colourOf(content)).toEqual([0, 255, 0])
  }
  expect(icons.map(({ size }) => size)).toEqual([32, 180, 192, 512])
  for (const { content } of [...variants, ...icons])
    expect(Buffer.from(content).toString('latin1')).not.toMatch(/secret|<svg/)
})

test('a photograph is a logo, too', async () => {
  const { width, icons } = await encoded(await aPicture().jpeg().toBuffer())
  expect([width, icons?.length]).toEqual([640, 4])
})

test('a HEIC photo of a phone is a logo, too', async () => {
  const { icons = [] } = await encoded(
    await readFile(new URL('../../test/heic/plate-p3.heic', import.meta.url)),
  )
  expect(icons.map(({ size }) => size)).toEqual([32, 180, 192, 512])
})

test('an SVG is no picture outside of the logo, not even after a logo', async () => {
  await encoded(svg(GREEN))
  expect(await encodePicture(svg(GREEN))).toEqual({ ok: false, reason: 'no-picture' })
})

test('scripts in an SVG do not run, and nothing is fetched that it names', async () => {
  const asked: string[] = []
  const server = createServer(({ url }, response) => void (asked.push(url ?? ''), response.end()))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port }: Partial<AddressInfo> = Object(server.address())
  const red = `${tmpdir()}/red-${process.pid}.png`
  writeFileSync(
    red,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer(),
  )
  const names = [`http://127.0.0.1:${port}/a.png`, `file://${red}`, red, '//127.0.0.1/a.png']
  const { icons = [] } = await encoded(
    svg(
      GREEN +
        '<script>document.documentElement.remove()</script><rect width="1" height="1" onload="alert(1)"/>' +
        names.map((name) => `<image width="40" height="20" href="${name}"/>`).join('') +
        names.map((name) => `<image width="40" height="20" xlink:href="${name}"/>`).join('') +
        names.map((name) => `<use xlink:href="${name}#a"/>`).join('') +
        `<style>@import url(${names[0]}); rect { fill: url(${names[0]}#a) #0f0 }</style>` +
        `<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${names[0]}"/></body></foreignObject>`,
    ),
  )
  for (const { content } of icons) expect(await colourOf(content)).toEqual([0, 255, 0])
  expect(asked).toEqual([])
  await new Promise((resolve) => server.close(resolve))
})

const LAUGHS =
  '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>'
const FOREIGN =
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'
const NESTED = `<defs><rect id="u0" width="1" height="1"/>${Array.from(
  { length: 30 },
  (_, depth) => `<g id="u${depth + 1}"><use href="#u${depth}"/><use href="#u${depth}"/></g>`,
).join('')}</defs><use href="#u30"/>`

test.each<[string, Uint8Array]>([
  ['entities', Buffer.from(LAUGHS)],
  ['entities of other files', Buffer.from(FOREIGN)],
  ['forty megapixels and more', svg(GREEN, 'width="20000" height="20000"')],
  ['a billion copies of one part', svg(NESTED)],
  ['text around no drawing', Buffer.from('<!doctype html><p>No <svg')],
  ['more than a megabyte', svg(`<!--${'x'.repeat(1_000_000)}-->`)],
])('an SVG of %s is refused', { timeout: 120_000 }, async (_, file) => {
  expect(await encodeLogo(file)).toEqual({ ok: false, reason: 'bad-svg' })
})

test('a compressed SVG, and one in another encoding, is no logo', async () => {
  for (const file of [gzipSync(svg(GREEN)), Buffer.from(`\uFEFF${LAUGHS}`, 'utf16le')])
    expect(await encodeLogo(file)).toEqual({ ok: false, reason: 'no-picture' })
})
