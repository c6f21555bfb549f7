import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { listCategories, shopName, toAffiliateLinks } from './equipment.ts'

const link = { url: 'https://shop.example/sieve', program: 'Shop Partners' }

test('spec.md section 3: affiliate links may arrive as a list or as JSON text', () => {
  const labelled = { ...link, label: 'Shop' }
  expect(toAffiliateLinks([link, labelled])).toEqual([link, labelled])
  expect(toAffiliateLinks(JSON.stringify([link, labelled]))).toEqual([link, labelled])
})

test('spec.md section 3: entries lacking a text url and program are dropped', () => {
  const broken = [
    { url: link.url },
    { program: link.program },
    { url: 7, program: 'x' },
    { url: link.url, program: ['x'] },
    { url: link.url, program: ' ' },
    null,
    'https://shop.example',
    [link],
  ]
  expect(toAffiliateLinks([...broken, link])).toEqual([link])
})

test('what is no list of links gives none', () => {
  for (const value of [
    null,
    undefined,
    7,
    {},
    '',
    'no JSON',
    '"text"',
    '{"url":"https://a.example"}',
    '[[[[',
  ]) {
    expect(toAffiliateLinks(value), String(value)).toEqual([])
  }
})

test('a link with a dangerous address is dropped, however it is spelled', () => {
  for (const url of DANGEROUS_ADDRESSES) {
    expect(toAffiliateLinks([{ url, program: 'x' }]), JSON.stringify(url)).toEqual([])
  }
})

test('a link is cut to its own three fields, without the white space around them', () => {
  const entry = {
    url: ` ${link.url}\n`,
    program: ' Shop Partners ',
    label: ' ',
    onclick: 'x',
    __proto__: { a: 1 },
  }
  expect(toAffiliateLinks([entry])).toEqual([link])
  expect(toAffiliateLinks([{ ...link, label: 3 }])).toEqual([link])
})

test('spec.md section 2: a shop is named by its label or, without one, by its program', () => {
  expect(shopName({ ...link, label: 'The Shop' })).toBe('The Shop')
  expect(shopName(link)).toBe('Shop Partners')
})

test('spec.md section 2: categories are distinct and sorted, and pieces without one add none', () => {
  const equipment = ['Straining', 'blending', null, 'Straining', 'Éclairs'].map((category) => ({ category }))
  expect(listCategories(equipment)).toEqual(['blending', 'Éclairs', 'Straining'])
})
