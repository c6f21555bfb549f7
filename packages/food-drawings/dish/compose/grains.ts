import { phrases } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'
import { layMixed } from './mixed.ts'

const EAST = phrases(
  'tofu | poke | sushi | thai | korean | korea | japan* | teriyaki | bibimbap | asian | donburi | chinese | vietnamese | nasi',
)
const RED = phrases('jollof | jambalaya | mexican | spanish')

/** Grains that were cooked soft. */
export function layPorridge(plate: Plate): Laid | undefined {
  const grain = plate.pick('grain', 'oats', 'polenta')[0] ?? plate.pick('flour')[0]
  if (!grain) return undefined
  plate.add(grain, 'base', 'cooked')
  const pulse = plate.pick('pulse')[0]
  if (pulse) plate.add(pulse, 'base', 'cooked')
  const isIn = (part: string) => part !== 'cheese' && part !== 'short' && part !== 'long'
  plate.rest({ sides: 2, only: (food) => isIn(food.look.part) || plate.isOnTop(food) })
  return {}
}

/** Yoghurt or soaked oats, with fruit. */
export function layYoghurt(plate: Plate): Laid | undefined {
  const bed =
    plate.pick('oats')[0] ?? plate.get('yoghurt', 'chia seeds', 'ricotta', 'milk', 'coconut milk', 'banana')
  if (!bed) return undefined
  plate.add(bed, 'base', bed.look.part === 'oats' ? 'cooked' : 'smooth')
  if (bed.look.part === 'oats') plate.add(plate.get('yoghurt'), 'base', 'smooth')
  plate.rest({ main: false, sides: 3 })
  return {}
}

/** Grains or noodles with all else laid on them, or among them. */
export function layGrains(plate: Plate): Laid | undefined {
  const grain =
    plate.pick('grain', 'long', 'short', 'polenta')[0] ??
    (plate.form === 'grainsalad' ? plate.pick('pulse')[0] : undefined)
  const isEastern = plate.titleSays(EAST) || plate.get('tofu', 'edamame', 'nori') !== undefined
  const cutlery = isEastern ? 'chopsticks' : 'fork'
  if (!grain) {
    if (plate.form === 'rice') return undefined
    if (plate.form === 'rows') {
      plate.rest({ sides: 5 })
      return plate.foods.length > 1 ? { cutlery } : undefined
    }
    plate.form = 'salad'
    return layMixed(plate)
  }
  plate.add(grain, 'base', 'cooked')
  if (plate.form === 'rice' && plate.titleSays(RED))
    plate.add(plate.get('tomato sauce', 'tomato'), 'base', 'smooth')
  plate.rest({ sides: plate.form === 'rows' ? 5 : 4 })
  return { cutlery }
}
