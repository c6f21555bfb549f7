import { readFile } from 'node:fs/promises'
import { crc32, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPicture, damagedCopies, inEachFormat } from '#test/pictures.ts'
import { encodePicture } from './encode-picture.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const NO_PICTURES: Record<string, string | Buffer> = {
  svg: SVG,
  'svg with a declaration': `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`,
  svgz: gzipSync(SVG),
  html: '<!doctype html><title>x</title><script>alert(1)</script>',
  xml: '<?xml version="1.0"?><feed/>',
  pdf: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  mhtml: 'MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html>',
  js: 'alert(1)',
  htaccess: 'AddType application/x-httpd-php .jpg',
  'gif that is a script': 'GIF89a/*<svg onload=alert(1)>*/=alert(1)//;',
  'a head and nothing more': Buffer.from('ffd8ff', 'hex'),
  nothing: '',
}

test('what is no picture is refused by its content', async () => {
  for (const [name, file] of Object.entries(NO_PICTURES)) {
    expect(await encodePicture(Buffer.from(file)), name).toEqual({ ok: false, reason: 'no-picture' })
  }
  const tiff = await aPicture().tiff().toBuffer()
  expect(await encodePicture(tiff)).toEqual({ ok: false, reason: 'no-picture' })
})

const heic = async (name: string) => readFile(new URL(`../../test/heic/${name}`, import.meta.url))

test('a HEIC photo of a phone is read, in the colours in which it is meant', async () => {
  for (const name of ['plate.heic', 'plate-p3.heic']) {
    const { picture } = await encoded(await heic(name))
    expect([picture.width, picture.height], name).toEqual([160, 120])
    const jpeg = picture.variants.find(({ format }) => format === 'jpeg')?.content
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ]
    for (const [pixel, colour] of [
      [at(20, 20), [47, 93, 58]],
      [at(140, 100), [200, 100, 60]],
    ] as const)
      for (const [place, value] of colour.entries())
        expect(Math.abs((pixel[place] ?? 0) - value), name).toBeLessThan(9)
  }
})

test('a damaged HEIC photo is read or refused, and nothing else happens', async () => {
  for (const copy of damagedCopies(await heic('plate.heic'), 30)) {
    const result = await encodePicture(copy)
    expect(result.ok || ['no-picture', 'heic', 'too-many-pixels', 'damaged'].includes(result.reason)).toBe(
      true,
    )
  }
})

test('a HEIC photo that cannot be read is told from what is no picture at all', async () => {
  for (const brand of ['heic', 'heix', 'mif1', 'hevc']) {
    const file = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1')
    expect(await encodePicture(file), brand).toEqual({ ok: false, reason: 'heic' })
  }
})

test('a picture of each format is kept as AVIF and WebP in several widths, and as one JPEG', async () => {
  for (const [format, file] of Object.entries(await inEachFormat())) {
    const { picture } = await encoded(file)
    expect([picture.width, picture.height], format).toEqual([640, 480])
    const files = picture.variants.map(({ format, width }) => `${width}.${format}`)
    expect(files).toEqual(['400.avif', '400.webp', '640.avif', '640.webp', '640.jpeg'])
    for (const { format, width, content } of picture.variants) {
      expect(await sharp(content).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width,
        height: width * 0.75,
        space: 'srgb',
      })
    }
  }
})

test('a large picture comes down to what screens show, however long it is', async () => {
  const wide = await encoded(await aPicture({ width: 2400, height: 1000 }).jpeg().toBuffer())
  expect([wide.picture.width, wide.picture.height]).toEqual([1600, 667])
  expect(wide.picture.variants.map(({ width }) => width)).toEqual([
    400, 400, 800, 800, 1200, 1200, 1600, 1600, 1200,
  ])
  const strip = await encoded(await aPicture({ width: 20_000, height: 3 }).png().toBuffer())
  expect([strip.picture.width, strip.picture.height]).toEqual([1600, 1])
  const tower = await encoded(await aPicture({ width: 3, height: 20_000 }).png().toBuffer())
  expect([tower.picture.width, tower.picture.height]).toEqual([1, 3200])
})

test('nothing of a photo but its pixels is kept, and it stands upright', async () => {
  const secret = '<script>alert("hidden")</script>'
  const photo = await aPicture({ width: 300, height: 200 })
    .withExif({
      IFD0: { Artist: secret, Copyright: 'Somebody' },
      IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${'hidden'}</x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = Buffer.concat([photo, Buffer.from(`\n${secret}`)])
  expect(file.toString('latin1').split('hidden').length).toBeGreaterThan(2)
  const { picture } = await encoded(file)
  expect([picture.width, picture.height]).toEqual([200, 300])
  for (const { content } of picture.variants) {
    expect(Buffer.from(content).toString('latin1')).not.toMatch(/hidden|Somebody|script|GPS|Exif/)
    const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
  }
})

test('colours of print and of wide screens become those of the web', async () => {
  const print = await encoded(await aPicture().toColourspace('cmyk').jpeg().toBuffer())
  const deep = await encoded(await aPicture().toColourspace('rgb16').png().toBuffer())
  const grey = await encoded(await aPicture().greyscale().png().toBuffer())
  const wide = await encoded(await aPicture().withIccProfile('p3').jpeg().toBuffer())
  for (const { picture } of [print, deep, grey, wide]) {
    const { space, channels, depth, icc } = await sharp(picture.variants[0]!.content).metadata()
    expect({ space, channels, depth, icc }).toEqual({ space: 'srgb', channels: 3, depth: 'uchar' })
  }
})

test('a picture that one can see through stays so, but for the JPEG', async () => {
  const { picture } = await encoded(await aPicture({ alpha: true }).png().toBuffer())
  const alphas = picture.variants.map(async ({ content }) => (await sharp(content).metadata()).hasAlpha)
  expect(await Promise.all(alphas)).toEqual([true, true, true, true, false])
})

test('of an animation the first frame is kept', async () => {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const file = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(file).metadata()).pages).toBe(3)
  const { picture } = await encoded(file)
  expect([picture.width, picture.height]).toEqual([60, 40])
  const { dominant } = await sharp(picture.variants[1]!.content).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + dominant.b)
})

test('a small file that claims many pixels is refused before they are made', async () => {
  const bomb = await aPicture({ width: 8, height: 8 }).png().toBuffer()
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await encodePicture(bomb)).toEqual({ ok: false, reason: 'too-many-pixels' })
})

test('an animation of 10,000 frames and the longest strip a file can hold are taken in their stride', async () => {
  const head = '47494638396101000100800000ffffff000000'
  const frame = '21f90400010000002c00000000010001000002024401'
  const animation = await encoded(Buffer.from(`${head}${`${frame}00`.repeat(10_000)}3b`, 'hex'))
  expect([animation.picture.width, animation.picture.height]).toEqual([1, 1])

  const flat = { width: 65_500, height: 600, channels: 3, background: '#fff' } as const
  const strip = await encoded(await sharp({ create: flat }).png().toBuffer())
  expect([strip.picture.width, strip.picture.height]).toEqual([1600, 15])
})

test('half of a photo is no photo', async () => {
  for (const [format, file] of Object.entries(await inEachFormat())) {
    if (format === 'gif') continue // its frames are as long as they are
    const { ok } = await encodePicture(file.subarray(0, file.length / 2))
    expect([format, ok]).toEqual([format, false])
  }
})

test('a damaged picture is read or refused, and nothing else happens', async () => {
  const small = aPicture({ width: 48, height: 32 })
  for (const file of Object.values(await inEachFormat(small))) {
    for (const copy of damagedCopies(file, 100)) {
      const result = await encodePicture(copy)
      expect(result.ok || ['no-picture', 'heic', 'too-many-pixels', 'damaged'].includes(result.reason)).toBe(
        true,
      )
    }
  }
})

async function encoded(file: Buffer) {
  const result = await encodePicture(file)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result
}

/** A JPEG whose head claims another size. */
async function claiming(width: number, height: number, progressive = false): Promise<Buffer> {
  const file = await SMALL.clone().jpeg({ progressive }).toBuffer()
  const frame = file.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

const SMALL = aPicture({ width: 64, height: 48 })

test('a photograph of 50 megapixels, as today’s phones make, is read', { timeout: 120_000 }, async () => {
  const photo = sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#a53' } })
  const { picture } = await encoded(await photo.jpeg({ quality: 40 }).toBuffer())
  expect([picture.width, picture.height]).toEqual([1600, 1200])
})

test('the head of a file with more pixels than any phone makes is enough to refuse it', async () => {
  for (const [width, height] of [
    [8064, 6048],
    [9248, 6944],
    [12_000, 9_000],
    [16_320, 12_240],
  ] as const)
    expect([width, await reasonOf(await claiming(width, height))]).not.toContain('too-many-pixels')
  for (const file of [
    await claiming(20_000, 20_000),
    await claiming(65_000, 65_000),
    await claiming(12_000, 9_000, true),
    await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#a53' } })
      .png()
      .toBuffer(),
  ])
    expect(await encodePicture(file)).toEqual({ ok: false, reason: 'too-many-pixels' })
})

async function reasonOf(file: Buffer) {
  const result = await encodePicture(file)
  return result.ok ? 'none' : result.reason
}

/** Files that lack no pixel, and what they lack. */
async function withoutEnds(): Promise<Record<string, Buffer>> {
  const { jpeg, png, webp, gif } = (await inEachFormat(SMALL)) as Record<
    'jpeg' | 'png' | 'webp' | 'gif',
    Buffer
  >
  const progressive = await SMALL.clone().jpeg({ progressive: true }).toBuffer()
  const lossless = await SMALL.clone().webp({ lossless: true, effort: 0 }).toBuffer()
  const promising = (file: Buffer, more: number) => {
    const copy = Buffer.from(file)
    copy.writeUInt32LE(file.readUInt32LE(4) + more, 4)
    return copy
  }
  return {
    'JPEG without its last two bytes': jpeg.subarray(0, -2),
    'JPEG without its last byte': jpeg.subarray(0, -1),
    'progressive JPEG without its last two bytes': progressive.subarray(0, -2),
    'JPEG with zeros in place of its end': Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(2)]),
    'JPEG with a tail': Buffer.concat([jpeg, Buffer.from('stray')]),
    'WebP whose head names two bytes more': promising(webp, 2),
    'WebP whose head names a byte more': promising(webp, 1),
    'lossless WebP whose head names two bytes more': promising(lossless, 2),
    'WebP without its last two bytes': webp.subarray(0, -2),
    'PNG without IEND': png.subarray(0, -12),
    'PNG without half of IEND': png.subarray(0, -5),
    'GIF without its last byte': gif.subarray(0, -1),
    'GIF without its last two bytes': gif.subarray(0, -2),
  }
}

test('a picture that lacks only its end is read, and looks as it does with one', async () => {
  const files = await withoutEnds()
  const whole = await encoded(files['JPEG with a tail']!)
  for (const [name, file] of Object.entries(files)) {
    const result = await encodePicture(file)
    expect([name, result.ok && [result.picture.width, result.picture.height]]).toEqual([name, [64, 48]])
    if (name === 'JPEG without its last two bytes')
      expect(result.ok && result.picture.variants).toEqual(whole.picture.variants)
  }
})

test('a picture of which a part is missing is refused, with an end or without', async () => {
  const files: Record<string, Buffer> = {
    ...(await inEachFormat(SMALL)),
    progressive: await SMALL.clone().jpeg({ progressive: true }).toBuffer(),
  }
  for (const [format, file] of Object.entries(files))
    for (const share of [0.5, 0.9, 0.99]) {
      const cut = file.subarray(0, file.length * share)
      const isOdd = format === 'png' && share === 0.99
      if (!isOdd) expect([format, share, (await encodePicture(cut)).ok]).toEqual([format, share, false])
    }
})
