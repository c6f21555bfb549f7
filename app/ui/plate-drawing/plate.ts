import { clothOf, clothPattern, dimmer, spread } from './cloth.ts'
import { luma, mix } from './colour.ts'
import { CREAM, crockeryFor, drawVessel, WHITE, type Ware } from './crockery.ts'
import { emptyPlate, fork, napkin, spoon } from './cutlery.ts'
import { type Dish, layDish, type Layer } from './dish.ts'
import { type Format, sheet, sizeOf } from './format.ts'
import { group } from './paper.ts'
import { pick, random, type Random } from './random.ts'

const MAX_BYTES = 4096
const PAPER = '#F9F4E9'

/** The slug seeds every choice, the category chooses the cloth ('' is oat), the title alone names the food. */
export type PlateOptions = {
  slug: string
  category: string
  title: string
  format: Format
}

type Setting = PlateOptions & { cloth: string; ware: Ware; dish: Dish; seed: string }

/** One dish seen from above, as SVG text. The same options always give the same drawing, of at most 4,096 bytes. */
export function plateSvg(options: PlateOptions): string {
  const { slug, category, title, format } = options
  const rnd = random(`${slug}|${category}`)
  const dish = layDish(title, category, rnd)
  const cloth = clothOf(category)
  const ware = wareFor(dish, format === 'bare' ? PAPER : cloth, rnd)
  const setting = { ...options, cloth, ware, dish, seed: slug + rnd() }

  let { layers } = dish
  let patterned = true
  let svg = compose(setting, layers, patterned)
  // A crowded plate first loses the cloth's pattern, then its heaviest garnish, until it is light enough.
  while (svg.length > MAX_BYTES && layers.length > 1) {
    if (!patterned) layers = withoutHeaviest(layers)
    patterned = false
    svg = compose(setting, layers, patterned)
  }
  return svg
}

/** What is empty should look empty on a cloth: a yellow bowl passes for soup. */
function wareFor({ layers, main }: Dish, ground: string, rnd: Random): Ware {
  return layers.length === 0 && ground !== PAPER ? pick(rnd, [WHITE, CREAM]) : crockeryFor(ground, main, rnd)
}

function withoutHeaviest(layers: Layer[]): Layer[] {
  const spare = layers.slice(1).filter((layer) => layer.spare)
  const [heaviest = layers.at(-1)] = spare.sort((a, b) => b.svg.length - a.svg.length)
  return layers.filter((layer) => layer !== heaviest)
}

function compose(setting: Setting, layers: Layer[], patterned: boolean): string {
  const { slug, format, cloth, ware, dish, seed } = setting
  const [w, h] = sizeOf(format)
  const rnd = random(seed)
  const dished = drawVessel(dish.vessel, ware, rnd) + layers.map((layer) => layer.svg).join('')
  const turn = Math.round(rnd() * 40 - 20)
  if (format === 'bare') return sheet(w, h, group(116, 114, turn, dished, 1.1))

  const pattern = clothPattern(w, h, cloth, rnd)
  const table = spread(w, h, cloth) + (patterned ? pattern : '') + dimmer(w, h)
  const pose = Math.floor(random('pose' + slug)() * 7)
  const scene: Scene = { w, h, cloth, cutlery: dish.cutlery, turn, dished, pose }
  if (format === 'wide') return sheet(w, h, table + setWide(scene))
  if (format === 'share') return sheet(w, h, table + setShare(scene, dish.vessel === 'board' ? 2.2 : 2.6))
  if (dish.vessel === 'board') return sheet(w, h, table + setBoard(scene, rnd))
  return sheet(w, h, table + setPlace(scene))
}

type Scene = {
  w: number
  h: number
  cloth: string
  cutlery: Dish['cutlery']
  turn: number
  /** The vessel with what is on it. */
  dished: string
  /** 0…6: what lies beside the plate, and where. */
  pose: number
}

function setWide({ w, h, cloth, cutlery, turn, dished, pose }: Scene): string {
  const side = pose % 2 ? 1 : -1
  const x = w / 2 + side * 30
  return (
    napkin(x - side * 250, 230, 12 * side, napkinOn(cloth), 1.3) +
    emptyPlate(x + side * 268, 76, 62, pose % 2 ? CREAM : WHITE) +
    DRAW[cutlery](x - side * 214, 130, 14 * side, metalOn(cloth), 1.5) +
    group(x, h / 2 + 8, turn, dished, 1.52)
  )
}

/** Large, beside the words of a share picture. */
function setShare({ h, cloth, cutlery, turn, dished }: Scene, scale: number): string {
  return DRAW[cutlery](598, h / 2 - 92, 3, metalOn(cloth), 2.2) + group(292, h / 2 + 3, turn, dished, scale)
}

function setBoard({ w, h, dished }: Scene, rnd: Random): string {
  return group(w / 2, h / 2, -6 + rnd() * 12, dished, 1.22)
}

function setPlace({ w, h, cloth, cutlery, turn, dished, pose }: Scene): string {
  const [x, y] = [w / 2, h / 2]
  switch (pose) {
    case 0:
      return DRAW[cutlery](x + 138, y - 40, 8, metalOn(cloth), 1.05) + group(x - 12, y, turn, dished, 1.14)
    case 1:
      return DRAW[cutlery](x - 138, y - 40, -6, metalOn(cloth), 1.05) + group(x + 12, y, turn, dished, 1.14)
    case 2:
      return napkin(x + 120, y + 58, -14, napkinOn(cloth), 1.25) + group(x - 16, y - 4, turn, dished, 1.16)
    case 3:
      return group(x + 26, y + 22, turn, dished, 1.5)
    case 4:
      return emptyPlate(x + 150, 52, 42, WHITE) + group(x - 28, y + 10, turn, dished, 1.22)
    case 5:
      return emptyPlate(56, h - 48, 40, CREAM) + group(x + 22, y - 4, turn, dished, 1.2)
    default:
      return group(x, y, turn, dished, 1.24)
  }
}

const DRAW = { spoon, fork, none: () => '' }

const metalOn = (cloth: string) => (luma(cloth) > 170 ? '#A9A48F' : '#E9E2CF')
const napkinOn = (cloth: string) => (luma(cloth) > 150 ? '#FBF6EA' : mix(cloth, '#FFFBF0', 0.72))
