import { BUTTER, type Vessel } from './crockery.ts'
import { bites, cakeOrMousse, pancakeStack, tartOrPie, toastBoard } from './dishes/baked.ts'
import { drink, fruitBowl, grainBowl, noodleBowl, salad } from './dishes/bowls.ts'
import { layByCategory } from './dishes/by-category.ts'
import * as mains from './dishes/mains.ts'
import { spooned } from './dishes/spooned.ts'
import { grains } from './food/bowl.ts'
import { flecks } from './food/garnish.ts'
import { type Dish, type DishKind, type Laying, startLaying } from './laying.ts'
import type { Random } from './random.ts'

/** The first that recognises its words wins: a salmon salad is a salad, a salmon soup a soup. */
const KINDS: DishKind[] = [
  drink,
  noodleBowl,
  spooned,
  pancakeStack,
  toastBoard,
  tartOrPie,
  cakeOrMousse,
  bites,
  salad,
  mains.eggDish,
  mains.fishDish,
  mains.meatOrTofu,
  mains.thinSlices,
  mains.filledRolls,
  grainBowl,
  mains.stickPile,
  mains.mushroomDish,
  fruitBowl,
]

/** Lays a plate from lower-case words; where they name no dish, the category decides. */
export function layDish(words: string, category: string, rnd: Random): Dish {
  const laying = startLaying(words, category, rnd)
  const { layers, main } = laying
  if (/empty plate|crumbs/.test(words)) return { vessel: layCrumbs(laying), ware: BUTTER, layers, main }
  return { vessel: vesselOf(laying), layers, main }
}

function vesselOf(laying: Laying): Vessel {
  for (const kind of KINDS) {
    const vessel = kind(laying)
    if (vessel) return vessel
  }
  return layByCategory(laying)
}

/** What is left when the eating is done: pages that were not found show it. */
function layCrumbs({ lay, strew, rnd }: Laying): Vessel {
  lay(grains(rnd, '#C39A5B', 7, 50, 14, 10))
  strew(flecks(rnd, '#A97F45', 9, 58))
  return 'plate'
}
