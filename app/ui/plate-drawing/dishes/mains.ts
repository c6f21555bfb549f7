import { light } from '../colour.ts'
import { cream, grains, puree } from '../food/bowl.ts'
import { CARROT, foodColours, GREEN, MASH, PINK_FISH, WHITE_FISH } from '../food/colours.ts'
import { citrus, flecks, peas, slices } from '../food/garnish.ts'
import { cubes, fillets, fish, friedEgg, mushrooms, rolls, sticks } from '../food/pieces.ts'
import type { DishKind } from '../laying.ts'
import { cut, group } from '../paper.ts'
import { blob } from '../points.ts'

export const eggDish: DishKind = ({ says, lay, strew, herbs, rnd, main, foods }) => {
  if (!says(/egg|omelette|frittata|shakshuka|scramble/)) return undefined
  if (says(/omelette|frittata|scramble/)) {
    lay(cut(blob(rnd, 62, 58, 10, 0.04), '#E9BE55', 3))
    strew(slices(rnd, foods[0] ?? GREEN, 6, 34, 11))
    herbs(5, 26)
    return 'plate'
  }
  if (foods.length > 0) lay(puree(rnd, main, 0, 2, 60))
  lay(friedEgg(rnd, -14, -8))
  lay(friedEgg(rnd, 22, 18, 0.85))
  herbs(4, 20, 18, -20)
  strew(flecks(rnd, '#4A4A3A', 9, 44))
  return 'plate'
}

export const fishDish: DishKind = ({ words, says, lay, strew, herbs, rnd }) => {
  if (!says(/fish|cod|salmon|trout|sole|haddock|bass|prawn|tuna|hake|plaice/)) return undefined
  const bed = foodColours(words.replace(/salmon|trout|prawns?|cod|sole|haddock/g, ''))[0] ?? MASH
  if (says(/rice|quinoa|millet/)) lay(grains(rnd, '#F4E9CB', 54, 62))
  else lay(puree(rnd, bed, -4, 8, 58))
  lay(group(2, -6, -22 + rnd() * 16, fish(says(/salmon|trout|prawn/) ? PINK_FISH : WHITE_FISH), 0.98))
  if (says(/carrot|courgette|potato|fennel|beet/)) {
    strew(slices(rnd, bed === MASH ? CARROT : bed, 4, 56, 11))
  } else strew(peas(rnd, GREEN, 8, 56))
  herbs(4, 12, 22, 30, 0.85)
  lay(citrus(rnd, -46, 34, 15))
  return 'plate'
}

export const meatOrTofu: DishKind = ({ words, says, lay, strew, herbs, finish, rnd }) => {
  if (!says(/chicken|turkey|beef|lamb|pork|tofu|tempeh|duck|veal/)) return undefined
  const bed = foodColours(words.replace(/chicken|turkey|beef|lamb/g, ''))[0] ?? MASH
  if (says(/rice|quinoa|millet|couscous/)) lay(grains(rnd, '#F6ECD0', 54, 62))
  else lay(puree(rnd, bed, 6, 8, 56))
  if (says(/tofu|tempeh/)) lay(cubes(rnd, '#EBD8A6', 7, 38, 19))
  else {
    const turn = -12 + rnd() * 24
    lay(group(0, -2, turn, fillets(rnd, says(/beef|lamb|duck/) ? '#9A6B48' : '#DFA95F', 5)))
  }
  if (says(/carrot|courgette|squash|beet|fennel/)) strew(slices(rnd, bed, 5, 54, 11))
  else strew(peas(rnd, GREEN, 9, 56))
  herbs(4, 12, 20, 32, 0.9)
  finish()
  return 'plate'
}

export const thinSlices: DishKind = ({ says, lay, strew, herbs, finish, rnd, main }) => {
  if (!says(/carpaccio|slices|gratin|terrine/)) return undefined
  strew(slices(rnd, main, 8, 47, 20))
  strew(slices(rnd, light(main, 0.16), 5, 20, 19))
  lay(cream(rnd, 4, -2, 15))
  herbs(5, 44, 0, 0, 0.75)
  finish()
  return 'plate'
}

export const filledRolls: DishKind = ({ says, lay, herbs, main }) => {
  if (!says(/rolls?\b|wrap|parcel|cannelloni|enchilada/)) return undefined
  lay(rolls(light(main, 0.25)))
  herbs(3, 30, 6, 0, 0.8)
  return 'plate'
}

export const stickPile: DishKind = ({ says, lay, strew, herbs, finish, rnd, main }) => {
  if (!says(/fries|wedge|stick|asparagus|bean|baton|parsnip/)) return undefined
  lay(sticks(rnd, main))
  herbs(4, 24, 10, 0, 0.8)
  strew(flecks(rnd, '#FFF9EC', 14, 52))
  finish()
  return 'plate'
}

export const mushroomDish: DishKind = ({ says, lay, herbs, rnd }) => {
  if (!says(/mushroom/)) return undefined
  lay(puree(rnd, MASH, 0, 4, 56))
  lay(mushrooms(rnd, 5))
  herbs(4, 22)
  return 'plate'
}
