import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { readLine } from 'recipe-reading/reading/read-line'
import lines from './choices-and-fibre.fixture.json' with { type: 'json' }
import { judgeAllergen } from '../allergens/judge-allergens.ts'
import { readTriggers } from './read-triggers.ts'

const namesGroup = (line: string, group: string): boolean =>
  (
    readTriggers(
      readLines([line, '1 kg beef mince', '1 kg plain rice'], {
        steps: ['Simmer everything for 20 minutes.'],
        servings: 4,
      }),
    ) ?? []
  ).some((hit) => hit.line === 0 && hit.group === group)

test.each(lines as [string, string, boolean][])('“%s”: %s is %s', (line, group, is) => {
  expect(namesGroup(line, group)).toBe(is)
})

const CHOICES = lines.flatMap(([line, group, is]) =>
  group === 'gluten-wheat' && is === true && typeof line === 'string' ? [line] : [],
)

test.each(CHOICES)('“%s” is never without wheat, for whoever has an allergy', (line) => {
  expect(judgeAllergen(readLine(line), 'wheat').says).not.toBe('free')
})
