import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS } from './foods.ts'
import { readTitle } from './read-title.ts'

const namesIn = (title: string) => readTitle(title).map(({ name }) => name)
const DRAWN = [...FOODS].filter(([, { look }]) => look !== 'unseen').map(([name]) => name)
/** Letters that no name of ours is made of. */
const invented = fc.array(fc.constantFrom('zurb', 'quax', 'vlim', 'xo', 'gnorfel'), { maxLength: 4 })

test('a title names its foods in their order', () => {
  expect(namesIn('Silky Carrot and Ginger Soup')).toEqual(['carrot', 'soup'])
  expect(namesIn('Warm Potato Salad with Trout and Egg')).toEqual(['potato', 'salad', 'trout', 'egg'])
  expect(namesIn('CRÊPES, blueberries & Maple Syrup')).toEqual(['crepes', 'blueberries', 'maple syrup'])
  expect(namesIn('Mashed potatoes w/ peas')).toEqual(['mashed potatoes', 'peas'])
})

test('a word inside another names nothing, and a longer name is none of the shorter ones in it', () => {
  for (const [title, names] of [
    ['Lemon Sole', ['lemon sole']],
    ['Eggplant', ['eggplant']],
    ['Egg plant bake', ['eggplant']],
    ['Butternut', ['butternut']],
    ['Butter-nut squash', ['butter nut squash']],
    ['Coconut', []],
    ['Coco-nut Rice', ['rice']],
    ['Pineapple', ['pineapple']],
    ['Buckwheat', ['buckwheat']],
    ['Peanut butter', []],
    ['Cherry tomatoes', ['cherry tomatoes']],
    ['Spaghetti squash', []],
    ['Cauliflower rice', ['cauliflower rice']],
    ['Egg noodles', ['egg noodles']],
    ['Rice noodles', ['rice noodles']],
    ['Chicken broth', ['broth']],
    ['Rice Flour Crêpes', ['crepes']],
    ['Apple cider vinegar', []],
    ['Chicken of the woods', ['chicken of the woods']],
    ['Fish sauce', []],
    ['Butter beans', []],
    ['Lemongrass', []],
    ['Cream of tartar', []],
    ['Hamburger', []],
    ['Peppercorn', []],
    ['Black pepper', []],
    ['Toad in the Hole', []],
    ['Black pudding', []],
  ] as const) {
    expect([title, namesIn(title)]).toEqual([title, names])
  }
})

test('what a dish is made without is not named', () => {
  for (const [title, names] of [
    ['Dairy-free Carrot Soup', ['carrot', 'soup']],
    ['Egg free cake', ['cake']],
    ['Nut, egg and butter-free cake', ['cake']],
    ['Free-range chicken', ['chicken']],
    ['Soup without onions, carrots or peas', ['soup']],
    ['Rice without egg but with peas', ['rice', 'peas']],
    ['No-peas pie', ['pie']],
    ['No egg fried rice', []],
    ['No-bake cheesecake', ['cheesecake']],
    ['No bake cheesecake', ['cheesecake']],
    ['No roll', []],
    ['No roll cookies', ['cookies']],
    ['Egg-less omelette', ['omelette']],
    ['Egg less noodles', ['noodles']],
    ['Rice w/o peas', ['rice']],
    ['Cake free from eggs and butter', ['cake']],
    ['Risotto instead of rice', ['risotto']],
    ['Sauce for fish', []],
    ['Suppe ohne Lemon', []],
    ['Chicken-style tofu', ['tofu']],
    ['Butter-flavoured rice', ['rice']],
    ['Vegan chicken with rice', ['rice']],
    ['Plant-based egg toast', ['toast']],
    ['Mock apple pie', []],
  ] as const) {
    expect([title, namesIn(title)]).toEqual([title, names])
  }
})

test('a title in another language names only what is understood', () => {
  expect(namesIn('Zuppa di carote')).toEqual([])
  expect(namesIn('人参のスープ')).toEqual([])
  expect(namesIn('Pomodori al sole')).toEqual([])
  expect(namesIn('Zuppa dal forno')).toEqual([])
  expect(namesIn('Soupe de polenta')).toEqual(['polenta'])
})

test('every name of a food is found in whatever stands around it, and in nothing that it is denied in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DRAWN), invented, invented, (name, before, after) => {
      const title = [...before, name, ...after].join(' ')
      expect(namesIn(title)).toEqual([name])
      for (const denied of [`without ${title}`, `No ${title}`, `Free from ${title}`, `Mock ${title}`]) {
        expect([denied, namesIn(denied)]).toEqual([denied, []])
      }
    }),
  )
})

test('words that nobody knows name nothing', () => {
  fc.assert(fc.property(invented, (words) => void expect(namesIn(words.join(' '))).toEqual([])))
})
