import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '#domain/files/picture.ts'
import { readPictures } from '../data/backups/pictures.ts'
import { BackupRefusal } from './refusal.ts'

/** What sharp says of each format that this site stores. */
const FORMATS: Record<string, string> = { avif: 'heif', webp: 'webp', jpeg: 'jpeg', png: 'png' }

// The library reads SVG, PDF and more by content, whatever a file is called. These it may read, and no others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
})
// Each file is read once, and the site itself needs the other processor.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes every picture of a scratch file to its last pixel. They stay as they are. Throws a BackupRefusal that names the
 * first one that is not what it says.
 */
export async function decodePictures(scratch: string): Promise<void> {
  for (const { format, name, content } of readPictures(scratch))
    if (!(await isPicture(content, format)))
      throw new BackupRefusal(`The backup holds a picture that cannot be shown: ${JSON.stringify(name)}.`)
}

async function isPicture(content: Uint8Array, format: string): Promise<boolean> {
  const picture = sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
  try {
    const { info } = await picture.clone().raw().toBuffer({ resolveWithObject: true })
    return info.width > 0 && (await picture.metadata()).format === FORMATS[format]
  } catch {
    // All that the library says of a file that it cannot read.
    return false
  }
}
