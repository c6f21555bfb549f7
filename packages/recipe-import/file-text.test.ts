import { isFood } from 'recipe-reading/food/is-food'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'
import { fileText } from './file-text.ts'
import { anAllowance } from './zip.ts'

const bomb = gzipSync(Buffer.alloc(MAX_UPLOAD_BYTES + 1))
const detailOf = (bytes: Uint8Array, allowance = anAllowance()) => {
  const found = fileText('a.paprikarecipe', bytes, allowance, isFood)
  return found.ok ? found.text : found.detail
}

test('what was compressed is unpacked, and what is damaged or too large is told', () => {
  expect(detailOf(gzipSync('{"name": "Crème"}'))).toBe('{"name": "Crème"}')
  expect(detailOf(gzipSync('x'.repeat(9_000)).subarray(0, 20))).toBe('The file is compressed, and damaged.')
  expect(detailOf(bomb)).toBe('The file holds more than 20 MB.')
  expect(detailOf(Buffer.from('{"name": "Cr\xe8me"}', 'latin1'))).toContain('The file is not UTF-8 text.')
})

test('files that unpack to more than an upload may hold are refused, also those that were too large by themselves', () => {
  const allowance = anAllowance()
  const details = Array.from({ length: 12 }, () => detailOf(bomb, allowance))
  expect(details.slice(0, 10)).toEqual(Array(10).fill('The file holds more than 20 MB.'))
  expect(details.slice(10)).toEqual(Array(2).fill('The files hold more than 200 MB together.'))
  expect(detailOf(gzipSync('{}'), allowance)).toBe('The files hold more than 200 MB together.')
  expect(detailOf(Buffer.from('{}'), allowance)).toBe('{}')
})

test('a page is read in the encoding that it says it has', () => {
  const page = (charset: string) =>
    `<html><head>${charset}</head><div itemscope itemtype="Recipe"><b itemprop="name">Cr\xe8me</b><i itemprop="recipeIngredient">1 egg</i>`
  const textOf = (charset: string, name = 'a.html') => {
    const found = fileText(name, Buffer.from(page(charset), 'latin1'), anAllowance(), isFood)
    return found.ok ? found.text : found.detail
  }
  expect(textOf('<meta charset="iso-8859-1">')).toContain('"Crème"')
  expect(textOf('<META http-equiv=Content-Type content="text/html; charset=windows-1252">')).toContain(
    '"Crème"',
  )
  expect(textOf('<meta charset=windows-1251>')).toContain('"Cr\u0438me"')
  for (const charset of ['', '<meta charset="utf-8">', '<meta charset="nobody-knows">'])
    expect(textOf(charset)).toContain('The file is not UTF-8 text.')
  expect(textOf('<meta charset="iso-8859-1">', 'a.json')).toContain('The file is not UTF-8 text.')
})
