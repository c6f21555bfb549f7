import { expect, test } from 'vitest'
import foreign from '../../recipe-reading/food/foreign-names.json' with { type: 'json' }
import forms from '../../recipe-reading/food/forms.json' with { type: 'json' }
import { NAMED_FOODS } from 'recipe-reading/food/food-table'
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
      .flatMap(([, { names, onlyOf }]) => [...names, ...(onlyOf ? [onlyOf] : [])])
      .filter((name) => !known.has(name)),
  ).toEqual([])
})

test('no name means two foods', () => {
  const names = looks.flatMap(([, look]) => look.names)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
