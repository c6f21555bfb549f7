import { phrases, says } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'

const SAUCED = phrases('sauce | crush | crushed | puree | passata | pelati | polpa | pulp')

const SPREADABLE: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'berry', 'pulse'])
const CREAMED = phrases('flammkuchen | tarte flambee | pizza bianca | white pizza')

/** Bread with something between, in or on it. */
export function layFilled(plate: Plate): Laid | undefined {
  const { form } = plate
  const flat =
    form === 'wrap' || form === 'taco'
      ? (plate.get('tortillas', 'flatbread', 'rice paper') ??
        (form === 'taco' ? plate.get('buns') : undefined))
      : form === 'burger'
        ? plate.get('buns', 'bread')
        : plate.get('bread', 'buns')
  const half = form === 'sandwich' ? plate.pick('vegetable').find(({ isInTitle }) => isInTitle) : undefined
  const bread = flat ?? plate.pick('bread')[0] ?? half ?? plate.pick('flour')[0]
  if (!bread) {
    // A burger without its bun is a patty on a plate.
    if (form !== 'burger') return undefined
    plate.form = 'meat'
    plate.rest({ sides: 3 })
    return plate.foods.length > 0 ? { form: 'patties' } : undefined
  }
  plate.add(bread, 'base', bread === half ? 'halves' : '')
  plate.rest({
    sides: form === 'toast' ? 2 : form === 'taco' ? 3 : 4,
    scattered: form === 'taco' ? 0 : 1,
    only: ({ look }) => look.part !== 'bread',
  })
  sliceTomatoes(plate)
  crushMashed(plate)
  return {}
}

/** A flat dough with its sauce, and what lies on it. */
export function layPizza(plate: Plate): Laid | undefined {
  const dough =
    plate.get('pizza dough') ??
    plate.pick('flour', 'pastry')[0] ??
    plate.get('flatbread', 'tortillas') ??
    plate.pick('bread')[0] ??
    plate.get('pumpkin', 'cauliflower')
  if (!dough) return undefined
  plate.add(dough, 'base', '')
  const tomato = plate.get('tomato')
  plate.add(
    plate.get('tomato sauce') ??
      (tomato && says(tomato.words, SAUCED) ? tomato : undefined) ??
      plate.get('pesto') ??
      (plate.titleSays(CREAMED) ? plate.get('sour cream', 'cream') : undefined),
    'sauce',
    'smooth',
  )
  plate.rest({ sides: 3, only: ({ look }) => look.part !== 'bread' })
  sliceTomatoes(plate)
  return {}
}

/** Nobody bakes or folds a whole tomato into a dough. */
function sliceTomatoes({ foods }: Plate) {
  for (const food of foods) if (food.food === 'tomato' && food.cut === '') food.cut = 'sliced'
}

/** Avocado that is mashed is spread. */
function crushMashed(plate: Plate) {
  for (const food of plate.foods) {
    const known = food.role === 'base' || food.cut === 'ground' ? undefined : plate.get(food.food)
    if (known && SPREADABLE.has(known.look.part) && plate.isMashed(known)) food.cut = 'crushed'
  }
}
