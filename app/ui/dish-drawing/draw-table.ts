import type { Crockery } from '#domain/dish/crockery.ts'
import type { Dish } from '#domain/dish/dish.ts'
import { clothOf, dimmer, isDarkCloth, spread, tableStripes } from '../cut-paper/cloth.ts'
import { type Ware, WARES } from '../cut-paper/crockery.ts'
import { fork, napkin, spoon } from '../cut-paper/cutlery.ts'
import { sheet } from '../cut-paper/format.ts'
import { group } from '../cut-paper/paper.ts'
import { random } from '../cut-paper/random.ts'
import { crockeryOf, drawDished } from './dished.ts'
import { VESSEL_DRAWINGS } from './vessels/vessels.ts'

export type TableDish = { dish: Dish; slug: string; category: string; crockery?: Crockery | undefined }

/** With the style of `withLamplight`, 18 KB. */
const MAX_BYTES = 17_900
/** Of the many pieces of a food, how many are drawn, until all dishes together are light enough. */
const DENSITIES = [1, 0.8, 0.6, 0.4, 0.2]
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
  let svg = ''
  for (const density of DENSITIES) {
    svg = layTable(dishes.slice(0, SEATS.length), cloth, density)
    if (svg.length <= MAX_BYTES) break
  }
  return svg
}

function layTable(dishes: readonly TableDish[], cloth: string, density: number): string {
  const rnd = random('table' + (dishes[0]?.slug ?? ''))
  const used: Ware[] = []
  const places = dishes.map(({ dish, slug, category, crockery }, k) => {
    const seed = `${slug}|${category}`
    const ware = crockery ? WARES[crockery] : crockeryOf(dish, seed, cloth, used)
    used.push(ware)
    const { isLong, scale: size } = VESSEL_DRAWINGS[dish.vessel]
    const [x, y, scale] = SEATS[k] ?? SEATS[0]
    const turn = Math.round((rnd() * 50 - 25) * (isLong ? 0.4 : 1))
    const room = isLong ? 0.8 : 1
    return group(x, y, turn, drawDished(dish, { seed, ware, density }), scale * size * room)
  })
  return sheet(
    SIZE,
    SIZE,
    spread(SIZE, SIZE, cloth) +
      tableStripes(SIZE, cloth) +
      dimmer(SIZE, SIZE) +
      napkin(612, 846, -9, isDarkCloth(cloth) ? '#E9DFC8' : '#FBF6EA', 1.7) +
      fork(176, 470, -4, SILVER, 1.85) +
      spoon(728, 452, 7, SILVER, 1.75) +
      places.join(''),
  )
}
