import { dark, HERB, light } from '../colour.ts'
import { grains, cream, liquid, steam, swirl } from '../food/bowl.ts'
import { GOLD, PINK_FISH, WHITE_FISH } from '../food/colours.ts'
import { berries, drops, flecks, slices } from '../food/garnish.ts'
import { balls, fillets, fish, friedEgg, mushrooms } from '../food/pieces.ts'
import type { DishKind, Laying } from '../laying.ts'
import { group } from '../paper.ts'

const SOLID =
  /pancake|cr[eê]pe|blini|waffle|toast|crispbread|sandwich|tart\b|\bpie\b|quiche|crumble|cake|brownie|cookie|biscuit|bites|meatball|gnocchi|dumpling|croquette|patties|fries|wedges|salad|carpaccio|roast|baked/
const SOFT =
  /soup|broth|velout|bisque|chowder|stew|dal\b|ramen|congee|porridge|oats\b|oat\b|pudding|risotto|polenta|mash|pur[eé]e|yog|custard|compote|grits|semolina/

/** Soups, porridges, puddings: what is eaten with a spoon. */
export const spooned: DishKind = (dish) => {
  const { rnd, category } = dish
  if (category !== 'Soup' && (dish.says(SOLID) || !dish.says(SOFT))) return undefined
  const sweet = category !== 'Soup' && dish.says(/porridge|oat|pudding|yog|custard|compote|semolina/)
  const ground = groundColour(dish)
  dish.lay(liquid(ground))
  if (dish.says(/congee|risotto|rice|oat|porridge|barley|millet|quinoa|buckwheat/)) {
    dish.lay(grains(rnd, dark(ground, 0.1), 46, 62))
  }
  layFruit(dish, sweet)
  layPieces(dish)
  if (sweet) finishSweet(dish)
  else finishSavoury(dish, ground)
  dish.finish()
  if (category === 'Soup' && rnd() < 0.34) dish.lay(steam())
  return 'bowl'
}

function groundColour({ says, main }: Laying): string {
  if (!says(/porridge|oat|congee|risotto|pudding|polenta|yog|semolina|custard/)) return main
  if (says(/chocolate|cocoa/)) return '#7A5340'
  return says(/polenta|custard|pumpkin|turmeric|saffron/) ? '#EACB77' : '#F1E3BF'
}

function layFruit({ says, strew, rnd }: Laying, sweet: boolean) {
  if (says(/banana/)) strew(slices(rnd, '#F6E7AE', 5, 36, 13))
  if (says(/blueberr|raspberr|strawberr|cherry|berr/)) {
    strew(berries(rnd, says(/blueberr/) ? '#55557F' : '#BE5257', 9, 24, 18, 14, 8))
  }
  if (sweet && says(/pear|apple|peach|apricot|mango|rhubarb/)) {
    const pale = says(/rhubarb/) ? '#D07C7C' : '#DDB768'
    strew(slices(rnd, says(/peach|apricot|mango/) ? '#E3A04C' : pale, 5, 34, 15, false))
  }
}

function layPieces({ says, lay, rnd }: Laying) {
  if (says(/egg/)) lay(friedEgg(rnd, -6, 6, 0.95))
  if (says(/mushroom/)) lay(mushrooms(rnd, 3))
  if (says(/chicken|turkey/)) lay(group(2, 4, -24, fillets(rnd, GOLD, 4), 0.7))
  else if (says(/cod|fish|salmon|haddock|trout|prawn/)) {
    lay(group(0, 4, -24, fish(says(/salmon|trout|prawn/) ? PINK_FISH : WHITE_FISH), 0.68))
  } else if (says(/dumpling|gnocchi|matzo|meatball|ball/)) lay(balls(rnd, '#E8CF98', 4, 34, 17))
}

function finishSavoury({ says, lay, strew, herbs, rnd, foods, second }: Laying, ground: string) {
  if (foods.length > 1 && says(/carrot|potato|fennel|leek|squash|beet/)) {
    strew(slices(rnd, second, 5, 40, 10))
  }
  if (!says(/egg|chicken|fish|cod|mushroom|congee|risotto/)) {
    lay(swirl(rnd, light(ground, 0.72), 0, 0, 0.95))
  }
  herbs(4, 14, 10, -14, 0.85)
  strew(drops(rnd, dark(HERB, 0.05), 6, 56))
}

function finishSweet({ says, lay, strew, rnd }: Laying) {
  if (says(/honey|maple|cinnamon|ginger|caramel/)) lay(swirl(rnd, '#C98B3C', -8, -6, 0.7))
  strew(flecks(rnd, '#B98A55', 12, 46))
  if (rnd() < 0.5) lay(cream(rnd, -22, -20, 16))
}
