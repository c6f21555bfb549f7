import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUTLERY, CUTS, type Dish, FORMS, NO_DISH, ROLES, VESSELS } from './dish.ts'
import { MOST_FOODS, readDishCode, writeDishCode } from './dish-code.ts'
import { LOOKS, toLook } from './looks.ts'

const anyDish: fc.Arbitrary<Dish> = fc.record({
  form: fc.constantFrom(...FORMS),
  vessel: fc.constantFrom(...VESSELS),
  cutlery: fc.constantFrom(...CUTLERY),
  foods: fc.uniqueArray(fc.constantFrom(...LOOKS.keys()), { maxLength: MOST_FOODS }).chain((foods) =>
    fc.tuple(
      ...foods.map((food) =>
        fc.record({ cut: fc.constantFrom(...CUTS), role: fc.constantFrom(...ROLES) }).map((laid) => {
          const look = LOOKS.get(food)
          if (!look) throw new Error(food)
          return { food, look: toLook(look), line: 0, ...laid }
        }),
      ),
    ),
  ),
})

test('every dish is read back from its code, which is short and safe in an address', () => {
  fc.assert(
    fc.property(anyDish, (dish) => {
      const code = writeDishCode(dish)
      expect(code).toMatch(/^[0-9a-z]{4}([0-9a-z]{4}){0,7}$/)
      expect(code).toHaveLength(4 + 4 * dish.foods.length)
      expect(readDishCode(code)).toEqual(dish)
    }),
  )
  expect(writeDishCode(NO_DISH)).toBe('0000')
})

test('a code that no dish has is none, and no other code means the same', () => {
  const soup = '1501pu20'
  expect(readDishCode(soup)).toBeDefined()
  for (const code of [
    ...['', '0', '000', '00000', '0000pu', soup.toUpperCase(), `${soup}pu21`, 'zz00', '00z0', '000z'],
    ...[
      '0000zzz0',
      '0000puz0',
      '0000pu2z',
      '+000',
      '1501pu2 ',
      'constructor!',
      `0000${'pu20ca20'.repeat(4)}`,
    ],
  ])
    expect(readDishCode(code), code).toBeUndefined()
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-z]{4,36}$/), (code) => {
      const dish = readDishCode(code)
      expect(dish === undefined || writeDishCode(dish) === code).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('a code never comes to mean another dish: what is new stands last in its list, and no food changes its letters', async () => {
  const rows = (name: string, list: readonly string[]) =>
    list.map((item, at) => `${name} ${at.toString(36)} ${item || '-'}`)
  const lines = [
    ...rows('form', FORMS),
    ...rows('vessel', VESSELS),
    ...rows('cutlery', CUTLERY),
    ...rows('cut', CUTS),
    ...rows('role', ROLES),
    ...[...LOOKS].map(([food, { code }]) => `food ${code} ${food}`).sort(),
  ]
  await expect(lines.join('\n') + '\n').toMatchFileSnapshot('dish-codes-v1.txt')
})
