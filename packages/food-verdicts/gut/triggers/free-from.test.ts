import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readLine } from 'recipe-reading/reading/read-line'
import { judgeLine } from '../../diet/judge-line.ts'
import lines from './free-from.fixture.json' with { type: 'json' }
import { judgeAllergen } from '../allergens/judge-allergens.ts'
import { readTriggers } from './read-triggers.ts'

const groupsOf = (line: string): string[] =>
  (
    readTriggers(
      readLines([line, '1 kg carrots', '1 kg potatoes', '1 kg chicken breast'], {
        steps: ['Simmer everything for 20 minutes.'],
        servings: 4,
      }),
    ) ?? []
  )
    .filter((hit) => hit.line === 0)
    .map(({ group }) => group)

const split = (names = '') => names.split(' ').filter((name) => name !== '')

test.each(lines as [string, string, string][])('“%s” names “%s” and not “%s”', (line, named, not) => {
  const groups = groupsOf(line)
  expect(split(named).filter((name) => !groups.includes(name))).toEqual([])
  expect(split(not).filter((name) => groups.includes(name))).toEqual([])
})

const FROM_MILK = lines
  .map(([line = '']) => line)
  .filter((line) => /milk|yogh?urt|cream/.test(line) && !/almond/.test(line))

test.each(FROM_MILK)('“%s” is never without milk, for whoever has an allergy', (line) => {
  expect(judgeLine(readLine(line), 'dairy-free').says).not.toBe('free')
  expect(judgeAllergen(readLine(line), 'milk').says).not.toBe('free')
})

const FROM_WHEAT = lines
  .map(([line = '']) => line)
  .filter((line) => /flour|pasta|spaghetti|soy sauce/.test(line))

test.each(FROM_WHEAT)('“%s” is never without wheat, for whoever has an allergy', (line) => {
  expect(judgeAllergen(readLine(line), 'wheat').says).not.toBe('free')
})
