import { expect } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { NOW, reviewFiles } from '#test/imports.ts'
import { aPublishedRecipe } from '#test/uploads.ts'
import { findWaitingRecipe } from '../data/imports/contents.ts'
import { saveReview } from './review.ts'

testDatabase(
  'an unfinished edit of an older release is read, and its steps keep their addresses',
  async (db) => {
    const recipeInstructions = [{ '@type': 'HowToStep', text: 'Simmer.', url: 'https://cook.example/1' }]
    const content = JSON.stringify(aPublishedRecipe({ recipeInstructions }))
    const import_id = await reviewFiles(db, { name: 'leek.json', content })
    const older = {
      name: [''],
      ingredients: ['3 leeks\n# Sauce\nsalt'],
      instructions: ['Simmer.\nServe.'],
      'nutrition.calories': ['12'],
    }
    await db
      .updateTable('import_contents')
      .set({ typed: JSON.stringify(older) })
      .execute()

    const typed = (await findWaitingRecipe(db, import_id, 1))?.typed
    if (!typed || typed === 'unknown') throw new Error('The edit is lost')
    expect(typed).toMatchObject({ texts: { name: '' }, facts: { calories: '12' } })
    expect(typed.ingredients.map(({ text, isHeading }) => [text, isHeading])).toEqual([
      ['3 leeks', false],
      ['Sauce', true],
      ['salt', false],
    ])
    const named = { ...typed, texts: { ...typed.texts, name: 'Leeks' } }
    const saving = {
      import_id,
      position: 1,
      status: 'published',
      duplicate: undefined,
      author: { author_id: null },
    } as const
    expect(await saveReview(db, { ...saving, typed: named }, NOW, async () => undefined)).toMatchObject({
      outcome: 'saved',
      name: 'Leeks',
    })
    const steps = await db
      .selectFrom('recipe_instructions')
      .select(['step_text', 'step_url'])
      .orderBy('step_number')
      .execute()
    expect(steps).toEqual([
      { step_text: 'Simmer.', step_url: 'https://cook.example/1' },
      { step_text: 'Serve.', step_url: null },
    ])
  },
)
