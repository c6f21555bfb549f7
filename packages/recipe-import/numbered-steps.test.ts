import { expect, test } from 'vitest'
import { splitNumbered } from './numbered-steps.ts'

/** The steps of a text, without the labels in front of them. */
const split = (text: string, next = 1) =>
  splitNumbered(text, next)?.map(({ text, label = '' }) => text.slice(label.length).trim())

test('a text that counts its steps is taken apart where they begin', () => {
  const texts = [
    '1. Mix 2 eggs. 2. Bake for 1.5 hours.',
    '1) Mix 2 eggs. 2) Bake for 1.5 hours.',
    '(1) Mix 2 eggs. (2) Bake for 1.5 hours.',
    '1.Mix 2 eggs.2.Bake for 1.5 hours.',
    '1 - Mix 2 eggs. 2 - Bake for 1.5 hours.',
    '1: Mix 2 eggs. 2: Bake for 1.5 hours.',
    '1️⃣ Mix 2 eggs. 2️⃣ Bake for 1.5 hours.',
    '**1.** Mix 2 eggs. **2.** Bake for 1.5 hours.',
    'Step 1: Mix 2 eggs. Step 2: Bake for 1.5 hours.',
    'STEP 1 Mix 2 eggs. STEP 2 Bake for 1.5 hours.',
    'Step 1. Mix 2 eggs. Step 2. Bake for 1.5 hours.',
    'Schritt 1: Mix 2 eggs. Schritt 2: Bake for 1.5 hours.',
    'Étape 1 : Mix 2 eggs. Étape 2 : Bake for 1.5 hours.',
    'Paso 1.- Mix 2 eggs. Paso 2.- Bake for 1.5 hours.',
    'Шаг 1. Mix 2 eggs. Шаг 2. Bake for 1.5 hours.',
  ]
  for (const text of texts)
    expect([text, split(text)]).toEqual([text, ['Mix 2 eggs.', 'Bake for 1.5 hours.']])
  expect(split('1. Mix the eggs 2. Bake them 3. Serve')).toEqual(['Mix the eggs', 'Bake them', 'Serve'])
  expect(split('1. mix. 2. bake for 2. hours.')).toEqual(['mix.', 'bake for 2. hours.'])
  expect(split('1. 卵を混ぜる。2. 焼く。')).toEqual(['卵を混ぜる。', '焼く。'])
})

test('a text may go on where the one before it ended', () => {
  expect(split('3. Bake. 4. Cool.', 3)).toEqual(['Bake.', 'Cool.'])
  expect(split('3. Bake. 4. Cool.', 2)).toBeUndefined()
})

test('headings may stand before the count, and a new one begins it again', () => {
  expect(split('For the cake: 1. Mix. 2. Bake. For the icing: 1. Beat. 2. Spread.')).toEqual([
    'For the cake:',
    'Mix.',
    'Bake.',
    'For the icing:',
    'Beat.',
    'Spread.',
  ])
})

test('numbers that count something else leave a text whole', () => {
  const texts = [
    'Mix 1 cup of milk. Add 2 eggs. Bake for 3 hours.',
    '1 cup of milk is warmed. 2 eggs are beaten.',
    'There are two ways: 1. by hand, and 2. by machine, as you like.',
    'Bake for 1.5 hours. 2.5 are too many.',
    'Repeat step 1. Then repeat step 2. Serve.',
    '1. Mix everything and bake it.',
    '2. Mix. 3. Bake.',
    'Bake at 180. 1. Serve.',
    '',
  ]
  for (const text of texts) expect([text, split(text)]).toEqual([text, undefined])
})
