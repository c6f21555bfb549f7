import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import lines from './left-raw.fixture.json' with { type: 'json' }
import { readTriggers } from '../triggers/read-triggers.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

// Lines with the steps of their dish, written with their answers before the rules for them: what is eaten raw or not quite cooked.

const namesGroup = (line: string, steps: string, group: string): boolean =>
  (
    readTriggers(
      readLines([line, '1 kg beef mince', '1 kg plain rice'], { steps: steps.split(' | '), servings: 4 }),
    ) ?? []
  ).some((hit) => hit.line === 0 && hit.group === (group as TriggerGroup))

test.each(lines as [string, string, string, boolean][])('“%s”, “%s”: %s is %s', (line, steps, group, is) => {
  expect(namesGroup(line, steps, group)).toBe(is)
})
