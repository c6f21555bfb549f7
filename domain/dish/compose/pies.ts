import { phrases } from '../phrases.ts'
import type { Laid, Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { doughOf } from './doughs.ts'

const CUSTARD = phrases('cream | quiche | custard | flan | creme | rhubarb | nata | savoury')
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
  const case_ =
    plate.pick('pastry')[0] ?? plate.get('biscuits', 'chocolate biscuits', 'crackers') ?? doughOf(plate)
  if (!case_) return undefined
  plate.add(case_, 'base', plate.form === 'crumble' ? 'crumbled' : '')
  return plate.form === 'tart' ? layTart(plate) : layCovered(plate)
}

function layTart(plate: Plate): Laid | undefined {
  const filling = fillingOf(plate)
  const custard = plate.get('cream', 'milk', 'egg', 'cream cheese', 'ricotta', 'mascarpone', 'sour cream')
  const hasCustard = plate.titleSays(CUSTARD) || plate.stepsSay(CUSTARD)
  if (filling && custard && filling.food !== custard.food && FILLS.has(filling.look.part) && hasCustard)
    plate.add(custard, 'sauce', 'smooth')
  if (!filling && !custard) return undefined
  const body = filling ?? custard
  plate.add(
    body,
    'main',
    body && (FLOWS.has(body.look.part) || body.food === 'pumpkin') ? 'smooth' : undefined,
  )
  const isQuiche = plate.titleSays(QUICHE)
  plate.rest({
    main: false,
    sides: 2,
    scattered: 1,
    only: (food) => food.isInTitle || plate.isOnTop(food) || (isQuiche && FILLS.has(food.look.part)),
  })
  return {}
}

function fillingOf(plate: Plate): KnownFood | undefined {
  const solids = plate.solids()
  return (
    solids.find(({ isInTitle, look }) => isInTitle && look.part !== 'herb') ??
    (plate.titleSays(CHOCOLATE) ? plate.get('chocolate', 'cocoa', 'chocolate chips') : undefined) ??
    plate.reading.foods.find((food) => food.isInTitle && !plate.has(food) && FLOWS.has(food.look.part)) ??
    solids.find(
      ({ look, grams }) => ['fruit', 'berry', 'vegetable', 'leaf'].includes(look.part) && grams > 150,
    ) ??
    plate.get('cream cheese', 'ricotta', 'pumpkin', 'mascarpone') ??
    plate.pick('syrup')[0]
  )
}

function layCovered(plate: Plate): Laid | undefined {
  const solids = plate.solids()
  const filling =
    solids.find(({ isInTitle }) => isInTitle) ??
    solids.find(({ look }) => ['meat', 'fish', 'fruit', 'berry', 'curd'].includes(look.part)) ??
    plate.get('ricotta', 'feta', 'cheese', 'spinach', 'cherry', 'apple') ??
    (plate.form === 'crumble' ? undefined : solids.find(({ look }) => FILLS.has(look.part)))
  if (!filling) return undefined
  plate.add(filling, 'main')
  if (plate.form === 'crumble')
    plate.rest({ main: false, sides: 1, scattered: 1, only: (food) => food.isInTitle || food.isOnTop })
  return {}
}
