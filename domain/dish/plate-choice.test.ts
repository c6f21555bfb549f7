import { expect, test } from 'vitest'
import { CATEGORIES } from '../recipe/choices.ts'
import { CROCKERY } from './crockery.ts'
import { FORMS, NO_DISH } from './dish.ts'
import { FORM_NAMES } from './form-names.ts'
import { describePlate, readPlateChoice, readSentPlate, writePlateChoice } from './plate-choice.ts'
import { readPlateCode, writePlateCode } from './plate-code.ts'
import { readDish } from './read-dish.ts'

const SOUP = {
  name: 'Carrot soup',
  recipe_category: 'Soup',
  ingredients: ['600 g carrots', '1 handful dill fronds, to serve'].map((ingredient_text) => ({
    ingredient_text,
    section: null,
  })),
  instructions: [{ step_text: 'Blend until smooth.' }, { step_text: 'Scatter the dill over.' }],
}
const foodsOf = (plate: string | null) => readDish({ ...SOUP, plate }).foods.map(({ food }) => food)

test('what is chosen in a form is stored as a query, without what no list holds', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['plate_form', 'stew'],
    ['plate_crockery', 'gold'],
    ['plate_cloth', 'Dinner'],
    ['plate_food', 'dill'],
    ['plate_food', 'carrot'],
    ['plate_on', 'carrot'],
    ['plate_food', 'x'.repeat(50)],
  ] as const)
    form.append(name, value)
  const stored = readSentPlate(form)
  expect(stored).toBe('form=stew&cloth=Dinner&off=dill')
  expect(readPlateChoice(stored)).toEqual({
    form: 'stew',
    crockery: undefined,
    cloth: 'Dinner',
    off: ['dill'],
  })
  expect(writePlateChoice(readPlateChoice(stored))).toBe(stored)
  expect(describePlate(stored)).toBe('form: stew\ncloth: Dinner\noff: dill')
  expect(readSentPlate(new FormData())).toBe('')
  for (const odd of ['form=constructor', '%', '&&=', 'off='.repeat(500)])
    expect(readPlateChoice(odd)).toMatchObject({ form: undefined, crockery: undefined })
})

test('a food that is taken off is not seen, and no choice puts one there that the list does not hold', () => {
  expect(foodsOf(null)).toEqual(['carrot', 'dill'])
  expect(foodsOf('off=dill')).toEqual(['carrot'])
  expect(readDish({ ...SOUP, plate: 'off=dill&off=carrot' })).toEqual(NO_DISH)
  for (const form of FORMS)
    for (const food of foodsOf(`form=${form}`)) expect(['carrot', 'dill'], form).toContain(food)
})

test('another form is the form that was chosen, or crockery and cloth', () => {
  expect(readDish({ ...SOUP, plate: 'form=glass' })).toMatchObject({ form: 'glass', vessel: 'glass' })
  expect(readDish({ ...SOUP, plate: 'form=none' })).toEqual(NO_DISH)
  // The list has no pasta; what it has is served so.
  expect(readDish({ ...SOUP, plate: 'form=nest' })).toMatchObject({ form: 'nest' })
  expect(new Set(Object.keys(FORM_NAMES))).toEqual(new Set(FORMS))
})

test('crockery and cloth stand in the code, each by its place', () => {
  const plain = { dish: readDish(SOUP), crockery: undefined, cloth: undefined }
  const code = writePlateCode(plain)
  expect(code).not.toContain('-')
  for (const crockery of [undefined, ...CROCKERY])
    for (const cloth of [undefined, ...CATEGORIES]) {
      const written = writePlateCode({ ...plain, crockery, cloth })
      expect(readPlateCode(written)).toMatchObject({ crockery, cloth, dish: { form: 'soup' } })
    }
  expect(writePlateCode({ ...plain, crockery: 'sage', cloth: 'Soup' })).toBe(`${code}-28`)
  for (const wrong of [
    `${code}-`,
    `${code}-zz`,
    `${code}-9z`,
    `${code}-za`,
    `${code}-28-28`,
    `${code}-2`,
    '-28',
  ])
    expect(readPlateCode(wrong), wrong).toBeUndefined()
})
