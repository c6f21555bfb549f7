import { expect, test } from 'vitest'
import { publishedObject } from './published-object.ts'
import { readTimes } from './read-times.ts'
import { startReport } from './report.ts'

function read(published: object) {
  const report = startReport()
  return { ...readTimes(publishedObject(published, new Map()), report), report: report.entries }
}

test('the three times are read in minutes', () => {
  expect(read({ prepTime: 'PT10M', cookTime: 'PT1H', totalTime: 'PT1H10M' })).toMatchObject({
    prep_time_minutes: 10,
    cook_time_minutes: 60,
    total_time_minutes: 70,
  })
})

test('times are read from objects and lists, and of two ends the longer', () => {
  expect(read({ prepTime: { '@type': 'Duration', '@value': 'P0DT0H35M0S' } }).prep_time_minutes).toBe(35)
  expect(read({ cookTime: { value: 2, unitText: 'hours' } }).cook_time_minutes).toBe(120)
  expect(read({ cookTime: { value: 2, unitCode: 'HUR' } }).cook_time_minutes).toBe(120)
  expect(read({ cookTime: ['PT20M'] }).cook_time_minutes).toBe(20)
  expect(read({ cookTime: { minValue: 'PT20M', maxValue: 'PT30M' } }).cook_time_minutes).toBe(30)
})

test('the time of performing stands in for the time of cooking', () => {
  expect(read({ performTime: 'PT20M' }).cook_time_minutes).toBe(20)
  expect(read({ cookTime: 'PT15M', performTime: 'PT20M' }).cook_time_minutes).toBe(15)
})

test('a total that is missing is added up, as a guess', () => {
  expect(read({ prepTime: 'PT10M', cookTime: 'PT20M' })).toMatchObject({
    total_time_minutes: 30,
    report: expect.arrayContaining([
      expect.objectContaining({ field: 'total_time_minutes', outcome: 'guessed' }),
    ]),
  })
  expect(read({ prepTime: 'PT10M' }).total_time_minutes).toBeNull()
})

test('zero, negative and endless times are dropped, and the report says which', () => {
  const dropped = (prepTime: unknown) => read({ prepTime }).report
  expect(dropped('P0Y0M0DT0H0M0S')).toMatchObject([
    { outcome: 'dropped', reason: 'Zero means that no time was set.' },
  ])
  for (const prepTime of ['PT-5M', -5, 'overnight', 'P9999Y'])
    expect(dropped(prepTime)).toMatchObject([{ outcome: 'dropped', reason: 'The time could not be read.' }])
})

test('times that are absent need no word', () => {
  for (const prepTime of [null, '', ' ', undefined]) expect(read({ prepTime }).report).toEqual([])
})
