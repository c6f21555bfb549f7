import { clothOf, dimmer, isDarkCloth, spread, tableStripes } from './cloth.ts'
import { crockeryFor, drawVessel, type Ware } from './crockery.ts'
import { fork, napkin, spoon } from './cutlery.ts'
import { layDish } from './dish.ts'
import { sheet } from './format.ts'
import { group } from './paper.ts'
import { random } from './random.ts'

type TableDish = { slug: string; category: string; title: string }

const SIZE = 900
const SILVER = '#E4DCC6'
/** Where plates stand and how large they are; the first is the one that is looked at. */
const SEATS = [
  [452, 468, 2.2],
  [800, 150, 1.66],
  [90, 176, 1.52],
  [836, 780, 1.58],
  [112, 812, 1.5],
  [470, -22, 1.1],
] as const

/** A table seen from above, 900×900, laid with up to six dishes; about 17 KB of SVG text. */
export function tableSvg(dishes: readonly TableDish[], cloth = clothOf('Dinner')): string {
  const rnd = random('table' + (dishes[0]?.slug ?? ''))
  const used: Ware[] = []
  const places = dishes.slice(0, SEATS.length).map((served, k) => {
    const own = random(`${served.slug}|${served.category}`)
    const dish = layDish(served.title, served.category, own)
    const ware = crockeryFor(cloth, dish.main, own, used)
    used.push(ware)
    const [x, y, scale] = SEATS[k] ?? SEATS[0]
    const turn = Math.round(rnd() * 50 - 25)
    const food = dish.layers.map((layer) => layer.svg).join('')
    return group(x, y, turn, drawVessel(dish.vessel, ware, own) + food, scale)
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
