import { expect, test } from 'vitest'
import { answerDish } from 'food-verdicts/gut/allergens/answer-dish'
import { resolveLabels } from 'food-verdicts/diet/label-decisions'
import { aList } from '#test/fixtures.ts'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { sumUpFacts } from './sum-up-facts.ts'

const sumUp = (...lines: string[]) => {
  const fields = aList(...lines)
  const answers = answerDish(readRecipe(fields), resolveLabels(fields, []))
  return answers && sumUpFacts(answers)
}

test('a sentence names the food of a line by the words of the line, one or several', () => {
  expect(sumUp('2 carrots', '4 hot dog buns')).toContain('Dairy-free if the hot dog buns are')
  expect(sumUp('2 carrots', '1 chicken stock cube')).toContain('gluten-free if the chicken stock cube is')
})
