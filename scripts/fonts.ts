import { mkdir, writeFile } from 'node:fs/promises'
import { cutFonts } from './cut-fonts.ts'
import { cutPictureFonts } from './cut-picture-fonts.ts'

// Writes app/fonts/, after letters were added in app/fonts.css or a font was renewed, and the fonts of share pictures.

await write(new URL('../app/fonts/', import.meta.url), await cutFonts())
await write(new URL('../server/share-pictures/fonts/', import.meta.url), await cutPictureFonts())

async function write(folder: URL, fonts: Map<string, Buffer>) {
  await mkdir(folder, { recursive: true })
  for (const [name, font] of fonts) await writeFile(new URL(name, folder), font)
}
