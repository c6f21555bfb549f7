import { expect, test } from 'vitest'
import foreign from '../food/foreign-names.json' with { type: 'json' }
import forms from '../food/forms.json' with { type: 'json' }
import { NAMED_FOODS } from '../food/food-table.ts'
import { LOOKS } from './looks.ts'

const looks = [...LOOKS]

test('every name of the table of looks is a food that lines are read with', () => {
  const known = new Set<string>([
    ...NAMED_FOODS.keys(),
    ...[...NAMED_FOODS.values()].flatMap(({ food }) => food ?? []),
    ...Object.values(forms).flatMap((others) => Object.keys(others)),
    ...Object.values(foreign).flatMap((names) => Object.keys(names)),
  ])
  expect(
    looks
      .flatMap(([, { of, said }]) => [...of, ...(said ? [said.of] : [])])
      .filter((name) => !known.has(name)),
  ).toEqual([])
})

test('no name means two foods, and no code stands for two', () => {
  const names = looks.flatMap(([, { of }]) => of)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const codes = looks.map(([, { code }]) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at || !/^[a-z0-9]{2}$/.test(code))).toEqual([])
})

test('colours are six digits', () => {
  for (const [food, { colour, ...look }] of looks)
    expect([food, colour, 'inner' in look ? look.inner : colour].join(' ')).toMatch(
      /^.+ #[0-9A-F]{6} #[0-9A-F]{6}$/,
    )
})
