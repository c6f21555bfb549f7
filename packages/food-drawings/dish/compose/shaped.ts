import { CUTLET, FILLED } from '../method-words.ts'
import { phrases } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import { coatOf, isOfCrumbs } from './coated.ts'
import { strongest } from './colour-of.ts'
import { redSauceOf } from './pasta.ts'

const EGG_ROLL = phrases('tamagoyaki | omelette')
const CHICKPEA = phrases('falafel | chickpea')
const CHOCOLATE = phrases(
  'chocolate | choc | truffle | truffles | rocas | chokladbollar | brigadeiro | brigadeiros',
)
export const CABBAGE_ROLLS = phrases(
  'cabbage roll | stuffed cabbage | golabki | sarma | kohlroulade | *kohlrouladen | krautwickel | kaldol*',
)
const IN_BATTER = phrases('bhaji | pakora')
const RICE_BALLS = phrases('arancini | rice balls')
const ROLL_IN = phrases('roll | coat | dust')
const BALL_SEASON: ReadonlySet<string> = new Set(['coconut', 'icing sugar', 'pistachios', 'sesame', 'cocoa'])
const HOLLOW: ReadonlySet<string> = new Set([
  'potato',
  'sweet potato',
  'pumpkin',
  'red pepper',
  'green pepper',
  'yellow pepper',
  'aubergine',
  'courgette',
  'tomato',
  'mushroom',
  'onion',
  'cabbage',
  'avocado',
  'egg',
  'squid',
  'vine leaves',
  'summer squash',
  'apple',
  'peach',
  'pear',
])
const LAID_COVER: ReadonlySet<string> = new Set(['vegetable', 'meat', 'fish', 'leaf', 'wrapper'])

/** Slices, leaves or sheets that are rolled around a filling. */
export function layRolls(plate: Plate): Laid | undefined {
  const egg = plate.titleSays(EGG_ROLL) ? plate.get('egg') : undefined
  const wrap =
    egg ??
    plate.pick('wrapper')[0] ??
    plate.solids().find(({ isInTitle, look }) => isInTitle && LAID_COVER.has(look.part)) ??
    plate.get('cabbage', 'vine leaves') ??
    plate.pick('pastry', 'meat')[0]
  if (!wrap) return undefined
  plate.add(wrap, 'main', egg ? 'cooked' : '')
  plate.add(plate.get('ricotta', 'cream cheese', 'goat cheese', 'feta'), 'side', 'smooth')
  if (plate.titleSays(CABBAGE_ROLLS)) plate.add(redSauceOf(plate), 'sauce', 'smooth')
  plate.rest({ main: false, sides: wrap.look.part === 'wrapper' ? 4 : 1 })
  return {}
}

/** Balls of meat on their bed, or sweet ones. */
export function layBalls(plate: Plate): Laid | undefined {
  const meat =
    plate.form === 'sweetballs'
      ? undefined
      : plate
          .pick('meat', 'fish', 'protein')
          .find(({ food }) => !['bacon', 'ham', 'pancetta', 'anchovy'].includes(food))
  const body = meat ?? sweetBody(plate)
  if (!body) return undefined
  if (meat) {
    const bed =
      plate.pick('polenta', 'grain').find(({ grams }) => grams > 60) ??
      plate.pick('long')[0] ??
      plate.mashed()
    if (bed)
      plate.add(
        bed,
        'base',
        bed.look.part === 'vegetable' || bed.look.part === 'polenta' ? 'crushed' : 'cooked',
      )
    plate.add(plate.get('tomato sauce', 'tomato'), 'sauce', 'smooth')
  }
  plate.add(body, 'main', meat ? 'ground' : '')
  if (meat) {
    plate.rest({ main: false, sides: 2, scattered: 1, only: plate.isOnTop })
    return { form: 'balls' }
  }
  for (const food of plate.reading.foods)
    if (
      BALL_SEASON.has(food.food) &&
      plate.foods.length < 3 &&
      (plate.isServed(food) || plate.isDone(food, ROLL_IN))
    )
      plate.add(food, 'scattered', 'crumbs')
  return { form: 'sweetballs', cutlery: 'none' }
}

function sweetBody(plate: Plate): KnownFood | undefined {
  if (plate.titleSays(CHICKPEA) && plate.get('chickpeas')) return plate.get('chickpeas')
  if (plate.titleSays(CHOCOLATE)) {
    const brown = plate.get('chocolate', 'cocoa', 'chocolate chips')
    if (brown) return brown
  }
  if (plate.titleSays(RICE_BALLS)) return plate.pick('crumbs')[0] ?? plate.pick('grain')[0]
  const named = plate.solids().find(({ isInTitle }) => isInTitle)
  return (
    plate.get('oats', 'biscuits', 'chocolate biscuits') ??
    plate.pick('flour', 'pastry', 'bread')[0] ??
    plate.pick('nut')[0] ??
    plate.get('dates', 'sausage') ??
    named
  )
}

/** What is formed flat and fried. */
export function layPatties(plate: Plate): Laid | undefined {
  const solids = plate.solids()
  const body =
    (plate.titleSays(IN_BATTER) ? plate.pick('flour')[0] : undefined) ??
    solids.find(({ isInTitle }) => isInTitle) ??
    plate.pick('pulse')[0] ??
    solids.find(({ look }) => ['vegetable', 'meat', 'fish', 'protein'].includes(look.part)) ??
    plate.pick('flour')[0]
  if (!body) return undefined
  const coat = coatOf(plate)
  const isCrumbed = coat !== undefined && coat !== 'none' && isOfCrumbs(coat)
  const isCutlet = isCrumbed && plate.titleSays(CUTLET)
  plate.add(isCrumbed ? coat : body, 'main', isCutlet ? 'fried' : isCrumbed ? '' : undefined)
  plate.rest({ main: false, sides: 1, only: (food) => food !== body && plate.isOnTop(food) })
  return isCutlet ? { form: 'fillet' } : {}
}

/** Halves that hold a filling. */
export function layStuffed(plate: Plate): Laid | undefined {
  const hollow = plate.reading.foods
    .filter(({ food }) => HOLLOW.has(food))
    .sort((a, b) => Number(b.isInTitle) - Number(a.isInTitle) || b.grams - a.grams)[0]
  if (!hollow) return undefined
  plate.add(hollow, 'base', 'halves')
  plate.add(plate.pick('cheese')[0], 'sauce', 'melted')
  plate.rest({ sides: 2 })
  return {}
}

/** A mash or a purée, alone or under a piece of meat or fish. */
export function layMash(plate: Plate): Laid | undefined {
  const body = strongest(plate, 'vegetable', 'pulse') ?? plate.pick('fruit')[0]
  if (!body) return undefined
  plate.add(body, 'base', 'crushed')
  const solids = plate.solids()
  const meat = solids.find((food) => isMain(food) && food.isInTitle)
  if (meat) {
    plate.add(meat, 'main')
    plate.rest({ main: false, sides: 1, only: plate.isServed })
    return { form: 'onmash' }
  }
  for (const food of solids)
    if (food.isInTitle && ['vegetable', 'fruit'].includes(food.look.part)) plate.add(food, 'base', 'smooth')
  plate.rest({
    main: false,
    sides: 1,
    only: (food) =>
      plate.isOnTop(food) && ['herb', 'scatter', 'seed', 'nut', 'meat'].includes(food.look.part),
  })
  return {}
}

/** Rice in seaweed. */
export function layMaki(plate: Plate): Laid | undefined {
  const rice = plate.get('rice', 'brown rice')
  if (!rice) return undefined
  plate.add(rice, 'base', 'cooked')
  plate.add(plate.get('nori'), 'side', '')
  plate.rest({ sides: 2 })
  return {}
}

/** Batons out of the oven or the fat, alone or beside fish. */
export function layChips(plate: Plate): Laid | undefined {
  const body =
    plate.get('potato', 'sweet potato', 'chips', 'plantain', 'cassava') ??
    plate.pick('vegetable')[0] ??
    plate.pick('flour', 'polenta')[0]
  if (!body) return undefined
  const fish = plate.pick('fish')[0]
  const coat = fish && coatOf(plate)
  if (coat === 'none') return undefined
  if (fish) plate.add(coat ?? fish, 'main', 'fried')
  plate.add(body, fish ? 'side' : 'main', 'batons')
  plate.rest({ main: false, sides: 1, only: (food) => food.food === 'peas' || food.isOnTop })
  return fish ? { form: 'fillet' } : {}
}

/** Whole potatoes, or a cob of corn. */
export function layJacket(plate: Plate): Laid | undefined {
  const body = plate.get('potato', 'sweet potato', 'sweetcorn')
  if (!body) return undefined
  plate.add(body, 'main', 'whole')
  plate.rest({ main: false, sides: 2, only: (food) => plate.isOnTop(food) || plate.isDone(food, FILLED) })
  return body.food === 'sweetcorn' ? { form: 'cob' } : {}
}
