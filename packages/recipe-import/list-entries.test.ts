import { expect, test } from 'vitest'
import { shortOrLong } from '../../test/short-or-long.ts'
import { importRecipes } from '../../test/import-recipes.ts'
import { listEntries } from './list-entries.ts'

const LONG = 'A quiet soup, cooked long and cut small. '.repeat(100)

function recipes(more: (place: number) => object = () => ({})): object[] {
  return Array.from({ length: 300 }, (_, place) => ({
    '@type': 'Recipe',
    name: `Soup, [${place}] {"`,
    description: LONG,
    recipeIngredient: ['1 leek', '2 \\ 3 carrots'],
    ...more(place),
  }))
}

test('a long list is read entry by entry, and gives what it gives as a whole', () => {
  const lists = [
    recipes(),
    recipes((place) => (place % 7 === 0 ? { recipeIngredient: [] } : {})),
    [...recipes(), [], null, 'a text', { name: 'Nothing' }, { '@graph': recipes().slice(0, 2) }],
    recipes((place) => ({ video: { '@type': 'Recipe', name: `Part ${place}`, recipeIngredient: ['salt'] } })),
    Array.from({ length: 300 }, () => ({ title: LONG })),
  ]
  for (const [place, list] of lists.entries()) {
    const spread = ` ${JSON.stringify(list, undefined, 2)}\n`
    // The short form takes one of the two: the white space between entries has nothing to do with their content.
    const texts = [JSON.stringify(list), spread].filter((_, turn) => shortOrLong(turn === place % 2, true))
    for (const text of texts) {
      expect(listEntries(text)?.count).toBe(list.length)
      expect(importRecipes(text)).toEqual(importRecipes(JSON.parse(text)))
    }
  }
})

test('what is short, no list, broken anywhere, or points from one entry to another is read as a whole', () => {
  const text = JSON.stringify(recipes())
  const others = [
    JSON.stringify(recipes().slice(0, 2)),
    JSON.stringify({ '@graph': recipes() }),
    text.slice(0, -1),
    `${text}]`,
    `${text},[]`,
    text.replace('Recipe', 'Recipe", "'),
    text.replace('},{', '},,{'),
    JSON.stringify([...recipes(), { '@id': '#a' }]),
    JSON.stringify([...recipes(), 1]).replace(',1]', `,${'['.repeat(40)}${']'.repeat(40)}]`),
  ]
  for (const other of others) expect(listEntries(other)).toBeUndefined()
})
