import type { Form } from '../dish.ts'
import { phrases } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate, SMALL_MEAT } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { coatOf, isOfCrumbs } from './coated.ts'

const TRAYBAKE = phrases('traybake | tray bake')
const THREADED = phrases('thread* | skewer | skewers | spiesse | spiessen | onto sticks | alternat*')
const BAKED_WHOLE = phrases('baked apple | baked apples | stuffed apples | bratapfel | bratapfeln')
const SIDES: Partial<Record<Form, number>> = { salad: 5, skewers: 3 }

/** What lies side by side: a salad, fruit, roasted vegetables, skewers, thin slices. */
export function layMixed(plate: Plate): Laid | undefined {
  if (plate.form === 'carpaccio') laySlices(plate)
  const coat = plate.form === 'roast' ? coatOf(plate) : undefined
  // Crumbs alone show no piece.
  if (coat === 'none' || (coat && isOfCrumbs(coat))) return undefined
  if (coat) plate.add(coat, 'main', '')
  const lead = coat && plate.solids()[0]
  if (plate.form === 'skewers') plate.add(plate.pick('grain').find(plate.isServed), 'base', 'cooked')
  if (plate.titleSays(BAKED_WHOLE)) plate.add(plate.get('apple'), 'main', 'whole')
  plate.rest({
    sides: plate.titleSays(TRAYBAKE) ? 4 : (SIDES[plate.form] ?? 2),
    only: (food) =>
      (food !== lead && plate.form !== 'fruit' && !isBesideSkewers(food, plate)) ||
      [
        'fruit',
        'berry',
        'citrus',
        'herb',
        'nut',
        'scatter',
        'stud',
        'cream',
        'yoghurt',
        'curd',
        'syrup',
        'biscuit',
        'seed',
        'oats',
      ].includes(food.look.part),
  })
  if (!plate.foods.some(({ role }) => role === 'main' || role === 'side')) return undefined
  const main = plate.foods.find(({ role }) => role === 'main')
  const known = main && plate.get(main.food)
  if (plate.form === 'roast' && main && known && known.look.part === 'vegetable' && plate.isMashed(known)) {
    main.role = 'base'
    main.cut = 'crushed'
    return { form: 'mash', vessel: 'plate' }
  }
  return {}
}

/** What is served with skewers and not threaded on them: all that has no dot or leaf is drawn on the stick. */
const isBesideSkewers = (food: KnownFood, plate: Plate) =>
  plate.form === 'skewers' &&
  ['vegetable', 'leaf', 'fruit', 'grain', 'bread', 'pulse', 'citrus'].includes(food.look.part) &&
  plate.stepsSay(THREADED) &&
  !plate.isDone(food, THREADED) &&
  plate.isServed(food)

/** Ham lies on slices of something else. */
function laySlices(plate: Plate) {
  const solids = plate.solids()
  if (!solids.some(isMain) || solids.some((food) => isMain(food) && !SMALL_MEAT.has(food.food))) return
  const [first] = plate.pick('fruit', 'vegetable').filter((food) => solids.includes(food))
  plate.add(first, 'main', 'sliced')
}
