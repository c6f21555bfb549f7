import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'
import { cutPictureFonts } from './cut-picture-fonts.ts'

const FOLDER = new URL('../app/fonts/', import.meta.url)
const PICTURE_FOLDER = new URL('../server/share-pictures/fonts/', import.meta.url)

test('each font has the letters that its style sheet promises (npm run fonts)', async () => {
  await expectFiles(FOLDER, await cutFonts())
})

test('the fonts of share pictures are those that are cut (npm run fonts)', async () => {
  await expectFiles(PICTURE_FOLDER, await cutPictureFonts())
})

async function expectFiles(folder: URL, fonts: Map<string, Buffer>) {
  const files = (await readdir(folder)).filter((name) => name !== 'OFL.txt')
  expect(files.toSorted()).toEqual([...fonts.keys()].toSorted())
  for (const [name, font] of fonts)
    expect(font.equals(await readFile(new URL(name, folder))), name).toBe(true)
}
