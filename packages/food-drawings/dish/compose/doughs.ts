import { isBlended } from '../blended.ts'
import { FROSTED } from '../method-words.ts'
import { headOf } from '../forms.ts'
import { type Phrases, phrases, says, withoutPhrases } from 'recipe-reading/food/phrases'
import { isMain, type Laid, type Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'

const CHOCOLATE = phrases(
  'chocolate | choc | brownie | brownies | fudge | fudgy | cioccolato | kakao | cocoa | mousse | schoko* | chokolade* | choklad* | sjokolade* | chocolat | schoko',
)
const NOT_THE_DOUGH = phrases(
  'chocolate chip | chocolate chips | white chocolate | chocolate frosting | chocolate icing | chocolate ganache | chocolate glaze | peppermint swirl | chocolate chunk | chocolate covered',
)
const PALE = phrases('vanilla | cookie | red velvet | carrot | banana | pumpkin')
const EGG_CUPS = phrases('frittata | egg muffin | egg muffins | egg cups | egg bites')
const BUTTERCREAM = phrases('buttercream')
const MEAT_LOAF = phrases('meatloaf | *hackbraten | falscher hase | terrine | nut roast')
const BROWNIE = phrases('brownie | brownies')
const MERINGUE = phrases('pavlova | meringue | meringues | baiser')
const CHEESECAKE = phrases('cheesecake | *kasekuchen | kasekuchen | cheese cake')
const DUSTING = phrases('dusting | sprinkle | for the work surface')
const ROLLED_UP = phrases(
  'roll it | roll them | roll up | roll each | rolled | fold it | fold in half | aufrollen',
)
const CREAM_CHEESE = phrases('cream cheese')
const CHOCOLATE_TOP = phrases(
  'chocolate frosting | chocolate icing | chocolate ganache | ganache | chocolate glaze | chocolate topping | chocolate buttercream | melted chocolate',
)
const WHIPPED = phrases('whip | whipped | whipping')
const FROSTING_TITLE = phrases('frosted | frosting | iced | glazed | glaze | icing')
const BUNDT = phrases('bundt | gugelhupf | kugelhopf')
const CRUSHED_FRUIT = phrases('mash | mashed | puree | juice | grated')
/** Less cocoa than this, in grams, is only a taste. */
const LEAST_COCOA = 18
/** Forms with a cover, where the words speak of one. */
const COVERED: ReadonlySet<string> = new Set(['cake', 'bars', 'cinnamon', 'bundt'])
const WITH_FRUIT: ReadonlySet<string> = new Set(['crepe', 'pancakes', 'waffle', 'cake', 'bars', 'cinnamon'])
const SMALL_TREATS: ReadonlySet<string> = new Set(['loaf', 'buns', 'flatstack', 'cake', 'crepe', 'pancakes'])
const BROWN_BY_COCOA: ReadonlySet<string> = new Set(['cake', 'bars', 'muffins'])

/** What a dough is made of, the flour first. */
export function doughOf(plate: Plate): KnownFood | undefined {
  const floury = plate.pick('flour', 'pastry').filter(({ words }) => !says(words, DUSTING))
  return (
    floury[0] ??
    plate.get(
      'oats',
      'biscuits',
      'chocolate biscuits',
      'almonds',
      'quinoa',
      'polenta',
      'chickpeas',
      'cereal',
      'farro',
      'peanut butter',
      'cornflour',
      'hazelnuts',
      'walnuts',
    ) ??
    (plate.form === 'buns' || plate.form === 'crumble' ? plate.get('bread', 'buns') : undefined)
  )
}

/** Cakes, loaves, cookies and all else that comes out of the oven or the pan as one dough, with what is in it and on it. */
export function layDough(plate: Plate): Laid | undefined {
  if (plate.titleSays(MEAT_LOAF)) return layMeatLoaf(plate)
  if (plate.titleSays(EGG_CUPS) && plate.get('egg')) {
    plate.add(plate.get('egg'), 'base', 'cooked')
    plate.rest({ main: false, sides: 1, scattered: 1, only: (food) => food.isInTitle })
    return {}
  }
  const brown = brownOf(plate)
  const dough = doughOf(plate)
  if (!brown && !dough) return layWithoutDough(plate)
  const pumpkin = plate.get('pumpkin')
  const isRolled = plate.form === 'crepe' && plate.stepsSay(ROLLED_UP)
  plate.add(brown ?? (pumpkin?.isInTitle ? pumpkin : dough), 'base', isRolled ? 'cooked' : '')
  layCover(plate)
  layFruit(plate)
  layStuds(plate)
  layExtras(plate)
  return plate.form === 'cake' && (plate.titleSays(BUNDT) || plate.stepsSay(BUNDT)) ? { form: 'bundt' } : {}
}

function layMeatLoaf(plate: Plate): Laid | undefined {
  const [meat] = plate.pick('meat')
  if (!meat) return undefined
  plate.add(meat, 'base', 'ground')
  return {}
}

/** Meringues are made of egg white, an egg muffin of eggs, and a sponge of the shop is a cake. */
function layWithoutDough(plate: Plate): Laid | undefined {
  const body =
    plate.get('sponge cake') ??
    (plate.form === 'cookies' ? plate.get('egg white', 'coconut', 'egg') : undefined) ??
    (plate.titleSays(MERINGUE) ? plate.get('egg white', 'egg') : undefined) ??
    (plate.form === 'muffins' ? plate.get('egg') : undefined) ??
    (plate.form === 'bars' ? plate.get('dates', 'nuts', 'chocolate', 'caramel') : undefined)
  if (!body) return undefined
  plate.add(body, 'base', '')
  if (plate.titleSays(MERINGUE)) plate.add(plate.get('cream'), 'sauce', 'smooth')
  layCover(plate)
  layFruit(plate)
  return {}
}

function brownOf(plate: Plate): KnownFood | undefined {
  const cocoa = plate.get('cocoa')
  const dough = withoutPhrases(headOf(plate.reading.title), NOT_THE_DOUGH)
  const isBrown =
    BROWN_BY_COCOA.has(plate.form) && cocoa !== undefined && cocoa.grams > LEAST_COCOA && !says(dough, PALE)
  return isBrown || says(dough, CHOCOLATE) ? (cocoa ?? plate.get('chocolate', 'chocolate chips')) : undefined
}

function layCover(plate: Plate) {
  const { form } = plate
  if (plate.titleSays(CHEESECAKE)) {
    plate.add(plate.get('cream cheese', 'ricotta', 'mascarpone'), 'sauce', 'smooth')
    return
  }
  const speaks = plate.titleSays(FROSTED) || plate.stepsSay(FROSTED)
  const isSure = !plate.titleSays(BROWNIE) || plate.titleSays(FROSTED)
  if (speaks && isSure && (COVERED.has(form) || plate.titleSays(FROSTING_TITLE))) layFrosting(plate)
  else if (form === 'pancakes' || form === 'crepe' || form === 'waffle') {
    const sauce = plate
      .solids()
      .find(({ look }) => look.part === 'syrup' || look.part === 'sauce' || look.part === 'yoghurt')
    if (sauce && plate.isServed(sauce)) plate.add(sauce, 'sauce', 'smooth')
  }
}

function layFrosting(plate: Plate) {
  const isSaid = (words: Phrases) => plate.titleSays(words) || plate.stepsSay(words)
  const brown = plate.get('chocolate', 'chocolate chips', 'cocoa')
  if (isSaid(CREAM_CHEESE) && plate.get('cream cheese'))
    plate.add(plate.get('cream cheese'), 'sauce', 'smooth')
  else if ((isSaid(CHOCOLATE_TOP) || isTwice(plate, brown)) && brown) plate.add(brown, 'sauce', 'smooth')
  else if (plate.titleSays(BUTTERCREAM)) plate.add(plate.get('icing sugar', 'butter'), 'sauce', 'smooth')
  else if (isSaid(WHIPPED) && plate.get('cream')) plate.add(plate.get('cream'), 'sauce', 'smooth')
  else plate.add(plate.get('icing sugar'), 'sauce', 'smooth')
}

/** Cocoa on two lines: one is of the dough, one of what covers it. */
const isTwice = ({ reading }: Plate, brown: KnownFood | undefined) =>
  brown !== undefined && (reading.lineCounts.get(brown.food) ?? 0) > 1

function layFruit(plate: Plate) {
  if (!WITH_FRUIT.has(plate.form)) return
  const fruit = plate
    .solids()
    .filter(({ look }) => look.part === 'fruit' || look.part === 'berry')
    .filter((food) => plate.isOnTop(food) || food.isInTitle)
    .filter((food) => !says(food.words, CRUSHED_FRUIT) && !plate.isDone(food, CRUSHED_FRUIT))
    .filter((food) => food.isOnTop || !isBlended(food, plate.reading))
  for (const food of fruit.slice(0, 2)) plate.add(food, 'side')
}

function layStuds(plate: Plate) {
  const isStud = ({ food, look }: KnownFood) =>
    ['stud', 'berry', 'nut'].includes(look.part) || (food === 'chocolate' && !plate.get('cocoa'))
  const studs = plate.reading.foods
    .filter((food) => isStud(food) && !plate.has(food) && !food.isOptional && plate.isSeen(food))
    .sort((a, b) => Number(b.isInTitle) - Number(a.isInTitle) || b.grams - a.grams)
  for (const food of studs.slice(0, 2)) plate.add(food, 'scattered')
}

function layExtras(plate: Plate) {
  const { form } = plate
  const isBread = form === 'loaf' || form === 'buns' || form === 'flatstack'
  if (SMALL_TREATS.has(form)) {
    const fits = (food: KnownFood) =>
      (food.isInTitle && ['vegetable', 'meat', 'cheese', 'seed', 'herb'].includes(food.look.part)) ||
      (food.look.part === 'seed' && isBread)
    plate.rest({ main: false, sides: isBread ? 1 : 0, scattered: 1, sauces: 0, only: fits })
  }
  if (form === 'crepe' && !plate.titleSays(CHOCOLATE)) {
    const fits = (food: KnownFood) =>
      (isMain(food) && food.look.part !== 'egg') ||
      ['cheese', 'leaf'].includes(food.look.part) ||
      (food.isInTitle && ['fruit', 'vegetable'].includes(food.look.part))
    plate.rest({ sides: 2, scattered: 0, sauces: 0, only: fits })
  }
}
