import sharp, { type Sharp } from 'sharp'

/** A picture with light and shade, as a photograph has; files are made from it as from any picture of sharp. */
export function aPicture({ width = 640, height = 480, alpha = false } = {}): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c8643c',
      noise: { type: 'gaussian', mean: 140, sigma: 30 },
    },
  })
    .ensureAlpha(alpha ? 0.5 : 1)
    .blur(2)
}

/** The same picture in each of the formats that are taken. */
export async function inEachFormat(picture = aPicture()): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().avif({ effort: 0 }).toBuffer(),
    picture.clone().gif({ effort: 1 }).toBuffer(),
  ])
  return { jpeg, png, webp, avif, gif }
}

/** `count` damaged copies of a file, always the same ones: bytes changed, cut off, doubled and swapped. */
export function damagedCopies(file: Buffer, count: number): Buffer[] {
  let seed = 1
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  return Array.from({ length: count }, (_, copy) => {
    const bytes = Buffer.from(file)
    for (let change = 0; change <= copy % 20; change++) {
      // Heads decide how a file is read, so half of the changes go there.
      bytes[random(change % 2 ? bytes.length : Math.min(bytes.length, 200))] = random(256)
    }
    if (copy % 7 === 3) return bytes.subarray(0, random(bytes.length))
    if (copy % 7 === 5) return Buffer.concat([bytes, bytes.subarray(random(bytes.length))])
    return bytes
  })
}
