import type { Form } from '../dish.ts'
import type { Laid, Plate } from '../plate.ts'

const SIDES: Partial<Record<Form, number>> = { salad: 5, skewers: 3 }

/** What lies side by side: a salad, fruit, roasted vegetables, skewers, thin slices. */
export function layMixed(plate: Plate): Laid | undefined {
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
