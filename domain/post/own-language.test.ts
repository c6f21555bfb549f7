import { expect, test } from 'vitest'
import { OPENING_CHARACTERS, readPostLanguages } from './own-language.ts'

const read = (content: string, { title = 'Mise en place', excerpt = null as string | null } = {}) =>
  readPostLanguages({ title, excerpt, content })

const FRENCH = 'Je coupe les légumes en petits morceaux, puis je les fais cuire avec un peu de beurre.'
const ENGLISH = 'I cut the vegetables into small pieces, and cook them with a little butter.'

test('the content shows the language of a post, and its title follows it unless it is English', () => {
  expect(read(FRENCH)).toEqual({ post: 'fr', title: 'fr', excerpt: 'fr' })
  expect(read(FRENCH, { title: 'What to do with the rest of it' })).toEqual({
    post: 'fr',
    title: undefined,
    excerpt: 'fr',
  })
})

test('a title alone shows nothing, and neither do words that are quoted in English', () => {
  expect(read('')).toBeUndefined()
  expect(read(ENGLISH)).toBeUndefined()
  expect(read(`${ENGLISH} My aunt called it “pot au feu de la mer”, and so do we all in the house.`)).toBe(
    undefined,
  )
})

test('an English excerpt stands above a French text, and a French one above an English text', () => {
  const excerpt = 'About what I do with vegetables when nothing else will stay down.'
  expect(read(FRENCH, { excerpt })).toEqual({ post: 'fr', title: 'fr', excerpt: undefined })
  expect(read(ENGLISH, { excerpt: FRENCH })).toEqual({ post: undefined, title: undefined, excerpt: 'fr' })
})

test('a few words of content are in the language of the excerpt', () => {
  expect(read('Bonne soupe.', { excerpt: FRENCH })?.post).toBe('fr')
})

test('an address that stands in a line says nothing of a language', () => {
  expect(read(`${FRENCH}\nhttps://the-shop.example/what-we-cook-for-you-when-all-is-not-well`)?.post).toBe(
    'fr',
  )
})

test('markup says nothing of a language, wherever the opening ends', () => {
  const link = '<a href="https://the-shop-of-the-best.example/the-and-with-for-you">ici</a>'
  expect(read(`${FRENCH} ${link}`)?.post).toBe('fr')
  expect(read(`${FRENCH.padEnd(OPENING_CHARACTERS - 20)}${link}`)?.post).toBe('fr')
})
