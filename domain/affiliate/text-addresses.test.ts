import { expect, test } from 'vitest'
import { affiliateAddressFinder } from './affiliate-address.ts'
import { KNOWN_ADDRESSES } from './known-addresses.ts'
import { findTextLinks } from './text-addresses.ts'
import { splitAtAddresses } from 'recipe-basics/text/split-at-addresses'

const find = affiliateAddressFinder({ affiliate_addresses: KNOWN_ADDRESSES, shop_tags: 'amazon.de plate-21' })

test.each([
  ['', ['']],
  ['No address, amzn.to/3x.', ['No address, amzn.to/3x.']],
  ['See https://amzn.to/3x.', ['See ', 'https://amzn.to/3x', '.']],
  ['(https://amzn.to/3x)', ['(', 'https://amzn.to/3x', ')']],
  ['“HTTPS://amzn.to/3x”', ['“', 'HTTPS://amzn.to/3x', '”']],
  [
    'https://a.example\nhttp://b.example/?c=1&d=2!',
    ['', 'https://a.example', '\n', 'http://b.example/?c=1&d=2', '!'],
  ],
  ['https://...', ['', 'https://', '...']],
])('a text is divided at its addresses, without the punctuation after them: %s', (text, parts) => {
  expect(splitAtAddresses(text)).toEqual(parts)
  expect(splitAtAddresses(text).join('')).toBe(text)
})

test('links of a text are the addresses that earn, with their tags', () => {
  const texts = ['https://amzn.to/3x and https://example.org', null, 'https://www.amazon.de/dp/B0.']
  expect(findTextLinks(texts, find)).toEqual({
    'https://amzn.to/3x': 'https://amzn.to/3x',
    'https://www.amazon.de/dp/B0': 'https://www.amazon.de/dp/B0?tag=plate-21',
  })
})
