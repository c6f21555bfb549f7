import { type Dish, NO_DISH } from '../dish/dish.ts'
import { clothOf, clothPattern, dimmer, spread } from '../cut-paper/cloth.ts'
import { CREAM, type Ware, WHITE } from '../cut-paper/crockery.ts'
import { type Format, sheet, sizeOf } from '../cut-paper/format.ts'
import { pick, random } from '../cut-paper/random.ts'
import { crockeryOf, drawDished, isEmpty } from './dished.ts'
import { withoutShadows } from './food-paper.ts'
import { toLineDrawing } from './line-drawing.ts'
import { layScene, POSES } from './scene.ts'
import { VESSEL_DRAWINGS } from './vessels/vessels.ts'

/** The slug lays the table, the category chooses the cloth ('' is oat). */
export type DishOptions = {
  slug: string
  category: string
  format: Format
  /** Black lines on white, for a printer. */
  inLines?: boolean
}

/** What the style of `withLamplight` leaves of 4,096 bytes. */
const MAX_BYTES = 4020
const PAPER = '#F9F4E9'
/** Of the many pieces of a food, how many are drawn: as many as the bytes allow. */
const DENSITIES = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.4, 0.3, 0.2, 0.1]
const SPARSE = 0.05

/** A crowded picture gives up the cloth's pattern, then what lies beside. */
type Extras = { hasPattern: boolean; isBare: boolean }
const PATTERNED: Extras = { hasPattern: true, isBare: false }
const PLAIN: Extras = { hasPattern: false, isBare: false }
const ALONE: Extras = { hasPattern: false, isBare: true }

/** One dish seen from above, as SVG text. The same dish and options always give the same drawing, of at most 4,020 bytes. */
export function drawDish(dish: Dish, options: DishOptions): string {
  const setting = setTable(dish, options)
  const whole = drawDished(setting.dish, { ...setting, density: 1 })
  return (
    fitting(compose(setting, whole, PATTERNED)) ??
    fitting(compose(setting, whole, PLAIN)) ??
    thinnedOut(setting, whole) ??
    withFewerFoods(setting)
  )
}

const fitting = (svg: string) => (svg.length <= MAX_BYTES ? svg : undefined)

/** With as many of the many pieces as fit. `whole` was too heavy: by how much says where to begin. */
function thinnedOut(setting: Setting, whole: string): string | undefined {
  const excess = compose(setting, whole, ALONE).length - MAX_BYTES
  if (excess <= 0) return compose(setting, whole, ALONE)
  const most = 1 - (excess / whole.length) * 1.1
  for (const density of DENSITIES.filter((each) => each <= most)) {
    const svg = fitting(compose(setting, drawDished(setting.dish, { ...setting, density }), ALONE))
    if (svg !== undefined) return svg
  }
  return undefined
}

/** Without the shadows of pieces; only a dish of many foods that need much drawing loses its last ones too. */
function withFewerFoods(setting: Setting): string {
  const { foods } = setting.dish
  for (let count = foods.length; count > 0; count--) {
    const dish = { ...setting.dish, foods: foods.slice(0, count) }
    const dished = withoutShadows(drawDished(dish, { ...setting, density: SPARSE }))
    const svg = fitting(compose(setting, dished, ALONE))
    if (svg !== undefined) return svg
  }
  return drawDish(NO_DISH, setting)
}

type Setting = DishOptions & { dish: Dish; seed: string; cloth: string; ware: Ware }

function setTable(dish: Dish, options: DishOptions): Setting {
  const { slug, category, format } = options
  const seed = `${slug}|${category}`
  const cloth = clothOf(category)
  // What is empty should look empty: a yellow bowl passes for soup.
  if (isEmpty(dish)) {
    const place: Dish = { ...NO_DISH, cutlery: 'fork' }
    return { ...options, dish: place, seed, cloth, ware: pick(random(`ware${seed}`), [WHITE, CREAM]) }
  }
  const ware = crockeryOf(dish, seed, format === 'bare' ? PAPER : cloth)
  return { ...options, dish, seed, cloth, ware }
}

function compose(
  { slug, format, inLines, dish, seed, cloth }: Setting,
  dished: string,
  extras: Extras,
): string {
  const [w, h] = sizeOf(format)
  const rnd = random(`lay${seed}`)
  const { isLong } = VESSEL_DRAWINGS[dish.vessel]
  const scene = layScene(format, {
    dish: dished,
    vessel: dish.vessel,
    cutlery: dish.cutlery,
    cloth,
    turn: Math.round(isLong ? rnd() * 10 - 5 : rnd() * 40 - 20),
    pose: Math.floor(random(`pose${slug}`)() * POSES),
    isBare: extras.isBare,
  })
  if (inLines) return toLineDrawing(sheet(w, h, scene))
  if (format === 'bare') return sheet(w, h, scene)
  const pattern = extras.hasPattern ? clothPattern(w, h, cloth, rnd) : ''
  return sheet(w, h, spread(w, h, cloth) + pattern + dimmer(w, h) + scene)
}
