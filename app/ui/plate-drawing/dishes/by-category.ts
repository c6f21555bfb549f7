import type { Vessel } from '../crockery.ts'
import { cream, puree } from '../food/bowl.ts'
import { berries, slices } from '../food/garnish.ts'
import { cubes, friedEgg } from '../food/pieces.ts'
import type { Laying } from '../laying.ts'

/** Lays the plate of a title that names no dish we know. */
export function layByCategory({ lay, strew, herbs, rnd, category, main, second }: Laying): Vessel {
  switch (category) {
    case 'Dessert':
      lay(puree(rnd, '#F6E7C6', 0, 0, 50))
      strew(berries(rnd, main, 8, 32))
      return 'plate'
    case 'Breakfast':
      lay(friedEgg(rnd, -16, -4))
      strew(slices(rnd, main, 5, 46, 13))
      herbs(4, 16, 22, 12)
      return 'plate'
    case 'Snack':
      lay(cubes(rnd, main, 8, 46, 18))
      return 'board'
    case 'Appetizer':
      strew(slices(rnd, main, 7, 46, 16))
      lay(cream(rnd, 0, 0, 18))
      herbs(5, 40, 0, 0, 0.7)
      return 'plate'
    case 'Side Dish':
      if (rnd() < 0.5) lay(cubes(rnd, main, 11, 52, 19))
      else strew(slices(rnd, main, 9, 46, 17))
      herbs(4, 34, 0, 0, 0.8)
      return 'plate'
    default:
      lay(puree(rnd, main, -6, 4, 56))
      strew(slices(rnd, second, 5, 40, 13))
      herbs(6, 22, 10, -8)
      return 'plate'
  }
}
