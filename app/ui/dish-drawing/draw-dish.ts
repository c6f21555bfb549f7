import { type Dish, type DishFood, type Form, NO_DISH } from '#domain/dish/dish.ts'
import { clothOf, clothPattern, dimmer, spread } from '../plate-drawing/cloth.ts'
import { CREAM, crockeryFor, WHITE, type Ware } from '../plate-drawing/crockery.ts'
import { type Format, sheet, sizeOf } from '../plate-drawing/format.ts'
import { pick, random } from '../plate-drawing/random.ts'
import { compact, withoutShadows, withRoundEnds } from './compact.ts'
import { FORM_DRAWINGS } from './forms/forms.ts'
import { garnish, mixed } from './lay.ts'
import { layScene, POSES } from './scene.ts'
import { serve, type Serving } from './serving.ts'
import { fitInto, VESSEL_DRAWINGS } from './vessels/vessels.ts'

/** The slug lays the table, the category chooses the cloth ('' is oat). */
export type DishOptions = { slug: string; category: string; format: Format }

const MAX_BYTES = 4096
const PAPER = '#F9F4E9'
/** Of the many pieces of a food, how many are drawn: as many as the bytes allow. */
const DENSITIES = [0.86, 0.74, 0.6, 0.45, 0.3, 0.15]
const SPARSE = 0.05

/** A crowded picture gives up the cloth's pattern, then what lies beside. */
type Extras = { hasPattern: boolean; isBare: boolean }
const PATTERNED: Extras = { hasPattern: true, isBare: false }
const PLAIN: Extras = { hasPattern: false, isBare: false }
const ALONE: Extras = { hasPattern: false, isBare: true }

/** Forms whose liquid is the colour that crockery must differ from. */
const FILLING: readonly Form[] = [
  'soup',
  'clear',
  'stew',
  'curry',
  'stock',
  'porridge',
  'onrice',
  'ramen',
  'yoghurt',
  'mash',
  'shortpasta',
  'nest',
  'fruit',
  'scoops',
  'dip',
  'bake',
  'crumble',
  'onmash',
]

/** One dish seen from above, as SVG text. The same dish and options always give the same drawing, of at most 4,096 bytes. */
export function drawDish(dish: Dish, options: DishOptions): string {
  const setting = setTable(dish, options)
  const whole = drawDished(setting, 1)
  return (
    fitting(compose(setting, whole, PATTERNED)) ??
    fitting(compose(setting, whole, PLAIN)) ??
    fitting(compose(setting, whole, ALONE)) ??
    thinnedOut(setting) ??
    withFewerFoods(setting)
  )
}

const fitting = (svg: string) => (svg.length <= MAX_BYTES ? svg : undefined)

/** As many of the many pieces as fit, found by halving. */
function thinnedOut(setting: Setting): string | undefined {
  let found: string | undefined
  let [low, high] = [0, DENSITIES.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const svg = fitting(compose(setting, drawDished(setting, DENSITIES[middle] ?? SPARSE), ALONE))
    if (svg === undefined) low = middle + 1
    else [found, high] = [svg, middle]
  }
  return found
}

/** Without the shadows of pieces; only a dish of many foods that need much drawing loses its last ones too. */
function withFewerFoods(setting: Setting): string {
  const { foods } = setting.dish
  for (let count = foods.length; count > 0; count--) {
    const fewer = { ...setting, dish: { ...setting.dish, foods: foods.slice(0, count) } }
    const svg = fitting(compose(fewer, withoutShadows(drawDished(fewer, SPARSE)), ALONE))
    if (svg !== undefined) return svg
  }
  return drawDish(NO_DISH, setting)
}

type Setting = DishOptions & { dish: Dish; seed: string; cloth: string; ware: Ware; isEmpty: boolean }

function setTable(dish: Dish, options: DishOptions): Setting {
  const { slug, category, format } = options
  const seed = `${slug}|${category}`
  const cloth = clothOf(category)
  const isEmpty = dish.form === 'none' || dish.foods.length === 0
  const rnd = random(`ware${seed}`)
  // What is empty should look empty: a yellow bowl passes for soup.
  const ware = isEmpty
    ? pick(rnd, [WHITE, CREAM])
    : crockeryFor(format === 'bare' ? PAPER : cloth, mostSeen(dish), rnd)
  return {
    ...options,
    dish: isEmpty ? { ...dish, vessel: 'plate', cutlery: 'fork' } : dish,
    seed,
    cloth,
    ware,
    isEmpty,
  }
}

function mostSeen({ form, foods }: Dish): string {
  const withRole = (role: DishFood['role']) => foods.find((food) => food.role === role)
  const found = FILLING.includes(form)
    ? (withRole('base') ?? withRole('sauce'))
    : (withRole('main') ?? withRole('base'))
  return (found ?? foods[0])?.look.colour ?? PAPER
}

/** The dish in its vessel, around 0 0. */
function drawDished({ dish, seed, ware, isEmpty }: Setting, density: number): string {
  const rnd = random(seed)
  const isOval = random(`oven${seed}`)() < 0.5
  const food = isEmpty
    ? ''
    : withRoundEnds(drawFood(dish, serve(dish, { rnd, density, vessel: dish.vessel, ware, isOval })))
  if (dish.form === 'glass') return food
  const filled = { food: fitInto(dish.vessel, dish.form, food), ware, isOval, rnd: random(`vessel${seed}`) }
  return VESSEL_DRAWINGS[dish.vessel].draw(filled)
}

/** The food in its form, or mixed where the foods that make the form are not there. */
function drawFood({ form }: Dish, t: Serving): string {
  const drawn = form === 'none' ? '' : FORM_DRAWINGS[form](t)
  return drawn ?? mixed(t, [...t.bases, ...t.sauces, ...t.sides, ...t.mains], 46) + garnish(t)
}

function compose({ slug, format, dish, seed, cloth }: Setting, dished: string, extras: Extras): string {
  const [w, h] = sizeOf(format)
  const rnd = random(`lay${seed}`)
  const isLong = VESSEL_DRAWINGS[dish.vessel].isLong
  const scene = layScene(format, {
    dish: dished,
    vessel: dish.vessel,
    cutlery: dish.cutlery,
    cloth,
    turn: Math.round(isLong ? rnd() * 10 - 5 : rnd() * 40 - 20),
    pose: Math.floor(random(`pose${slug}`)() * POSES),
    isBare: extras.isBare,
  })
  if (format === 'bare') return compact(sheet(w, h, scene))
  const pattern = extras.hasPattern ? clothPattern(w, h, cloth, rnd) : ''
  return compact(sheet(w, h, spread(w, h, cloth) + pattern + dimmer(w, h) + scene))
}
