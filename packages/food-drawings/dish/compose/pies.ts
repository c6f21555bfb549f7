import { MASHED } from '../method-words.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { about } from '../seen.ts'
import { doughOf } from './doughs.ts'

const CUSTARD = phrases('cream | quiche | custard | flan | creme | rhubarb | nata | savoury')
const CUSTARDS = ['cream', 'milk', 'egg', 'cream cheese', 'ricotta', 'mascarpone', 'sour cream']
/** What lies on a tart, and does not stand beside it in a jug. */
const ON_IT = phrases(
  'drizzl* | pour over | over the | on top | top with | topped | top the | dollop* | swirl* | spread | pipe | decorat* | cover | dust | glaze | brush',
)
const WHIPPED = phrases('whipped | softly whipped')
const SERVED_WITH = phrases('serve | served | serving')
const MASHABLE: ReadonlySet<string> = new Set(['sweet potato', 'carrot', 'apple', 'parsnip'])
const BREAD_PUDDING = phrases('bread pudding | bread and butter pudding')
const FRANGIPANE_GRAMS = 60
const MERINGUE = phrases('meringue')
const QUICHE = phrases('quiche | quiches')
const CHOCOLATE = phrases('chocolate | choc | fudge | ciocc* | schoko* | chocolat')
const FILLS: ReadonlySet<string> = new Set([
  'fruit',
  'berry',
  'vegetable',
  'leaf',
  'fish',
  'meat',
  'nut',
  'curd',
])
const SMOOTH_FILLS: ReadonlySet<string> = new Set(['flour', 'citrus'])
const POURED: ReadonlySet<string> = new Set(['cream', 'yoghurt', 'creamcheese', 'sauce', 'syrup'])
const FLOWS: ReadonlySet<string> = new Set([
  'chocolate',
  'cocoa',
  'milk',
  'cream',
  'curd',
  'creamcheese',
  'syrup',
  'citrusjuice',
  'egg',
  'sugar',
])

/** A case of dough with its filling in sight, under a lid, or under crumbs. */
export function layPie(plate: Plate): Laid | undefined {
  if (plate.titleSays(BREAD_PUDDING)) return layBreadPudding(plate)
  const case_ =
    plate.pick('pastry')[0] ?? plate.get('biscuits', 'chocolate biscuits', 'crackers') ?? doughOf(plate)
  if (!case_) return undefined
  plate.add(case_, 'base', plate.form === 'crumble' ? 'crumbled' : '')
  return plate.form === 'tart' ? layTart(plate) : layCovered(plate)
}

function layTart(plate: Plate): Laid | undefined {
  if (plate.titleSays(MERINGUE)) return layMeringueTart(plate)
  const filling = fillingOf(plate)
  const custard = CUSTARDS.map((name) => plate.get(name)).find((food) => food && !isBeside(food, plate))
  const hasCustard = plate.titleSays(CUSTARD) || plate.stepsSay(CUSTARD)
  if (
    filling &&
    custard &&
    filling.food !== custard.food &&
    FILLS.has(filling.look.part) &&
    !isPureed(filling, plate) &&
    hasCustard
  )
    plate.add(custard, 'sauce', 'smooth')
  if (!filling && !custard) return undefined
  const body = filling ?? custard
  plate.add(
    body,
    'main',
    body && (FLOWS.has(body.look.part) || SMOOTH_FILLS.has(body.look.part) || isPureed(body, plate))
      ? 'smooth'
      : undefined,
  )
  const isQuiche = plate.titleSays(QUICHE)
  plate.rest({
    main: false,
    sides: 2,
    scattered: 1,
    only: (food) =>
      !standsBeside(food, plate) &&
      (food.isInTitle || plate.isOnTop(food) || (isQuiche && FILLS.has(food.look.part))),
  })
  return {}
}

/** Slices of bread in their custard, with raisins between them. */
function layBreadPudding(plate: Plate): Laid | undefined {
  const bread = plate.pick('bread')[0]
  const custard = plate.get('milk', 'cream', 'egg')
  if (!bread || !custard) return undefined
  plate.add(custard, 'sauce', 'smooth')
  plate.add(bread, 'main', 'wedges')
  plate.rest({ main: false, sides: 0, sauces: 0, herbs: 0 })
  return { form: 'bake', vessel: 'gratin', cutlery: 'spoon' }
}

/** The whites hide what is under them. */
function layMeringueTart(plate: Plate): Laid | undefined {
  const white = plate.get('egg white')
  if (!white) return undefined
  plate.add(white, 'main', 'smooth')
  return {}
}

/** Cream in its jug. */
const standsBeside = (food: KnownFood, plate: Plate) =>
  POURED.has(food.look.part) && !plate.isDone(food, ON_IT) && !says(food.words, WHIPPED)

/** What is served with a tart is not baked in it. */
const isBeside = (food: KnownFood, { reading }: Plate): boolean => {
  const said = about(food, reading.sentences)
  return food.isOnTop || (said.length > 0 && said.every(({ texts }) => says(texts, SERVED_WITH)))
}

const isPureed = (food: KnownFood, plate: Plate) =>
  food.food === 'pumpkin' || (MASHABLE.has(food.food) && (says(food.words, MASHED) || plate.isMashed(food)))

function fillingOf(plate: Plate): KnownFood | undefined {
  const solids = plate.solids()
  return (
    solids.find((food) => food.isInTitle && food.look.part !== 'herb' && !isBeside(food, plate)) ??
    (plate.titleSays(CHOCOLATE) ? plate.get('chocolate', 'cocoa', 'chocolate chips') : undefined) ??
    plate.reading.foods.find(
      (food) =>
        food.isInTitle &&
        !plate.has(food) &&
        (FLOWS.has(food.look.part) || food.food === 'lemon') &&
        !isBeside(food, plate),
    ) ??
    solids.find(
      ({ look, grams }) => ['fruit', 'berry', 'vegetable', 'leaf'].includes(look.part) && grams > 150,
    ) ??
    plate.get('cream cheese', 'ricotta', 'pumpkin', 'mascarpone') ??
    // A frangipane.
    plate
      .pick('flour')
      .find((food) => food.food === 'almond flour' && food.grams > FRANGIPANE_GRAMS && !plate.has(food)) ??
    plate.pick('syrup')[0]
  )
}

function layCovered(plate: Plate): Laid | undefined {
  const solids = plate.solids()
  const filling =
    solids.find(({ isInTitle, look }) => isInTitle && !POURED.has(look.part)) ??
    solids.find(({ look }) => ['meat', 'fish', 'fruit', 'berry', 'curd'].includes(look.part)) ??
    plate.get('ricotta', 'feta', 'cheese', 'spinach', 'cherry', 'apple') ??
    (plate.form === 'crumble' ? undefined : solids.find(({ look }) => FILLS.has(look.part)))
  if (!filling) return undefined
  plate.add(filling, 'main')
  if (plate.form === 'crumble')
    plate.rest({
      main: false,
      sides: 1,
      scattered: 1,
      only: (food) => !standsBeside(food, plate) && (food.isInTitle || food.isOnTop),
    })
  return {}
}
