import { expect, test } from 'vitest'
import { toListLines } from './list-marks.ts'

test('a list loses its bullets, whatever they look like and wherever they stand', () => {
  expect(toListLines('• 1 leek\r\n- 2 carrots\n\n   * salt\n▢1/2 cup oats\n•\noil\n-')).toEqual([
    '1 leek',
    '2 carrots',
    'salt',
    '1/2 cup oats',
    'oil',
  ])
})

test('a minus sign and stars that mean something are no bullets', () => {
  const lines = ['-10 to 250 °C', '**Note** the rim', '–5 °C']
  expect(toListLines(lines.join('\n'))).toEqual(lines)
})

test('numbers go where lines are counted, and stay where they are amounts', () => {
  expect(toListLines('1. Peel.\n2. Cook.')).toEqual(['Peel.', 'Cook.'])
  expect(toListLines('1.Peel.\n2)Cook.')).toEqual(['Peel.', 'Cook.'])
  expect(toListLines('1.5 l milk\n2.5 l water')).toEqual(['1.5 l milk', '2.5 l water'])
  expect(toListLines('Step 1: Peel.\nStep 2: Cook.')).toEqual(['Peel.', 'Cook.'])
  for (const amounts of [
    ['1 leek', '2 carrots'],
    ['1. Peel.', 'Cook.'],
    ['2. Cook.', '3. Eat.'],
    ['1. Peel.'],
  ])
    expect(toListLines(amounts.join('\n'))).toEqual(amounts)
})
