import type { Laid, Plate } from '../plate.ts'

/** Eggs that make the dish: an omelette, a frittata, scrambled, or in a tomato sauce. */
export function layEggs(plate: Plate): Laid | undefined {
  const egg = plate.get('egg', 'egg white')
  if (!egg) return undefined
  if (plate.form === 'shakshuka') {
    const sauce = plate.get('tomato', 'tomato sauce', 'salsa')
    if (!sauce) return undefined
    plate.add(sauce, 'sauce', 'smooth')
    plate.add(egg, 'main', 'fried')
  } else plate.add(egg, 'base', 'cooked')
  plate.rest({ main: plate.form !== 'scrambled', sides: 3, only: ({ look }) => look.part !== 'egg' })
  for (const food of plate.foods)
    if (food.food === 'potato' && (food.cut === 'whole' || food.cut === '')) food.cut = 'sliced'
  return {}
}
