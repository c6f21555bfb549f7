import { expect, test } from 'vitest'
import {
  findPictures,
  jpegAddress,
  pictureAddress,
  readPictureAddress,
  readVariantPath,
  variantAddress,
  variantWidths,
} from './picture.ts'
import { isWebAddress } from 'recipe-basics/text/web-address'

const hash = '0123456789abcdef'.repeat(4)
const picture = { hash, width: 1600, height: 1200 }

test('the address of a picture says all that a page needs to show it', () => {
  const address = pictureAddress(picture)
  expect(address).toBe(`/media/${hash}-1600x1200`)
  expect(readPictureAddress(address)).toEqual(picture)
  expect(isWebAddress(address)).toBe(true)
})

test('the address of a picture shows its JPEG, so that it can stand anywhere', () => {
  expect(readVariantPath(pictureAddress(picture))).toEqual({ hash, format: 'jpeg', width: 1200 })
  expect(readVariantPath(jpegAddress(picture))).toEqual({ hash, format: 'jpeg', width: 1200 })
  expect(readVariantPath(variantAddress(picture, 'avif', 400))).toEqual({ hash, format: 'avif', width: 400 })
})

test('a picture is kept in smaller widths and its own, and never enlarged', () => {
  expect(variantWidths(1600)).toEqual([400, 800, 1200, 1600])
  expect(variantWidths(1000)).toEqual([400, 800, 1000])
  expect(variantWidths(800)).toEqual([400, 800])
  expect(variantWidths(1)).toEqual([1])
})

test('nothing else is the address of a picture', () => {
  for (const address of [
    '',
    '/media',
    `/media/${hash}`,
    `/media/${hash}-0x10`,
    `/media/${hash}-10x010`,
    `/media/${hash.toUpperCase()}-1600x1200`,
    `/media/${hash}-1600x1200/`,
    `/media/${hash}-1600x1200?x`,
    `/media/../media/${hash}-1600x1200`,
    `https://elsewhere.example/media/${hash}-1600x1200`,
    `/media/${hash}-1600x1200\n`,
  ]) {
    expect(readPictureAddress(address), address).toBeUndefined()
    expect(readVariantPath(`${address}/400.avif`), address).toBeUndefined()
  }
  expect(readVariantPath(`${pictureAddress(picture)}/400.svg`)).toBeUndefined()
  expect(readVariantPath(`${pictureAddress(picture)}/400.constructor`)).toBeUndefined()
})

test('pictures are found in whatever names them, each once', () => {
  const other = 'f'.repeat(64)
  expect(
    findPictures(
      `<img src="/media/${hash}-16x12"> <a href="https://plate.test/media/${other}-1x1/1.webp">x</a> /media/${hash}-16x12`,
    ),
  ).toEqual([hash, other])
  expect(findPictures('/media/short-1x1')).toEqual([])
})
