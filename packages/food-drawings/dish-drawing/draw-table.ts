import type { Dish } from '../dish/dish.ts'
import { clothOf, dimmer, isDarkCloth, spread, tableStripes } from '../cut-paper/cloth.ts'
import type { Ware } from '../cut-paper/crockery.ts'
import { fork, napkin, spoon } from '../cut-paper/cutlery.ts'
import { sheet } from '../cut-paper/format.ts'
import { group } from '../cut-paper/paper.ts'
import { random } from '../cut-paper/random.ts'
import { crockeryOf, drawDished } from './dished.ts'
import { VESSEL_DRAWINGS } from './vessels/vessels.ts'

export type TableDish = { dish: Dish; slug: string; category: string }

/** With the style of `withLamplight`, 18 KB. */
const MAX_BYTES = 17_900
/** Of the many pieces of its foods, how many the heaviest dish keeps, until all dishes together are light enough. */
const SPARSER = [0.8, 0.6, 0.4, 0.2]
const SIZE = 900
const SILVER = '#E4DCC6'
/** Where dishes stand and how large they are; the first is the one that is looked at. */
const SEATS = [
  [452, 468, 2.2],
  [800, 150, 1.66],
  [90, 176, 1.52],
  [836, 780, 1.58],
  [112, 812, 1.5],
  [470, -22, 1.1],
] as const

/** A table seen from above, 900×900, laid with up to six dishes: at most 17,900 bytes of SVG text. */
export function drawTable(dishes: readonly TableDish[], cloth = clothOf('Dinner')): string {
  const places = seat(dishes.slice(0, SEATS.length), cloth)
  const room = MAX_BYTES - layTable(cloth, '').length
  while (weightOf(places) > room && thinHeaviest(places));
  return layTable(cloth, places.map(({ drawn }) => drawn).join(''))
}

/** A dish where it stands, as `drawn`. `sparser` says how many of its many pieces stay if it has to be thinner. */
type Place = { drawn: string; draw: (density: number) => string; sparser: number[] }

function seat(dishes: readonly TableDish[], cloth: string): Place[] {
  const rnd = random('table' + (dishes[0]?.slug ?? ''))
  const used: Ware[] = []
  return dishes.map(({ dish, slug, category }, k) => {
    const seed = `${slug}|${category}`
    const ware = crockeryOf(dish, seed, cloth, used)
    used.push(ware)
    const { isLong, scale: size } = VESSEL_DRAWINGS[dish.vessel]
    const [x, y, scale] = SEATS[k] ?? SEATS[0]
    const turn = Math.round((rnd() * 50 - 25) * (isLong ? 0.4 : 1))
    const room = isLong ? 0.8 : 1
    const draw = (density: number) =>
      group(x, y, turn, drawDished(dish, { seed, ware, density }), scale * size * room)
    return { drawn: draw(1), draw, sparser: [...SPARSER] }
  })
}

const weightOf = (places: Place[]) => places.reduce((bytes, { drawn }) => bytes + drawn.length, 0)

/** Draws the heaviest dish with fewer pieces; false when all are as thin as they can be. */
function thinHeaviest(places: Place[]): boolean {
  const [heaviest] = places
    .filter(({ sparser }) => sparser.length > 0)
    .toSorted((a, b) => b.drawn.length - a.drawn.length)
  const density = heaviest?.sparser.shift()
  if (!heaviest || density === undefined) return false
  heaviest.drawn = heaviest.draw(density)
  return true
}

/** Cloth, napkin and cutlery, and over them the dishes. */
const layTable = (cloth: string, dishes: string) =>
  sheet(
    SIZE,
    SIZE,
    spread(SIZE, SIZE, cloth) +
      tableStripes(SIZE, cloth) +
      dimmer(SIZE, SIZE) +
      napkin(612, 846, -9, isDarkCloth(cloth) ? '#E9DFC8' : '#FBF6EA', 1.7) +
      fork(176, 470, -4, SILVER, 1.85) +
      spoon(728, 452, 7, SILVER, 1.75) +
      dishes,
  )
