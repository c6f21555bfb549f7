import { expect, test } from 'vitest'
import { findWrongLink, toSiteLinks } from './links.ts'

test('a line is a name and an address, or an address that is called after its host', () => {
  expect(toSiteLinks('Our blog /blog\n\nhttps://www.photos.example/mara\r\n')).toEqual([
    { to: '/blog', name: 'Our blog' },
    { to: 'https://www.photos.example/mara', name: 'www.photos.example' },
  ])
  expect(toSiteLinks(null)).toEqual([])
})

test('what stands between a name and its address is not part of the name', () => {
  const names = ['Blog: /blog', 'Blog - /blog', 'Blog = /blog', 'Blog – /blog'].map((line) =>
    toSiteLinks(line),
  )
  expect(names).toEqual(names.map(() => [{ to: '/blog', name: 'Blog' }]))
  expect(toSiteLinks('Soups & stews: A–Z /recipes')).toEqual([{ to: '/recipes', name: 'Soups & stews: A–Z' }])
})

test.each([
  'Photos javascript:alert(1)',
  'Photos data:text/html,x',
  'Photos //evil.example',
  'Photos \\\\evil.example',
  'Photos https://mara@evil.example/',
  'Photos',
])('a line that leads nowhere good is refused, and no link: %s', (line) => {
  expect(findWrongLink(`Blog /blog\n${line}`)).toEqual({ line, lacks: 'address' })
  expect(toSiteLinks(line)).toEqual([])
})

test.each([`${'x'.repeat(41)} /blog`, `/2019/${'x'.repeat(40)}`])(
  'a name that no menu has room for is refused, and no link: %s',
  (line) => {
    expect(findWrongLink(`Blog /blog\n${line}`)).toEqual({ line, lacks: 'name' })
    expect(toSiteLinks(line)).toEqual([])
  },
)

test('a menu of more than eight links is none', () => {
  expect(findWrongLink('Blog /blog\n'.repeat(8))).toBeUndefined()
  expect(findWrongLink('Blog /blog\n'.repeat(9))).toBe('too many')
})
