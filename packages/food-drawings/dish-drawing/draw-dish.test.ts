import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CUTLERY,
  CUTS,
  type Dish,
  type DishFood,
  FORMS,
  NO_DISH,
  ROLES,
  SHAPES,
  VESSELS,
} from '../dish/dish.ts'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { DISH_VERSION } from '../versions.ts'
import type { Format } from '../cut-paper/format.ts'
import { withLamplight } from '../cut-paper/lamplight.ts'
import { drawDish } from './draw-dish.ts'
import { MADE_DISHES } from './made-dishes.fixture.ts'

const FORMATS: Format[] = ['card', 'wide', 'square', 'bare', 'share', 'og']
const SLUGS = ['oats', 'silky-carrot-soup', '人参', 'miso', 'pea-soup', 'okayu', 'plum-cake', 'x']

/** What is drawn in colours of its own, whatever the food: the only colours that no food decides. */
const NOT_FOOD = new Set([
  ...['#2A2E1F', '#FFFAF0', '#EAE6DB'], // shadows, and the eye of a fish; the white of an egg
  '#F3E6CC', // bones
  ...['#A9783F', '#BE8E55', '#AE7E47', '#8F6536'], // skewers and boards
  ...['#B9BBB0', '#A3A598'], // wire
  ...['#4E5044', '#3B3D34', '#62645A', '#3F4338'], // iron
  ...['#E8EDE6', '#E4E8DF', '#CFD6CB', '#FFFBF0'], // glass
  ...['#C9BF9E', '#D8CFB1', '#BDB28E'], // the lid of a jar
  ...['#FBF6EA', '#F1E9D8', '#DACDB1', '#F3E9D3', '#E8DBBF', '#CDBC98', '#AEBB99', '#9FAE89', '#8A9974'], // crockery
  ...['#8FA0A2', '#809296', '#6B7E83', '#C07955', '#B16B48', '#9A5937', '#434539', '#E9CF8E', '#DEC17B'],
  ...['#C7A75C', '#EDD8CC', '#E3C8B9', '#CDA995'],
])

test('a drawing never changes under its address: a changed one needs a new DISH_VERSION', async () => {
  const lines = MADE_DISHES.map(({ slug, category, dish }) => {
    const drawn = FORMATS.flatMap((format) =>
      [slug, ...SLUGS].map((seed) => drawDish(dish, { slug: seed, category, format })),
    )
    return `${createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, 24)} ${slug}\n`
  })
  await expect(lines.join('')).toMatchFileSnapshot(`drawings-${DISH_VERSION}.txt`)
})

test('every form is drawn, in every format, in at most 4,096 bytes, with nothing that loads or runs', () => {
  const forms = new Set(MADE_DISHES.map(({ dish }) => dish.form))
  expect([...FORMS].filter((form) => !forms.has(form))).toEqual([])
  for (const { slug, category, dish } of MADE_DISHES) {
    for (const format of FORMATS) {
      for (const seed of [slug, ...SLUGS]) {
        const svg = drawDish(dish, { slug: seed, category, format })
        expect(Buffer.byteLength(withLamplight(svg)), `${slug} ${format}`).toBeLessThanOrEqual(4096)
        expect(svg).not.toMatch(
          /<(?!\/?(svg|g|path|circle|ellipse|rect)\b)|href|url\(|NaN|undefined|Infinity/,
        )
      }
    }
  }
})

test('every colour of food comes from a food of the dish', () => {
  for (const { slug, category, dish } of MADE_DISHES) {
    const options = { slug, category, format: 'bare' } as const
    const [one, other] = [coloursOf(drawDish(dish, options)), coloursOf(drawDish(recoloured(dish), options))]
    const inBoth = [...one].filter((colour) => other.has(colour) && !NOT_FOOD.has(colour))
    expect(inBoth, `${slug} has colours that no food of it decides`).toEqual([])
  }
})

test('every food of a dish is drawn: none is given up, however crowded the plate', () => {
  for (const { slug, category, dish } of MADE_DISHES) {
    for (const format of ['bare', 'wide'] as const) {
      const options = { slug, category, format }
      const drawn = drawDish(dish, options)
      dish.foods.forEach((food, k) => {
        const foods = dish.foods.with(k, otherFood(food))
        expect(drawDish({ ...dish, foods }, options), `${slug} without ${food.food}`).not.toBe(drawn)
      })
    }
  }
})

test('a dish that cannot be told is crockery and cloth', () => {
  const options = { slug: 'x', category: 'Soup', format: 'bare' } as const
  const empty = drawDish(NO_DISH, options)
  expect([...coloursOf(empty)].filter((colour) => !NOT_FOOD.has(colour))).toEqual([])
  expect(drawDish({ ...NO_DISH, form: 'soup' }, options)).toBe(empty)
})

test('the same dish is the same bytes; another slug lays another table', () => {
  const [{ dish, category }] = [MADE_DISHES[0]!]
  const draw = (slug: string) => drawDish(structuredClone(dish), { slug, category, format: 'card' })
  expect(draw('pea-soup')).toBe(draw('pea-soup'))
  expect(new Set(SLUGS.map(draw)).size).toBe(SLUGS.length)
})

test('in 1,000 made lists of one category, at most one pair of neighbours in ten has the same crockery, pattern and pose', () => {
  const round = MADE_DISHES.filter(({ dish: { vessel } }) => vessel === 'plate' || vessel === 'bowl')
  /** A drawing without its turn and its food: the rim, the pattern of the cloth, and where the first thing stands. */
  const tableOf = (name: string, at: number) => {
    const made = round[at % round.length]
    const svg = drawDish(made?.dish ?? NO_DISH, { slug: name, category: 'Dinner', format: 'card' })
    const [rim] = /(?<=rx="98"[^>]* fill=")[^"]+/.exec(svg) ?? []
    const [cloth = ''] = /^.*?plate-dim/.exec(svg) ?? []
    const [place] = /plate-dim.*?translate\([^)]*\)/.exec(svg) ?? []
    return `${rim} ${cloth.replaceAll(/\d+/g, '')} ${place}`
  }
  let pairs = 0
  let alike = 0
  for (let list = 0; list < 1000; list++) {
    // Half of the lists are of one dish, whose food chooses the same crockery.
    const tables = [0, 1, 2, 3].map((k) => tableOf(`dish-${list}-${k}`, list % 2 ? list : list + k * 7))
    pairs += tables.length - 1
    alike += tables.filter((table, k) => table === tables[k - 1]).length
  }
  expect(alike / pairs).toBeLessThanOrEqual(0.1)
})

const anyFood: fc.Arbitrary<DishFood> = fc.record({
  food: fc.string(),
  look: fc.record(
    {
      colour: fc.constantFrom('#000000', '#FFFFFF', '#DB8A3F', '#8ba35a'),
      inner: fc.constant('#FBF1E6'),
      shape: fc.constantFrom(...SHAPES),
    },
    { requiredKeys: ['colour', 'shape'] },
  ),
  cut: fc.constantFrom(...CUTS),
  role: fc.constantFrom(...ROLES),
  line: fc.nat(),
})
const anyDish: fc.Arbitrary<Dish> = fc.record({
  form: fc.constantFrom(...FORMS),
  vessel: fc.constantFrom(...VESSELS),
  cutlery: fc.constantFrom(...CUTLERY),
  foods: fc.array(anyFood, { maxLength: 11 }),
})

test('3,000 odd dishes are drawn, whatever is in them', () => {
  const anyOptions = fc.record({
    slug: fc.string({ unit: 'binary' }),
    category: fc.constantFrom('', ...CATEGORIES),
    format: fc.constantFrom(...FORMATS),
  })
  fc.assert(
    fc.property(anyDish, anyOptions, (dish, options) => {
      const svg = drawDish(dish, options)
      return svg.length <= 4096 && !/NaN|undefined|Infinity/.test(svg)
    }),
    { numRuns: 3000, seed: 18 },
  )
})

function coloursOf(svg: string): Set<string> {
  return new Set((svg.match(/#[\da-f]{6}\b/gi) ?? []).map((colour) => colour.toUpperCase()))
}

/** The same dish, each food of it in another colour. */
const recoloured = (dish: Dish): Dish => ({ ...dish, foods: dish.foods.map(otherFood) })

const otherFood = (food: DishFood): DishFood => ({
  ...food,
  look: {
    ...food.look,
    colour: turned(food.look.colour),
    ...(food.look.inner && { inner: turned(food.look.inner) }),
  },
})

/** As bright as before, so that nothing else changes, but of another hue. */
const turned = (colour: string) => {
  const channel = (at: number) => (parseInt(colour.slice(at, at + 2), 16) ^ 20).toString(16).padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
