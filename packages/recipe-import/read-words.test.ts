import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import {
  readAuthor,
  readCategoryText,
  readDifficulty,
  readImage,
  readImported,
  readKeywords,
  readName,
  readSourceUrl,
} from './read-words.ts'
import { startReport } from './report.ts'

const of = (published: object) => publishedObject(published, new Map())
const author = (value: unknown) => readAuthor(of({ author: value }), startReport())
const image = (value: unknown, page: object = {}) => readImage(of({ image: value, ...page }), startReport())
const keywords = (value: unknown) => readKeywords(of({ keywords: value }), startReport())

test('a name is one clean line', () => {
  const name = (value: unknown) => readName(of({ name: value }), startReport())
  expect(name(' Mac &amp;amp; <b>cheese</b>\n')).toBe('Mac & cheese')
  expect(name(['Soup', 'Broth'])).toBe('Soup')
  for (const none of [null, '', ' ', {}, false]) expect(name(none)).toBeUndefined()
})

test('a description that is no text is none', () => {
  const prose = (value: unknown) => readImported(of({ description: value }), startReport()).description
  for (const none of [null, '', true, false, [], {}]) expect(prose(none)).toBeNull()
  expect(prose(['first', 'second'])).toBe('first')
  expect(prose('<p>One</p><p>Two</p>')).toBe('One\nTwo')
})

test('authors are read from texts, objects and lists', () => {
  expect(author('Pat')).toBe('Pat')
  expect(author([{ name: ' Pat &amp; Co ' }, 'Kim', 'Kim'])).toBe('Pat & Co, Kim')
  for (const none of [null, '', { name: null }, { '@id': '#nobody' }, []]) expect(author(none)).toBeNull()
})

test('keywords are cut after decoding, each once', () => {
  expect(keywords('mac &amp; cheese; pasta,, quick,')).toEqual(['mac & cheese', 'pasta', 'quick'])
  expect(keywords(['Soup', 'soup', { '@type': 'DefinedTerm', name: 'Leek' }])).toHaveLength(2)
  for (const none of [null, '', []]) expect(keywords(none)).toEqual([])
})

test('categories are joined without markup', () => {
  const category = (value: unknown) => readCategoryText(of({ recipeCategory: value }))
  expect(category('&lt;p&gt;Main&lt;/p&gt;,\n Dinner,')).toBe('Main, Dinner')
  expect(category(['Soup', 'Soup', 'Lunch'])).toBe('Soup, Lunch')
  expect(category(3)).toBe('3')
  for (const none of [null, '', []]) expect(category(none)).toBeNull()
})

test('the first picture with a whole address is taken', () => {
  expect(image(['', 'https://x.example/a.jpg '])).toBe('https://x.example/a.jpg')
  expect(image([{ url: 'https://x.example/a.jpg' }])).toBe('https://x.example/a.jpg')
  expect(image({ '@id': 'https://x.example/a.jpg' })).toBe('https://x.example/a.jpg')
  expect(image({ url: ['https://x.example/a.jpg'] })).toBe('https://x.example/a.jpg')
  expect(image('https://x.example/?a=1&amp;b=2')).toBe('https://x.example/?a=1&b=2')
})

test('an address that is not whole is completed by the page it stood on', () => {
  expect(image('//x.example/a.jpg')).toBe('https://x.example/a.jpg')
  for (const page of [
    { url: 'https://x.example/soup' },
    { url: '//x.example/soup' },
    { url: 'www.x.example/soup' },
    { url: '/soup', '@id': 'https://x.example/soup#recipe' },
    { mainEntityOfPage: 'https://x.example/soup' },
    { mainEntityOfPage: { '@type': 'WebPage', '@id': '#page', url: 'https://x.example/soup' } },
    { isPartOf: { '@id': 'https://x.example/soup/#article' } },
    { publisher: { name: 'X', url: 'https://x.example' } },
  ]) {
    expect([page, image('/a.jpg', page)?.replace('www.', '')]).toEqual([page, 'https://x.example/a.jpg'])
    expect(image([{ '@type': 'ImageObject', url: '/a b.jpg' }], page)).toContain('x.example/a%20b.jpg')
  }
  expect(image('a.jpg', { url: 'https://x.example/soups/leek' })).toBe('https://x.example/soups/a.jpg')
  for (const none of ['/a.jpg', '', 'javascript:alert(1)', 'data:image/png;base64,AA'])
    expect(image(none)).toBeNull()
})

test('the source is an address of the web', () => {
  expect(readSourceUrl(of({ url: 'https://x.example/soup' }))).toBe('https://x.example/soup')
  expect(readSourceUrl(of({ mainEntityOfPage: { '@id': 'https://x.example/soup' } }))).toBe(
    'https://x.example/soup',
  )
  expect(readSourceUrl(of({ url: '/soup', '@id': '#recipe' }))).toBeNull()
})

test('difficulty is one of ours, or a word that surely means it', () => {
  const difficulty = (value: unknown) => readDifficulty(of({ difficulty: value }), startReport())
  expect(difficulty('Easy')).toBe('easy')
  expect(difficulty('mittel')).toBe('medium')
  for (const none of ['for heroes', '', null, 3]) expect(difficulty(none)).toBeNull()
})

test('a cut leaves no half of a sign', () => {
  const long = '😀'.repeat(1_000)
  const texts = [
    author(`a${long}`),
    keywords(`a${long}`)[0],
    readCategoryText(of({ recipeCategory: `a${long}` })),
  ]
  for (const text of texts) expect([text?.isWellFormed(), (text?.length ?? 0) <= 1_000]).toEqual([true, true])
})
