import { expect, test } from 'vitest'
import { sayChangesInSteps } from './changed-in-steps.ts'

const kept = (line: string) => ({ was: line, text: line, isChanged: false })
const changed = (was: string, text: string | null) => ({ was, text, isChanged: true })

test('a step that names a food which a version changes says what to take', () => {
  const lines = [changed('400 g potatoes', '400 g courgettes, peeled'), kept('1 onion')]
  expect(sayChangesInSteps(lines, ['Soften the onion.', 'Slice the potatoes thinly.'])).toEqual([
    { step: 1, text: 'In place of the potatoes, take courgettes, peeled.' },
  ])
})

test('a step says what is left out, after what is changed, each once', () => {
  const lines = [changed('2 fennel bulbs', '400 g zucchini, peeled'), changed('40 g walnuts, chopped', null)]
  expect(sayChangesInSteps(lines, ['Roast the fennel, then put walnuts on the fennel.'])).toEqual([
    { step: 0, text: 'In place of the fennel, take zucchini, peeled. Leave out the walnuts.' },
  ])
})

test('a shorter name of a food is that food, and the new one is said whole', () => {
  const lines = [
    changed('1 tbsp chia seeds', null),
    changed('200 g cherry tomatoes', '200 g passata'),
    changed('6 dates', null),
    changed('100 g dried apricots', '100 g canned apricots, drained'),
    changed('1 cup dried cranberries', null),
  ]
  expect(
    sayChangesInSteps(lines, [
      'Stir the chia into the tomatoes.',
      'Chop the dried apricots.',
      'Add a date.',
      'Warm the cranberries.',
    ]),
  ).toEqual([
    { step: 0, text: 'Leave out the chia seeds. In place of the cherry tomatoes, take passata.' },
    { step: 1, text: 'In place of the dried apricots, take canned apricots, drained.' },
    { step: 2, text: 'Leave out the dates.' },
    { step: 3, text: 'Leave out the dried cranberries.' },
  ])
})

test('leaves, stalks and pieces of a food are that food', () => {
  const lines = [
    changed('60 g butter lettuce, inner leaves only', '60 g baby spinach'),
    kept('8 mint leaves'),
  ]
  const said = { text: 'In place of the butter lettuce, take baby spinach.' }
  expect(sayChangesInSteps(lines, ['Roll up the lettuce leaves.', 'Tear the mint leaves.'])).toEqual([
    { step: 0, ...said },
  ])
  const celery = [changed('2 celery sticks', null), kept('1 carrot')]
  expect(sayChangesInSteps(celery, ['Dice the celery stalks.'])).toEqual([
    { step: 0, text: 'Leave out the celery sticks.' },
  ])
})

test('a step may name one of what the list has several of', () => {
  const lines = [changed('200 g cherries', null), changed('6 anchovies', null), changed('4 peaches', null)]
  expect(sayChangesInSteps(lines, ['Stone each cherry.', 'Chop an anchovy.', 'Peel the peach.'])).toEqual([
    { step: 0, text: 'Leave out the cherries.' },
    { step: 1, text: 'Leave out the anchovies.' },
    { step: 2, text: 'Leave out the peaches.' },
  ])
})

test('nothing is said where a step may mean a line that stays, or the food is the same', () => {
  const onions = [changed('1 red onion', '1 tbsp chives'), kept('1 white onion')]
  expect(sayChangesInSteps(onions, ['Slice the onions.'])).toEqual([])
  const cabbages = [changed('½ red cabbage', null), kept('200 g Chinese cabbage')]
  expect(sayChangesInSteps(cabbages, ['Shred the Chinese cabbage.'])).toEqual([])
  const apricots = [changed('300 g apricots', '300 g apricots, peeled and stewed until soft')]
  expect(sayChangesInSteps(apricots, ['Halve the apricots.'])).toEqual([])
  expect(sayChangesInSteps([kept('1 onion')], ['Slice the onion.'])).toEqual([])
})
