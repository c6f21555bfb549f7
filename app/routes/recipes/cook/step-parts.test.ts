import { expect, test } from 'vitest'
import { showText } from 'recipe-reading/kitchen/show-text'
import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import { figuresOf } from 'recipe-reading/kitchen/read-recipe'
import { readCookSteps } from 'recipe-reading/step/cook-steps'
import { toSentences } from './step-parts.ts'

test('a step stands sentence by sentence for any servings, and its times are where they were', () => {
  const text = 'Toss 2 carrots in 1.5 tbsp oil. Roast for 20 to 25 minutes, then rest for 5 minutes. Serve.'
  const reading = readRecipe({
    ingredients: ['2 carrots', '1.5 tbsp oil'].map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: [{ step_text: text }],
  })
  const [step] = readCookSteps(reading)
  for (const [ratio, first] of [
    [1, 'Toss 2 carrots in 1.5 tbsp oil. '],
    [10, 'Toss 20 carrots'],
  ] as const) {
    const shown = showText(text, figuresOf(reading).steps[0] ?? [], { ratio })
    const sentences = toSentences(shown, step?.timers ?? [], 'en')
    expect(sentences.map((parts) => parts.map((part) => part.text).join(''))).toEqual([
      expect.stringContaining(first),
      'Roast for 20 to 25 minutes, then rest for 5 minutes. ',
      'Serve.',
    ])
    expect(sentences.flat().filter(({ timer }) => timer !== undefined)).toEqual([
      { text: '20 to 25 minutes', timer: 0 },
      { text: '5 minutes', timer: 1 },
    ])
    expect(sentences[0]?.filter(({ isAmount }) => isAmount)).not.toEqual([])
  }
})
