import { type Phrases, phrases, says as saysPhrase } from 'recipe-reading/food/phrases'
import { findFoods } from 'recipe-reading/food/find-foods'
import type { Corrections } from 'recipe-reading/food/corrections'
import { toWords, type Word } from 'recipe-reading/food/line-words'
import { memoize } from 'recipe-basics/text/memoize'
import { names, toSentences } from '../cooking/step-words.ts'
import { YEAST } from '../texture/texture-heat.ts'
import { untilBeside } from '../texture/texture-signs.ts'
import { isLessOf, type Swap } from './find-swap.ts'
import { shareLines } from '../triggers/line-shares.ts'
import type { TriggerFields } from '../triggers/read-triggers.ts'
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** A swap, the word of a group that it is for, and whether its line is eaten as raw vegetables. */
type NamedSwap = { swap: Swap; group: TriggerGroup; term: string; isRaw: boolean }

/** What a dish without nuts is told where something smooth would make it wet. */
const LEFT_OUT = 'Left out for now. A smooth food in its place would make this dish wet.'

/** Of a dish this much, without its water and stock, is what the dish is. */
const MOST_OF_IT = 0.5
/** So much, where the name of the dish says it. */
const NAMED_SHARE = 0.1
/** Of what is mixed in or is the whole plate, all lines together. */
const PART_OF_ALL: Partial<Record<TriggerGroup, number>> = {
  'dried-fruit': 0.25,
  'seeds-nuts': 0.25,
  'raw-veg': 0.4,
  'raw-fruit': 0.5,
  'legumes-gos': 0.35,
  mushrooms: 0.4,
}
/** Names of dishes that speak of all foods of a group, and how much of them the dish then holds. */
const SPEAKS_OF: Partial<Record<TriggerGroup, { words: Phrases; from: number }>> = {
  'dried-fruit': { words: phrases('fruit | fruited | fruity | fruitcake'), from: 0.1 },
  'seeds-nuts': {
    words: phrases('nut | nutty | seed | seeded | seedy | praline | nougat | baklava'),
    from: 0.1,
  },
  'raw-veg': { words: phrases('salad | slaw | coleslaw | crudites | tabbouleh'), from: 0.25 },
  'raw-fruit': { words: phrases('fruit | salad | berry | berries'), from: 0.25 },
}

/** A food that is filled, wrapped, dipped or pressed on holds a shape. */
const SHAPES = phrases(
  'stuff | stuffed | stuffing | fill | filled | filling | hollow | hollowed | cavity | cavities | wrap | wrapped | thread | threaded | skewer | skewered | dip | dipped | coat | coated | press | pressed | encrust | encrusted | crusted | pipe | candied | candy',
)
/** "Toss to coat" is no coat. */
const TOSSES = phrases('toss | tossed | stir | mix | drizzle')
/** Dishes that hold together, or lie dry: what is wet makes another thing of them. */
const DRY_NAMES = phrases(
  'cake | fruitcake | cupcake | bread | loaf | loaves | biscuit | biscotti | cookie | muffin | scone | brownie | blondie | bar | ball | bite | flapjack | granola | muesli | pancake | waffle | bun | roll | tart | pie | crumble | strudel | pastry | pastries | brittle | bark | truffle | fudge | nougat | cracker | dumpling | falafel | burger | patty | patties | kofta | meatball | stuffing | sandwich | wrap | toast | pizza | salad | slaw | skewer | kebab | stollen | panettone | baklava | pavlova | roulade | taco | burrito | biryani | pilaf | pilau | pulao | paella | couscous | bruschetta | crostini | canape | tostada | focaccia | flatbread | galette | samosa | empanada | pasty | pasties | nacho | sushi',
)
const DRY_STEPS = phrases('dough | batter | knead | kneaded | muffin | loaf | cookie | biscuit')
/** What is baked or fried of flour, whatever its steps say. */
const DOUGH_NAMES = phrases(
  'bread | *bread | loaf | cake | *cakes | *cake | muffin | scone | pancake | waffle | biscuit | cookie | cracker',
)
/**
 * A name or a step that says that flour holds a dough together, that sugar sets a sweet, or that acid curdles, sets, cures or keeps:
 * with less, or without gluten, it fails, and what is kept in jars goes bad.
 */
const HELD_BY: Partial<Record<TriggerGroup, Phrases>> = {
  'gluten-wheat': phrases(
    'knead | kneaded | kneading | yeast | sourdough | prove | proved | proof | doubled in size | double in size | doubles in size | dough hook | stretch and fold | choux | eclair | profiterole | strudel | brioche | doughnut | donut | bagel | pizza | focaccia | croissant | pretzel | babka | challah | naan | seitan',
  ),
  acidic: phrases(
    'ceviche | cebiche | aguachile | kinilaw | cure | cured | curing | paneer | ricotta | curdle | curdles | curd | posset | lime pie | lemon pie | jam | jelly | jellies | marmalade | preserve | chutney | pickle | pickled | pickling | canning | canner | sterilised | sterilized | jar | mayonnaise',
  ),
  'added-sugar': phrases(
    'caramel | caramelise | caramelize | caramelised | caramelized | toffee | butterscotch | brittle | praline | fudge | nougat | marshmallow | meringue | pavlova | macaron | candy | candied | jam | jelly | jellies | marmalade | preserve | conserve | syrup | cordial | sorbet | granita | sherbet | ice cream | icing | frosting | buttercream | fondant | marzipan | honeycomb | dulce de leche | brigadeiro | lollipop | angel food | soft ball | hard ball | soft crack | hard crack | candy thermometer | sugar thermometer | stiff peak | setting point | pectin',
  ),
}
/** The swap of a flour that is held by gluten; pasta and sauces have others. */
const FLOUR = /\bflour\b/
const PICKLED = phrases('pickle | pickled | fermented')
/** Words of what is strewn on top: nothing smooth lies there. */
const STREWN = phrases(
  'scatter | scattered | sprinkle | sprinkled | strew | strewn | garnish | garnished | decorate | decorated | top with | topped with',
)
/** What a dish is told of nuts and dried fruit that are strewn on it. */
const NOT_STREWN = 'Left out for now. Nothing smooth can be strewn on top.'
const GRAINS = /^(?:cooked )?white rice$/
/** What only pours: a salad dressing, a soup of tacos. */
const WET_NAMES = phrases(
  'soup | sauce | dressing | stew | smoothie | porridge | oatmeal | curry | curries | dip | chilli | chili | pudding | casserole | vinaigrette | pasta | salsa | gazpacho | chutney',
)
/** What a dish is made of: shares of its lines, its name, its sentences. */
type Dish = {
  title: readonly Word[]
  isOneFood: boolean
  sentences: readonly (readonly Word[])[]
  shares: readonly (number | undefined)[]
  isDry: boolean
  isDough: boolean
  isPoured: boolean
  hasYeast: boolean
}

/** A recipe of which swaps are asked. Without a name nothing is said of what the dish is. */
export type FittedFields = TriggerFields & { name?: string; softer?: string | null }

/**
 * Keeps of the swaps of a dish, one for each line, those that leave it the dish that it is. None does where the name says the food, where
 * most of the dish is the food, or where the food is filled, wrapped or pressed on. Where something wet would go into a dough or on a dry
 * plate, the food is left out.
 */
export function makeFitSwaps(
  recipe: FittedFields,
  corrections?: Corrections,
): (swaps: readonly (NamedSwap | undefined)[]) => (Swap | undefined)[] {
  let dish: Dish | undefined
  return (swaps) => {
    if (swaps.every((one) => one === undefined)) return swaps.map(() => undefined)
    const read = (dish ??= readDishOf(recipe, corrections))
    return swaps.map((named, at) => {
      if (!named) return undefined
      const line = recipe.ingredients[at]?.ingredient_text ?? ''
      return fitOne(read, named, at, { line, groupShare: shareOf(named.group, swaps, read.shares) })
    })
  }
}

/** What part of a dish all lines of a group are. */
const shareOf = (
  group: TriggerGroup,
  lines: readonly ({ group: TriggerGroup } | undefined)[],
  shares: Dish['shares'],
): number => lines.reduce((sum, one, at) => sum + (one?.group === group ? (shares[at] ?? 0) : 0), 0)

function fitOne(
  dish: Dish,
  { swap, group, term, isRaw }: NamedSwap,
  at: number,
  { line, groupShare }: { line: string; groupShare: number },
): Swap | undefined {
  if (isHeldBy(dish, group, swap)) return undefined
  if (isLessOf(swap, line)) return swap
  const takesAway = !('add' in swap)
  const isShaped = (takesAway || swap.isWet) && isShapedIn(dish, term)
  const isWetInDry = swap.isWet === true && (dish.isDry || (isRaw && !dish.isPoured))
  // Rice in a dough is no bread, and no pancake.
  if (dish.isDough && 'use' in swap && GRAINS.test(swap.use)) return undefined
  if (isShaped) return undefined
  const isDish = isTheDish(dish, { group, term }, at, groupShare)
  if (isWetInDry) {
    // Nobody leaves the walnuts out of a walnut cake.
    const isSaid = isDish || names(untilBeside(dish.title), term)
    return isSaid ? undefined : { note: LEFT_OUT, isOut: true }
  }
  if ('use' in swap && swap.isWet && !dish.isPoured && !isDish && !swap.isAlike && isStrewnIn(dish, term))
    return { note: NOT_STREWN, isOut: true }
  // Pickled onions are no pickle once they are cooked soft.
  const isCookedAway = isRaw && says(dish.title, PICKLED)
  return ((takesAway && !swap.isAlike) || isCookedAway) && isDish ? undefined : swap
}

/** Seeds that a name says by their first word alone: a chia pudding. Of pumpkin seeds that is another food. */
const SEEDS = /^(chia|flax|hemp|poppy|sesame) (?:seeds?|hearts)$/

function isTheDish(
  { title, isOneFood, shares }: Dish,
  { group, term }: Pick<NamedSwap, 'group' | 'term'>,
  at: number,
  groupShare: number,
): boolean {
  if (title.length === 0) return false
  const share = shares[at]
  const isLargest = share !== undefined && shares.every((other) => (other ?? 0) <= share)
  const main = untilBeside(title)
  const isNamed = names(main, term) || names(main, term.replace(SEEDS, '$1'))
  if (isNamed && (isOneFood || isLargest) && (share ?? 1) >= NAMED_SHARE) return true
  if ((share ?? 0) >= MOST_OF_IT || groupShare >= (PART_OF_ALL[group] ?? 1)) return true
  const spoken = SPEAKS_OF[group]
  return spoken !== undefined && says(main, spoken.words) && groupShare >= spoken.from
}

/** Whether a sentence, or the name of the dish, fills or wraps the food, dips it or presses it on. */
const isShapedIn = (dish: Dish, term: string): boolean => shaping(dish).some((words) => names(words, term))

const shaping = memoize(({ title, sentences }: Dish) =>
  [title, ...sentences].filter((words) => says(words, SHAPES) && !says(words, TOSSES)),
)

/** Whether the dish is held together by the gluten or the sugar that a swap takes away. */
function isHeldBy(dish: Dish, group: TriggerGroup, swap: Swap): boolean {
  if (!HELD_BY[group] || (group === 'gluten-wheat' && !('use' in swap && FLOUR.test(swap.use)))) return false
  return (group === 'gluten-wheat' && dish.hasYeast) || holding(dish).has(group)
}

/** The groups by which the words of a dish are held together. */
const holding = memoize(
  ({ title, sentences }: Dish): ReadonlySet<string> =>
    new Set(
      Object.entries(HELD_BY).flatMap(([group, words]) =>
        [untilBeside(title), ...sentences].some((one) => says(one, words)) ? group : [],
      ),
    ),
)

const isStrewnIn = (dish: Dish, term: string): boolean => strewing(dish).some((words) => names(words, term))

const strewing = memoize(({ sentences }: Dish) => sentences.filter((words) => says(words, STREWN)))

function readDishOf({ name = '', ingredients, instructions }: FittedFields, corrections?: Corrections): Dish {
  const title = toWords(name)
  const sentences = instructions.flatMap(({ step_text }) => toSentences(toWords(step_text)))
  const hasDough = sentences.some((words) => says(words, DRY_STEPS))
  return {
    title,
    isOneFood: new Set(findFoods(untilBeside(title)).foods.map(({ term }) => term)).size <= 1,
    sentences,
    shares: shareLines(ingredients, corrections),
    isPoured: isDryByName(title) === false,
    isDry: isDryByName(title) ?? hasDough,
    hasYeast: ingredients.some(({ ingredient_text }) => YEAST.test(ingredient_text)),
    isDough: hasDough || says(untilBeside(title), DOUGH_NAMES),
  }
}

/** The last word of a name decides: oatmeal cookies are cookies. What stands behind "with" is at the side. */
function isDryByName(title: readonly Word[]): boolean | undefined {
  const last = untilBeside(title).findLast((word) => says([word], DRY_NAMES) || says([word], WET_NAMES))
  return last && says([last], DRY_NAMES)
}

const says = (words: readonly Word[], list: Phrases): boolean =>
  saysPhrase(
    words.map(({ text }) => text),
    list,
  )
