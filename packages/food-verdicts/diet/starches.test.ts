import { expect, test } from 'vitest'
import { readLine } from 'recipe-reading/reading/read-line'
import { judgeCarbLine, judgeLine } from './judge-line.ts'

const says = (line: string) => {
  const read = readLine(line)
  return [judgeCarbLine(read, 'low-carb').says, judgeCarbLine(read, 'keto').says]
}

test('starches and sugars are neither low-carb nor keto, whatever they are called', () => {
  for (const line of [
    '200 g paccheri',
    '1 cup rajma',
    '1 cup jowar',
    '2 cups garri',
    '1 cup kasha',
    '100 ml karo',
    '300 g aloo',
    '100 g mixed peel',
    '1 tub pistachio gelato',
  ])
    expect(says(line), line).toEqual(['breaks', 'breaks'])
})

test('gums, sweeteners, gluten and shirataki are both, and so is a spoonful of starch', () => {
  for (const line of [
    '1 cup erythritol',
    '2 tbsp psyllium husk',
    '50 g xanthan gum',
    '200 g shirataki noodles',
    '100 g vital wheat gluten',
    '1 tsp karo',
  ])
    expect(says(line), line).toEqual(['free', 'free'])
  expect(says('200 g paccheri or shirataki noodles')).toEqual(['choice', 'choice'])
})

test('what a packet decides for milk, it decides for vegans too; mixes with asafoetida may hold wheat', () => {
  expect(judgeLine(readLine('1/2 cup cookie butter'), 'vegan').says).toBe('packet')
  for (const line of ['1 tsp chaat masala', '1 tsp sambar powder'])
    expect(judgeLine(readLine(line), 'gluten-free').says, line).toBe('packet')
})
