import type { Form } from '../dish.ts'
import type { Part } from '../looks.ts'
import { saysBlended } from '../blended.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { isLaidOnTop } from '../seen.ts'
import { strongestOf } from './colour-of.ts'

const DAIRY: readonly Part[] = ['cream', 'milk', 'yoghurt', 'creamcheese', 'curd']
/** What may give each its colour. */
const BODIES: Partial<Record<Form, readonly Part[]>> = {
  glass: [
    'leaf',
    'berry',
    'fruit',
    'cocoa',
    'chocolate',
    'juice',
    'yoghurt',
    'milk',
    'vegetable',
    'citrus',
    'citrusjuice',
    'wine',
    'cream',
  ],
  jar: ['berry', 'fruit', 'vegetable', 'citrus', 'onion', 'citrusjuice'],
  jug: [
    'sauce',
    'sugar',
    'berry',
    'fruit',
    'vegetable',
    'nut',
    'yoghurt',
    'cream',
    'milk',
    'citrus',
    'citrusjuice',
    'leaf',
    'syrup',
    'liquid',
    'herb',
    'egg',
  ],
  dip: [
    'pulse',
    'vegetable',
    'creamcheese',
    'curd',
    'yoghurt',
    'meat',
    'nut',
    'sauce',
    'cheese',
    'fish',
    'herb',
    'leaf',
    'fruit',
  ],
  scoops: ['berry', 'fruit', 'chocolate', 'cocoa', 'nut', 'milk', 'cream', 'yoghurt', 'citrusjuice', 'juice'],
  pudding: ['cocoa', 'chocolate', 'stud', ...DAIRY, 'egg', 'berry', 'flour', 'fruit'],
  spreadcheese: ['curd', ...DAIRY],
  stock: ['liquid', 'meat', 'fish', 'water', 'vegetable'],
}
/** Less than this colours nothing. */
const LEAST_GRAMS = 8
const PALE_GRAMS = 60
/** They colour milk, however little there is of them. */
const DYES: ReadonlySet<string> = new Set(['cocoa', 'chocolate', 'coffee', 'matcha', 'tea'])
const MILKED: ReadonlySet<Part> = new Set<Part>(['leaf', 'berry', 'fruit', 'cocoa', 'chocolate', 'vegetable'])
/** They colour a drink without milk more than a dye does. */
const FRUITY: ReadonlySet<Part> = new Set<Part>(['leaf', 'berry', 'fruit', 'vegetable'])
const FONDUE = phrases('fondue')
const JUICED = phrases('juice | juiced | squeeze | squeezed | squeezing | puree | frozen | syrup')
/** What takes the colour out of fruit. */
const SMOOTHED = phrases(
  'mash | crush | muddle | juic* | press | strain | syrup | boil | simmer | puree | cook | mix everything',
)
const SMOOTH_DRINKS = phrases('smoothie | lassi | milkshake | shake | juice | frappe | agua fresca')
/** Their colour is not drawn, and without it the milk is another drink. */
const PALE_TEAS = phrases(
  'green | white | jasmine | herbal | mint | peppermint | camomile | chamomile | fennel | rooibos | hibiscus | fruit tea | oolong',
)
const UNSEEN_DYES = phrases('turmeric | golden | saffron | spirulina | ube | charcoal')
/** What is blended has the colour of its flesh, and is drawn in that of its skin. */
const SKINNED: ReadonlySet<string> = new Set(['aubergine'])
const MOST_FOODS = 5
const IN_ORDER: ReadonlySet<Form> = new Set<Form>(['pudding', 'spreadcheese', 'stock'])
const WHOLE_IN_JAR = phrases('pickle | pickles | pickled | relish | kimchi | confit | sauerkraut')
const BONES = phrases('bone | bones | carcass | carcasses | knochen | marrowbones | trotters')
const CHEESE = phrases('cheese | kasesauce | fromage | queso')
const CARAMEL = phrases('caramel | toffee | butterscotch')
const CHOCOLATE = phrases(
  'chocolate | choc | brownie | fondant | ciocc* | schoko* | chocolat | cuore caldo | mousse au chocolat | chokladmousse | lava',
)
const EGGY = phrases('chawanmushi | flan | custard | savoury custard')
const BURNT = phrases('brulee | catalana')
const TURNED_OUT = phrases(
  'turn out | turned out | unmould | unmold | sturzen | gesturzt | invert | inverted',
)
const STRAINED = phrases('pulp | coulis | fine sieve')

/** One smooth thing in a vessel: a drink, jam, sauce, dip, pudding, ice cream or stock. */
export function layPoured(plate: Plate): Laid | undefined {
  const { form } = plate
  const body = form === 'dip' && plate.titleSays(FONDUE) ? fondueOf(plate) : bodyOf(plate)
  if (!body) return undefined
  const isWhole = isWholeInJar(plate)
  plate.add(body, 'base', isWhole ? undefined : form === 'stock' ? '' : 'smooth')
  if (form === 'glass' && (MILKED.has(body.look.part) || DYES.has(body.food))) {
    plate.add(
      plate.pick('yoghurt', 'milk', 'cream').find(({ grams }) => grams > PALE_GRAMS),
      'base',
      'smooth',
    )
  }
  if (isWhole) plate.rest({ main: false, sides: 2 })
  else if (form !== 'jar' && form !== 'jug' && form !== 'stock') layTop(plate)
  if (form === 'pudding' && plate.titleSays(BURNT)) plate.add(plate.get('sugar'), 'sauce', 'melted')
  if (form === 'dip' && plate.titleSays(FONDUE)) return { vessel: 'pot' }
  return form === 'pudding' && plate.stepsSay(TURNED_OUT) ? { form: 'turnedout' } : {}
}

/** What is melted in its pot; what is dipped into hot fat or broth has no look. */
const fondueOf = (plate: Plate) => plate.pick('cheese')[0] ?? plate.get('chocolate', 'chocolate chips')

const isWholeInJar = (plate: Plate) => plate.form === 'jar' && plate.titleSays(WHOLE_IN_JAR)

function bodyOf(plate: Plate): KnownFood | undefined {
  const { form } = plate
  const parts = BODIES[form] ?? []
  const pool = parts
    .flatMap((part) => plate.pick(part))
    .filter(
      ({ food, grams }) =>
        (grams > LEAST_GRAMS || DYES.has(food)) && (isWholeInJar(plate) || !SKINNED.has(food)),
    )
  if (form === 'pudding') return puddingOf(plate, pool)
  if (form === 'jug' && plate.titleSays(CHEESE) && plate.pick('cheese')[0]) return plate.pick('cheese')[0]
  if (form === 'jug' && plate.titleSays(CARAMEL)) return plate.get('caramel', 'sugar', 'cream')
  if (form === 'glass') {
    return drinkOf(plate, pool)
  }
  const named = pool.find(({ isInTitle }) => isInTitle)
  if (named) return named
  // Bones colour their water, and nobody says how much.
  if (form === 'stock' && pool[0]?.look.part === 'water' && plate.listSays(BONES)) return undefined
  if (IN_ORDER.has(form)) return pool[0]
  return strongestOf(pool)
}

/** What gives a drink its colour: not the wedges of a lime that swim in it. */
function drinkOf(plate: Plate, pool: readonly KnownFood[]): KnownFood | undefined {
  const { sentences } = plate.reading
  const isSwimming =
    sentences.length > 0 &&
    !plate.titleSays(SMOOTH_DRINKS) &&
    !sentences.some(({ texts }) => says(texts, SMOOTHED) || saysBlended(texts))
  // "Carrot juice" is a food by itself.
  const isNamed = (food: KnownFood) => food.isInTitle || plate.reading.title.includes(food.food)
  const isJuiced = (food: KnownFood) =>
    says(food.words, JUICED) ||
    plate.isDone(food, JUICED) ||
    !(food.look.part === 'citrus' || (isSwimming && FRUITY.has(food.look.part)))
  const drink = pool.filter((food) => (isNamed(food) || food.look.part !== 'vegetable') && isJuiced(food))
  const dye = drink.some(({ look }) => FRUITY.has(look.part))
    ? undefined
    : drink.find(({ food }) => DYES.has(food))
  const named = drink
    .filter((food) => isNamed(food) && FRUITY.has(food.look.part))
    .map((food) => ({ ...food, isInTitle: true }))
  const body =
    (named.length > 1 ? strongestOf(named) : undefined) ?? drink.find(isNamed) ?? dye ?? strongestOf(drink)
  if (body?.food === 'tea' && says([...body.words, ...plate.reading.title], PALE_TEAS)) return undefined
  return body?.look.part === 'milk' && plate.titleSays(UNSEEN_DYES) ? undefined : body
}

function puddingOf(plate: Plate, pool: readonly KnownFood[]): KnownFood | undefined {
  if (plate.titleSays(CHOCOLATE)) {
    const brown = plate.get('cocoa', 'chocolate', 'chocolate chips')
    if (brown) return brown
  }
  const isFruit = ({ look }: KnownFood) => ['fruit', 'berry', 'vegetable'].includes(look.part)
  return (
    pool.find((food) => food.isInTitle && !isFruit(food)) ??
    (plate.titleSays(EGGY) ? plate.get('egg') : undefined) ??
    pool.find(({ look }) => DAIRY.includes(look.part)) ??
    pool.find((food) => !['cocoa', 'stud', 'chocolate'].includes(food.look.part)) ??
    pool[0]
  )
}

function layTop(plate: Plate) {
  const isNamed = plate.form === 'pudding' || plate.form === 'scoops'
  for (const food of plate.solids()) {
    if (plate.foods.length >= MOST_FOODS) return
    const isTop = food.isOnTop || (plate.isOnTop(food) && isLaidOnTop(food, plate.reading))
    if (!isTop && !(isNamed && food.isInTitle)) continue
    const isFruit = food.look.part === 'fruit' || food.look.part === 'berry'
    if (isFruit && plate.isDone(food, STRAINED)) plate.add(food, 'sauce', 'smooth')
    else plate.rest({ main: false, sides: 1, scattered: 1, only: (one) => one.food === food.food })
  }
}
