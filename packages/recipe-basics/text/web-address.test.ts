import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '../../../test/dangerous-addresses.ts'
import { isWebAddress, toWebAddress } from './web-address.ts'

const HONEST_ADDRESSES = [
  'https://shop.example',
  'http://shop.example',
  'HTTPS://Shop.Example/A',
  'https://shop.example/b3?tag=plate-20&ref=a@b#top',
  'https://shop.example/@kestrel/sieve',
  'https://shop.example?next=//other.example',
  'https://shop.example:8443/x',
  'https://münchen.example/töpfe/größe',
  'https://xn--mnchen-3ya.example/',
  'https://192.0.2.7/a.jpg',
  'https://[2001:db8::1]/a.jpg',
  'https://shop.example/a%20b',
  "https://shop.example/it's(here)*!$,;",
  '/',
  '/recipes/silky-carrot-soup',
  '/media/3f9a.webp?w=640',
  '/recipes#top',
]

test('an address that a browser would run or misread is refused in every spelling', () => {
  for (const address of DANGEROUS_ADDRESSES) {
    expect(isWebAddress(address), JSON.stringify(address)).toBe(false)
    expect(toWebAddress(address), JSON.stringify(address)).toBeUndefined()
  }
})

test('an honest address is kept as it was typed, without white space and invisible signs around it', () => {
  for (const address of HONEST_ADDRESSES) {
    expect(toWebAddress(address), address).toBe(address)
    expect(toWebAddress(` \t${address}\r\n`), address).toBe(address)
    expect(toWebAddress(`\u200e\u200b${address}\u200b \ufeff`), address).toBe(address)
  }
})

test('an address longer than any shop needs is refused', () => {
  expect(isWebAddress(`https://shop.example/${'a'.repeat(1_900)}`)).toBe(true)
  expect(isWebAddress(`https://shop.example/${'a'.repeat(2_000)}`)).toBe(false)
})

test('whatever is accepted means http or https to a browser, on a host without a user, or our own host', () => {
  const base = 'https://plate.test/blog/a-post'
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    'javascript:',
    'data:',
    '/',
    '//',
    '\\',
    '@',
    'a.example',
    '\t',
    '\0',
    ' ',
    '?',
    '#',
    ':',
    '%',
    '[',
    '..',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(text, (text) => {
      if (!isWebAddress(text)) return
      const { protocol, username, password, host } = new URL(text, base)
      expect(['https:', 'http:']).toContain(protocol)
      expect(username + password).toBe('')
      if (text.startsWith('/')) expect(host).toBe('plate.test')
    }),
    { numRuns: 20_000 },
  )
})
