import { beginWithCount } from 'recipe-basics/text/format-number'

/** How many things need the chef: 'Two things need you'. */
export const needsYou = (count: number) =>
  count === 0 ? 'Nothing needs you' : `${beginWithCount(count, 'thing needs', 'things need')} you`
