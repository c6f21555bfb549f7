import { mkdir, writeFile } from 'node:fs/promises'
import { cutFonts } from './cut-fonts.ts'

// Writes app/fonts/, after letters were added in app/fonts.css or a font was renewed.

const FOLDER = new URL('../app/fonts/', import.meta.url)

await mkdir(FOLDER, { recursive: true })
for (const [name, font] of await cutFonts()) await writeFile(new URL(name, FOLDER), font)
