import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

const FOLDER = new URL('../app/fonts/', import.meta.url)

test('each font has the letters that its style sheet promises (npm run fonts)', async () => {
  const fonts = await cutFonts()
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.woff2'))
  expect(files.toSorted()).toEqual([...fonts.keys()].toSorted())
  for (const [name, font] of fonts)
    expect(font.equals(await readFile(new URL(name, FOLDER))), name).toBe(true)
})
