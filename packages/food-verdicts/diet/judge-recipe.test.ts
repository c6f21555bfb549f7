import { expect, test } from 'vitest'
import { aList } from '../../../test/fixtures.ts'
import { judgeAhead, judgeRecipe } from './judge-recipe.ts'

test('what was judged ahead is not judged twice, and what has changed since is judged anew', () => {
  const soup = aList('600 g carrots')
  const judge = judgeAhead([soup, aList('400 g cod')], undefined)
  expect(judge(soup)).toEqual(judgeRecipe(soup))
  expect(judge(structuredClone(soup))).toBe(judge(soup))
  for (const changed of [
    aList('600 g carrots', '50 g butter'),
    { ...soup, keywords: ['keto'] },
    { ...soup, servings: null },
    { ...soup, ingredients: [{ ingredient_text: '600 g carrots', section: 'MILK' }] },
  ])
    expect(judge(changed)).toEqual(judgeRecipe(changed))
})
