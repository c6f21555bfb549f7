import { expect } from 'vitest'
import { NO_FILTER, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { testEachDatabase } from '#test/database.ts'
import { aRecipe } from '#test/fixtures.ts'
import { NOW } from '#test/site.ts'
import { keyOf, understand } from './understand.ts'

const lines = (...texts: string[]) => texts.map((ingredient_text) => ({ ingredient_text, section: null }))

testEachDatabase('a question is a filter, as far as dishes fit it, and what blocks is named', async (db) => {
  for (const [name, ...texts] of [
    ['Carrot soup', '500 g carrots', '1 l vegetable stock'],
    ['Onion soup', '3 onions', '1 l water'],
  ])
    await insertRecipe(db, { fields: aRecipe({ name, ingredients: lines(...texts) }) }, NOW)
  const read = async (search: string, off: string[] = []) => {
    const understood = await understand(db, { ...NO_FILTER, search }, NOW, off)
    return (
      understood && [
        decodeURIComponent(recipeFilterQuery(understood.found)),
        understood.blocking.map(keyOf),
        understood.unknown,
      ]
    )
  }
  expect(await read('carrot')).toBeUndefined()
  expect(await read('carott soup my kids')).toEqual(['?category=Soup&have=carrot', [], ['kids']])
  // A stock may hold onion: only its lines are sure to name none.
  expect(await read('no onion soup')).toEqual(['?category=Soup&without=onion+in+its+lines', [], []])
  expect(await read('soup in 10 minutes')).toEqual(['?category=Soup&time=45', ['time:10'], []])
  expect(await read('soup in 10 minutes', ['time:10'])).toEqual(['?category=Soup', [], []])
  const slow = await understand(db, { ...NO_FILTER, search: 'soup in 10 minutes' }, NOW)
  expect(slow?.instead.map(keyOf)).toEqual(['time:45'])
  // An allergen is left out as the law knows it, whatever else gives way.
  expect((await read('dessert without eggs'))?.[0]).toBe('?without=egg')
})
