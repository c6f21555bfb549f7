import { HERB } from '../colour.ts'
import { glass, grains, liquid, noodles, puree } from '../food/bowl.ts'
import { berries, drops, leaves, slices } from '../food/garnish.ts'
import { cubes, eggHalves, fillets } from '../food/pieces.ts'
import type { DishKind } from '../laying.ts'
import { group } from '../paper.ts'

export const drink: DishKind = ({ says, lay, rnd, main }) => {
  if (!says(/smoothie|lassi|drink|tea\b|shake/)) return undefined
  lay(glass(main))
  lay(`<g transform="translate(-6 4)">${leaves(rnd, HERB, 2, 4, 0, 0, 0.8)}</g>`)
  return 'none'
}

export const noodleBowl: DishKind = ({ says, lay, strew, herbs, finish, rnd, category, main, foods }) => {
  if (!says(/noodle|ramen|pho|spaghetti|linguine|tagliatelle|pasta|orzo|vermicelli|soba/)) return undefined
  if (category === 'Soup' || says(/broth|ramen|pho|miso/)) lay(liquid('#D9A85A'))
  lay(noodles(rnd, '#EED79A'))
  if (says(/egg/)) lay(eggHalves(-22, 16))
  else if (says(/salmon|cod|fish|trout|prawn|chicken|turkey/)) {
    lay(group(4, 6, -20, fillets(rnd, main, 4), 0.8))
  } else if (says(/carrot|courgette|zucchini|squash/)) strew(slices(rnd, main, 5, 30, 12))
  else if (foods.length > 0) lay(puree(rnd, main, 0, 0, 30))
  herbs(4, 10, 14, -22, 0.9)
  finish()
  return 'bowl'
}

export const salad: DishKind = ({ says, lay, strew, finish, rnd, category, main, second }) => {
  if (category !== 'Salad' && !says(/salad|slaw/)) return undefined
  strew(leaves(rnd, '#7C9450', 8, 36, 0, 0, 1.6))
  strew(leaves(rnd, '#A9BB76', 5, 30, 4, 2, 1.35))
  if (says(/salmon|trout|chicken|turkey|tuna/)) lay(group(0, 2, -16, fillets(rnd, main, 4), 0.78))
  else strew(slices(rnd, main, 6, 32, 12, rnd() < 0.6))
  if (says(/egg/)) lay(eggHalves(-16, 20))
  if (says(/rice|quinoa|grain|millet|buckwheat|couscous/)) lay(grains(rnd, '#F4E9CB', 30, 40))
  if (says(/berr|grape|pomegranate/)) strew(berries(rnd, second, 5, 34))
  if (says(/feta|cheese|tofu/)) lay(cubes(rnd, '#FFF9EC', 5, 40, 11))
  strew(drops(rnd, '#E6BC45', 6, 50))
  finish()
  return rnd() < 0.6 ? 'bowl' : 'plate'
}

export const grainBowl: DishKind = ({ says, lay, strew, finish, rnd, main, second }) => {
  if (!says(/rice|quinoa|millet|couscous|bowl|grain|barley|buckwheat/)) return undefined
  lay(grains(rnd, '#F6ECD0', 64, 64))
  lay(puree(rnd, main, -28, -18, 28))
  strew(slices(rnd, second, 4, 40, 12))
  lay(group(26, -22, 0, leaves(rnd, HERB, 5, 10, 0, 0, 0.9)))
  if (rnd() < 0.5) lay(eggHalves(12, 28))
  finish()
  return 'bowl'
}

export const fruitBowl: DishKind = ({ says, strew, herbs, rnd, main }) => {
  if (!says(/berr|fruit|grape|cherry|melon/)) return undefined
  strew(berries(rnd, main, 16, 50))
  herbs(3, 14, 0, 0, 0.8)
  return 'bowl'
}
