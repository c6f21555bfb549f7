import { dark, light, luma } from '../colour.ts'
import { butter, cake, pancakes, tart, toast } from '../food/baked.ts'
import { cream, liquid, puree } from '../food/bowl.ts'
import { GREEN, MASH } from '../food/colours.ts'
import { berries, flecks, slices } from '../food/garnish.ts'
import { balls, friedEgg } from '../food/pieces.ts'
import type { DishKind, Laying } from '../laying.ts'

export const pancakeStack: DishKind = ({ says, lay, strew, rnd, main, foods }) => {
  if (!says(/pancake|crepe|cr[eê]pe|blini|galette|waffle/)) return undefined
  lay(pancakes(rnd))
  lay(butter(rnd, -8, -10))
  if (foods.length > 0) strew(berries(rnd, main, 6, 18, 24, 20, 8))
  return 'plate'
}

export const toastBoard: DishKind = ({ says, lay, strew, herbs, rnd, main, second, foods }) => {
  if (!says(/toast|bread|loaf|sandwich|tartine|\bbuns?\b|crispbread/)) return undefined
  const topping = foods.length > 0 ? light(main, 0.1) : '#F4E2AC'
  const plain = foods.length === 0 && says(/loaf|bread|bun/)
  lay(toast(rnd, plain ? undefined : topping))
  if (says(/egg/)) lay(friedEgg(rnd, 0, 2, 0.95))
  else if (says(/banana|carrot|courgette|peach|apple|pear/)) strew(slices(rnd, light(second, 0.1), 5, 22, 11))
  else if (says(/berr/)) strew(berries(rnd, main, 6, 20))
  if (!plain) herbs(3, 12, 8, 6, 0.7)
  return 'board'
}

export const tartOrPie: DishKind = ({ says, lay, strew, herbs, rnd, main }) => {
  if (!says(/tart|pie|galette|quiche|clafoutis|crumble|cobbler/)) return undefined
  const covered = says(/pie|lattice/)
  lay(tart(says(/quiche/) ? '#EBCF83' : main, covered))
  if (says(/quiche/)) {
    strew(slices(rnd, GREEN, 6, 32, 9))
    herbs(4, 22)
  } else if (says(/apple|pear|peach|apricot|plum|fig/)) {
    strew(slices(rnd, light(main, 0.25), 8, 38, 13, false))
    strew(slices(rnd, light(main, 0.4), 5, 17, 11, false))
  } else if (!covered) strew(berries(rnd, dark(main, 0.05), 12, 42))
  return 'plate'
}

export const cakeOrMousse: DishKind = ({ says, lay, strew, rnd, main, foods }) => {
  if (!says(/cake|brownie|cheesecake|torte|sponge|meringue|pavlova|mousse|panna|jelly|flan/)) return undefined
  if (says(/mousse|panna|jelly|flan/)) {
    lay(liquid(light(main, 0.2)))
    lay(cream(rnd, -6, -4, 24))
    strew(berries(rnd, foods[1] ?? '#BE5257', 5, 14, 22, 20, 7))
  } else if (says(/meringue|pavlova/)) {
    lay(puree(rnd, '#FFF9EC', 0, 0, 62))
    strew(berries(rnd, main, 9, 32))
  } else {
    lay(cake(says(/chocolate|cocoa|brownie/) ? '#7A5340' : '#E4C07C'))
    if (foods.length > 1 || !says(/chocolate/)) {
      strew(berries(rnd, foods[0] ?? '#C65B5E', 5, 20, -18, 10, 7))
    }
    strew(flecks(rnd, '#FFF9EC', 12, 44))
  }
  return 'plate'
}

export const bites: DishKind = (dish) => {
  const { says, lay, strew, herbs, rnd, category } = dish
  const flat = /cookie|biscuit|cracker/
  if (
    !says(flat) &&
    !says(/bites|ball|meatball|dumpling|gnocchi|falafel|croquette|fishcake|patties|patty|kofte/)
  ) {
    return undefined
  }
  const colour = biteColour(dish)
  if (['Main Course', 'Dinner', 'Lunch'].includes(category)) {
    lay(puree(rnd, bedUnder(colour, dish), 0, 4, 62))
  }
  if (says(flat)) {
    strew(slices(rnd, colour, 6, 38, 21, false))
    strew(flecks(rnd, dark(colour, 0.3), 22, 54))
  } else lay(balls(rnd, colour, 7, 44, 15))
  if (!says(/cookie|biscuit/)) herbs(5, 30)
  return category === 'Snack' ? 'board' : 'plate'
}

function biteColour({ says, main }: Laying): string {
  if (says(/cookie|biscuit|cracker|oat/)) return '#D6A866'
  if (says(/meatball|kofte|patt/)) return '#A67148'
  return says(/gnocchi|dumpling/) ? '#F0DFB4' : main
}

function bedUnder(colour: string, { foods: [, second] }: Laying): string {
  if (second && Math.abs(luma(second) - luma(colour)) > 25) return second
  return luma(colour) > 180 ? '#A3B56B' : MASH
}
