import type { Form } from '../dish.ts'
import { isMain, type Laid, type Plate, SMALL_MEAT } from '../plate.ts'

const SIDES: Partial<Record<Form, number>> = { salad: 5, skewers: 3 }

/** What lies side by side: a salad, fruit, roasted vegetables, skewers, thin slices. */
export function layMixed(plate: Plate): Laid | undefined {
  if (plate.form === 'carpaccio') laySlices(plate)
  plate.rest({
    sides: SIDES[plate.form] ?? 2,
    only: ({ look }) =>
      plate.form !== 'fruit' ||
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
      ].includes(look.part),
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

/** Ham lies on slices of something else. */
function laySlices(plate: Plate) {
  const solids = plate.solids()
  if (!solids.some(isMain) || solids.some((food) => isMain(food) && !SMALL_MEAT.has(food.food))) return
  const [first] = plate.pick('fruit', 'vegetable').filter((food) => solids.includes(food))
  plate.add(first, 'main', 'sliced')
}
