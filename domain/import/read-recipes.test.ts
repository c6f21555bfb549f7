import { expect, test } from 'vitest'
import { fillRecipes } from '#test/repeated-patterns.ts'
import { RecipeSchema } from '../recipe/schema.ts'
import { importRecipes } from './read-recipes.ts'

test('whatever is read may be stored, however long the fields of the file are', () => {
  for (const text of [
    'word '.repeat(5_000),
    'Step 1: Mix. Step 2: Bake. '.repeat(1_000),
    '# a\n'.repeat(1_000),
  ]) {
    for (const { fields } of importRecipes(fillRecipes(text)).recipes) {
      const { error } = RecipeSchema.safeParse(fields)
      expect([text.slice(0, 20), error?.issues ?? []]).toEqual([text.slice(0, 20), []])
    }
  }
})
