import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understandLine } from './understand-line.ts'

const said = (text: string) => {
  const { reading, food, form, grams, isAbout, why, unknown } = understandLine(text) ?? {}
  return { reading, food, form, grams: grams === null ? why : Math.round(grams ?? 0), isAbout, unknown }
}

test('a line is understood as a food, its form and its weight', () => {
  expect(said('400 g can chickpeas, drained')).toEqual({
    ...{ reading: 'sure', food: 'chickpeas', form: 'canned', grams: 240, isAbout: false, unknown: '' },
  })
  expect(said('3 eggs')).toMatchObject({ food: 'egg', form: 'whole', grams: 150, isAbout: true })
  expect(said('salt, to taste')).toMatchObject({ reading: 'sure', food: 'salt', grams: 'to taste' })
  expect(said('200 g Mehl')).toMatchObject({
    reading: 'sure',
    food: 'all-purpose flour',
    grams: 200,
    unknown: '',
  })
})

test('the size of each may stand apart, before another remark', () => {
  const { parts, grams } = understandLine('2 cod loin fillets, 160 g each, skinned and pin-boned') ?? {}
  expect(grams).toBe(320)
  expect(parts).toContainEqual({ name: 'size', words: '160 g' })
  expect(parts).toContainEqual({ name: 'done to it', words: 'skinned and pin-boned' })
})

test('what is not sure says so', () => {
  expect(said('1 tsp zorbel')).toMatchObject({
    reading: 'unknown',
    food: null,
    grams: 'unknown',
    unknown: 'zorbel',
  })
  expect(said('1 cup zorbel nuts')).toMatchObject({ reading: 'guess', food: 'mixed nuts', unknown: 'zorbel' })
  expect(said('2 tbsp oil or butter')).toMatchObject({ reading: 'choice', unknown: '' })
})

test('each part stands in the words of the line, and headings are no lines', () => {
  const { parts } = understandLine('2 x 400 g tins  plum tomatoes, drained (optional)') ?? {}
  expect(parts).toContainEqual({ name: 'amount', words: '2 x 400 g tins' })
  expect(parts).toContainEqual({ name: 'food', words: 'plum tomatoes' })
  expect(understandLine('For the sauce:')).toBeUndefined()
  expect(understandLine(' \n ')).toBeUndefined()
})

test('nothing that somebody types makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { words } of understandLine(text)?.parts ?? []) expect(words).not.toBe('')
    }),
  )
})
