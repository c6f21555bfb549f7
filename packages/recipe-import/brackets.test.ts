import { expect, test } from 'vitest'
import { withoutDoubledBrackets } from './brackets.ts'

test('brackets that software doubled become single ones', () => {
  const lines = {
    '1 leek ((chopped))': '1 leek (chopped)',
    '1 leek (((chopped)))': '1 leek (chopped)',
    '1 leek ((chopped)) ((white part))': '1 leek (chopped) (white part)',
    'butter ((melted (see note 4)))': 'butter (melted (see note 4))',
  }
  for (const [published, tidy] of Object.entries(lines)) expect(withoutDoubledBrackets(published)).toBe(tidy)
})

test('brackets inside brackets are kept', () => {
  const lines = [
    'butter (melted (see note 4))',
    'rice ((long) grain)',
    'rice ((long) (white))',
    'oil (or butter (or lard (or ghee)))',
    'stock (hot) (see (a))',
  ]
  for (const line of lines) expect(withoutDoubledBrackets(line)).toBe(line)
})

test('of a run of brackets that nothing answers one stays', () => {
  expect(withoutDoubledBrackets('1 leek ((chopped)')).toBe('1 leek (chopped)')
  expect(withoutDoubledBrackets('1 leek (chopped))')).toBe('1 leek (chopped)')
  expect(withoutDoubledBrackets('1 leek ((((')).toBe('1 leek (')
  expect(withoutDoubledBrackets(')))) 1 leek')).toBe(') 1 leek')
})
