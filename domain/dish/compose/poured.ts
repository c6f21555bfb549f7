import type { Form } from '../dish.ts'
import type { Part } from '../looks/food-look.ts'
import { phrases } from '../phrases.ts'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { isLaidOnTop } from '../seen.ts'
import { strongest, strongestOf } from './colour-of.ts'

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
const MOST_FOODS = 5
const IN_ORDER: ReadonlySet<Form> = new Set<Form>(['pudding', 'spreadcheese', 'stock'])
const WHOLE_IN_JAR = phrases('pickle | pickles | pickled | relish | kimchi | confit')
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
  const body = bodyOf(plate)
  if (!body) return undefined
  const isWhole = form === 'jar' && plate.titleSays(WHOLE_IN_JAR)
  plate.add(body, 'base', isWhole ? undefined : form === 'stock' ? '' : 'smooth')
  if (
    form === 'glass' &&
    ['leaf', 'berry', 'fruit', 'cocoa', 'chocolate', 'vegetable'].includes(body.look.part)
  ) {
    plate.add(
      plate.pick('yoghurt', 'milk', 'cream').find(({ grams }) => grams > PALE_GRAMS),
      'base',
      'smooth',
    )
  }
  if (isWhole) plate.rest({ main: false, sides: 2 })
  else if (form !== 'jar' && form !== 'jug' && form !== 'stock') layTop(plate)
  if (form === 'pudding' && plate.titleSays(BURNT)) plate.add(plate.get('sugar'), 'sauce', 'melted')
  return form === 'pudding' && plate.stepsSay(TURNED_OUT) ? { form: 'turnedout' } : {}
}

function bodyOf(plate: Plate): KnownFood | undefined {
  const { form } = plate
  const parts = BODIES[form] ?? []
  const pool = parts.flatMap((part) => plate.pick(part)).filter(({ grams }) => grams > LEAST_GRAMS)
  if (form === 'pudding') return puddingOf(plate, pool)
  if (form === 'jug' && plate.titleSays(CARAMEL)) return plate.get('caramel', 'sugar', 'cream')
  if (form === 'glass') {
    const drink = pool.filter(({ look, isInTitle }) => isInTitle || look.part !== 'vegetable')
    return drink.find(({ isInTitle }) => isInTitle) ?? strongestOf(drink)
  }
  const named = pool.find(({ isInTitle }) => isInTitle)
  if (named) return named
  if (IN_ORDER.has(form)) return pool[0]
  return strongest(plate, ...parts)
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
