import { expect, test } from 'vitest'
import { pictureAddress, readPictureAddress } from './picture.ts'
import { cutClass, pointedAddress, readPoint, readPointedAddress, withoutPoint } from './point.ts'

const picture = { hash: '0123456789abcdef'.repeat(4), width: 1600, height: 1200 }
const plain = pictureAddress(picture)

test('the address of a picture names its point, and stays the address of the picture', () => {
  const address = pointedAddress(picture, { x: 0, y: 100 })
  expect(address).toBe(`${plain}#0,100`)
  expect(readPointedAddress(address)).toEqual({ x: 0, y: 100 })
  expect(readPictureAddress(address)).toEqual(picture)
  expect(withoutPoint(address)).toBe(plain)
})

test('a point in the middle is not named, and has no classes', () => {
  expect(pointedAddress(picture, { x: 50, y: 50 })).toBe(plain)
  expect(readPointedAddress(plain)).toBeUndefined()
  expect(cutClass(plain)).toBe('')
})

test('pages know the point to five percent', () => {
  expect(cutClass(`${plain}#12,98`)).toBe('cut-x-10 cut-y-100')
  expect(cutClass(`${plain}#50,13`)).toBe('cut-x-50 cut-y-10')
})

test('addresses of others keep what stands behind them', () => {
  for (const address of ['https://p.example/a.jpg#1,2', '/a.jpg#1,2', '', null])
    expect(withoutPoint(address)).toBe(address)
  expect(cutClass('https://p.example/media/a#1,2')).toBe('')
})

test.each(['-5', '101', '1e9', 'NaN', '', ' ', '1.5', '0x1', '٣', '1000', null, undefined, 7])(
  'a point at %j is none',
  (x) => {
    expect(readPoint(x, '50')).toBeUndefined()
    expect(readPoint('50', x)).toBeUndefined()
  },
)
