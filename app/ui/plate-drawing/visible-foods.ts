import type { Named } from './read-title.ts'

const COLOURING: readonly string[] = [
  'slices',
  'crescents',
  'berries',
  'peas',
  'leaves',
  'cubes',
  'mushrooms',
  'sticks',
  'tint',
]

/** The foods as they are seen: what a dish hides is gone, and the dish has its colour. */
export function toVisibleFoods(named: readonly Named[]): Named[] {
  const hidden = new Set(named.flatMap((dish, at) => usedBy(dish, at, named)))
  return named
    .map((dish, at) => ({
      ...dish,
      colour: colourOf(dish, usedBy(dish, at, named)),
      isSeen: !hidden.has(dish),
    }))
    .filter(({ look, isSeen }) => isSeen && look !== 'tint' && look !== 'salad')
}

/** What a dish hides, the food first that gives it its colour. */
function usedBy(dish: Named, at: number, named: readonly Named[]): Named[] {
  if (dish.takes === 'just before') return dish.joined ? named.slice(at - 1, at) : []
  const within = named.filter((food) => food.beside === dish.beside && !food.takes)
  const colouring = within.filter((food) => COLOURING.includes(food.look))
  switch (dish.takes) {
    case 'first':
      return colouring.slice(0, 1)
    case 'all':
      return [...colouring, ...within]
    case 'tint':
      return colouring.filter((food) => food.look === 'tint')
    case 'inside':
      return within
    default:
      return []
  }
}

function colourOf({ colour, takes }: Named, [used]: Named[]): string {
  if (!used || takes === 'inside') return colour
  if (takes === 'just before') return colour || used.colour
  return COLOURING.includes(used.look) ? used.colour : colour
}
