import { expect, test } from 'vitest'
import { readLines } from '../../../../test/reading.ts'
import { cookedMinutes } from './cooked-minutes.ts'

test.each([
  ['Simmer for half an hour.', 30],
  ['Simmer for 1/2 hour.', 30],
  ['Simmer for ½ hour.', 30],
  ['Boil for a quarter of an hour.', 15],
  ['Cook for three quarters of an hour.', 45],
  ['Cook for an hour.', 60],
  ['Simmer for an hour and a half.', 90],
  ['Simmer for 1 1/2 hours.', 90],
  ['Simmer for 1½ hours.', 90],
  ['Simmer for 1¾ hours.', 105],
  ['Stew for 2½ hours.', 150],
  ['Simmer for 1.5 hours.', 90],
  ['Simmer for 1 hour 45 minutes.', 105],
  ['Simmer for 2 hours and 30 minutes.', 150],
  ['Simmer for 1 hour. After 20 minutes, stir.', 60],
  ['Simmer for 1 hour, 10 minutes of it covered.', 60],
  ['Simmer for 2-3 hours.', 180],
  ['Simmer for one to two hours.', 120],
  ['Cook for 45 mins.', 45],
  ['Cook for forty-five minutes.', 45],
  ['Simmer for 90 minutes.', 90],
  ['Simmer for 20 to 25 minutes.', 25],
  ['Let it bubble for hours.', 60],
  ['Marinate for 2 hours, then simmer for 10 minutes.', 10],
  ['Soak the beans for 8 hours and boil for 1 hour.', 60],
  ['Chill for 3 hours.', 0],
  ['Serve at once.', 0],
])('“%s” cooks for %i minutes', (step, minutes) => {
  const [read] = readLines([], { steps: [step] }).steps
  expect(cookedMinutes(read?.words ?? [])).toBe(minutes)
})
