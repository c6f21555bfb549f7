import { expect, test } from 'vitest'
import { inWordsOf, isAmerican } from './in-words-of.ts'
import type { Swap } from './find-swap.ts'
import { changesOf } from './swap-changes.ts'
import swaps from './swaps.json' with { type: 'json' }

test.each([
  ['2 aubergines | 400 g tinned tomatoes', false],
  ['2 eggplants | 1 cup shredded cheese', true],
  ['500 g carrots', false],
  ['2 cups milk', true],
  ['1 cup caster sugar | 2 courgettes', false],
  ['1 cup milk | 4 rashers bacon', false],
  ['2 cups milk | Butter a muffin tin.', true],
  ['500 g ground beef | 1 tsp kosher salt | 1 litre water', true],
  ['Bake at 350 °F.', true],
])('%s is American: %s', (list, isSo) => {
  expect(isAmerican(list.split(' | '))).toBe(isSo)
})

test('a swap speaks as its recipe does', () => {
  const swap = { use: 'zucchini, peeled', share: 1, note: 'Like eggplant.' }
  expect(inWordsOf(['2 aubergines'])(swap)).toEqual({
    use: 'courgette, peeled',
    share: 1,
    note: 'Like aubergine.',
  })
  expect(inWordsOf(['1 lb ground beef'])(swap)).toEqual(swap)
  const tops = { use: 'green tops of spring onions', share: 1, note: '' }
  expect(inWordsOf(['3 scallions'])(tops)).toMatchObject({ use: 'green tops of scallions' })
  expect(inWordsOf(['3 spring onions'])({ add: 'without the skin', note: '' })).toEqual({
    add: 'without the skin',
    note: '',
  })
})

test('the numbers of a swap are the same in both', () => {
  const differing = swaps.flatMap(({ terms, use }) => {
    if (use === undefined) return []
    const swap = { use, share: 1, note: '' }
    const changes = (one: Swap) => JSON.stringify(changesOf(`200 g ${terms[0]}`, one, 4))
    return [['2 cups milk'], ['2 courgettes']].flatMap((texts) => {
      const said = inWordsOf(texts)(swap)
      return changes(said) === changes(swap) ? [] : JSON.stringify(said)
    })
  })
  expect(differing).toEqual([])
})
