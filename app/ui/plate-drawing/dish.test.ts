import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { CATEGORIES } from '#domain/recipe/choices.ts'
import { layDish } from './dish.ts'
import { FOODS } from './foods.ts'
import { plateSvg } from './plate.ts'
import { random } from './random.ts'
import { DISH_TITLES } from './titles.fixture.ts'

const DRAWN = [...FOODS].filter(([, { look }]) => look !== 'unseen').map(([name]) => name)
const FISH = [
  'Poached Cod',
  'Sea Bass',
  'Baked Salmon',
  'Trout',
  'Lemon Sole',
  'Steamed Fish',
  'Haddock',
  'Hake',
]
/** Green and yellow of the peas and the lemon, which no cloth and no crockery has. */
const PEAS_AND_LEMON = /#8BA35A|#E6BC45|#66803F/

const lay = (title: string, category = '') => layDish(title, category, random(title))
const drawnOf = (title: string, category?: string) => lay(title, category).layers.map(({ name }) => name)

/** Words beside each other, up to four, as they stand and as one: “egg plant” names an eggplant. */
const runsOf = (words: readonly string[]) =>
  words.flatMap((_, at) =>
    [1, 2, 3, 4].flatMap((length) => {
      const run = words.slice(at, at + length)
      return [run.join(' '), run.join('')]
    }),
  )

test('nothing is drawn that the title does not name, whatever it says, in every category', () => {
  const food = fc.constantFrom(...DRAWN)
  const word = fc.constantFrom(
    'with',
    'and',
    'on',
    'in',
    ',',
    'slow',
    'roast',
    'soup',
    'salad',
    'pie',
    'of',
    '&',
  )
  const title = fc.array(fc.oneof(food, word), { maxLength: 9 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(
      fc.oneof(title, fc.constantFrom(...DISH_TITLES)),
      fc.constantFrom('', ...CATEGORIES),
      (text, category) => {
        const runs = runsOf(fold(text).match(/\p{L}+/gu) ?? [])
        for (const name of drawnOf(text, category)) expect(runs).toContain(name)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a fish lies alone where the title names no more', () => {
  for (const title of FISH) {
    for (const category of CATEGORIES) {
      expect(lay(title, category).layers).toHaveLength(1)
      expect(plateSvg({ slug: title, category, title, format: 'card' })).not.toMatch(PEAS_AND_LEMON)
    }
  }
})

test('what a title names is drawn', () => {
  for (const [title, foods] of [
    ['Poached Cod with Soft Leeks', ['cod', 'leeks']],
    ['Cod with peas and lemon', ['cod', 'peas', 'lemon']],
    ['Turkey Meatballs on Soft Polenta', ['polenta', 'meatballs']],
    ['Avgolemono, Chicken and Rice Soup with Lemon', ['soup', 'chicken', 'rice', 'lemon']],
    ['Silky Carrot and Ginger Soup', ['soup']],
    ['Almond and Lemon Cake', ['cake']],
    ['Courgette Rolls with Ricotta', ['rolls', 'ricotta']],
    ['Spaghetti and meatballs', ['spaghetti', 'meatballs']],
    ['Sourdough Toast with Soft Egg', ['toast', 'egg']],
  ] as const) {
    expect([title, drawnOf(title)]).toEqual([title, foods])
  }
})

test('where the title is not understood, crockery stands empty: a bowl with a spoon for a soup', () => {
  for (const category of ['', ...CATEGORIES]) {
    const { vessel, cutlery, layers } = lay('Something quiet', category)
    expect([vessel, cutlery, layers]).toEqual(
      category === 'Soup' ? ['bowl', 'spoon', []] : ['plate', 'fork', []],
    )
  }
  for (const title of ['Soup of the day', 'Rolls', 'Vegan fish', '']) expect(drawnOf(title)).toEqual([])
})

test('what is spooned comes with a spoon, what is held in the hand with nothing', () => {
  for (const title of ['Carrot soup', 'Chicken broth', 'Porridge', 'Pear custard', 'Slow congee'])
    expect(lay(title).cutlery).toBe('spoon')
  for (const title of ['Carrot salad', 'Noodles', 'Cod with leeks', 'Omelette'])
    expect(lay(title).cutlery).toBe('fork')
  for (const title of ['Toast', 'Mango lassi']) expect(lay(title).cutlery).toBe('none')
})
