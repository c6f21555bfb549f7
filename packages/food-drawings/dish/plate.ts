import { cutOf } from './cuts.ts'
import type { Cut, Cutlery, DishFood, Form, Role, Vessel } from './dish.ts'
import { type Part, toLook } from './looks.ts'
import { phrases, says, type Phrases, withoutPhrases } from 'recipe-reading/food/phrases'
import type { KnownFood, Reading } from './reading.ts'
import { about, eggCut, isSeen, isServed } from './seen.ts'
import { MASHED, THE_MASH } from './method-words.ts'

/** What a composition answers: the form it became, and a setting of its own. Undefined where the recipe does not hold what the form needs. */
export type Laid = { form?: Form; vessel?: Vessel; cutlery?: Cutlery }

/** How many foods of each role are still laid. */
export type Room = {
  main?: boolean
  sides?: number
  scattered?: number
  herbs?: number
  sauces?: number
  only?: (food: KnownFood) => boolean
}

const CRUSHABLE: ReadonlySet<string> = new Set([
  'potato',
  'celeriac',
  'parsnip',
  'cauliflower',
  'sweet potato',
  'pumpkin',
  'peas',
  'white beans',
  'carrot',
  'swede',
  'cassava',
  'plantain',
  'broad beans',
  'taro',
])
/** Meat that seasons, and is the main thing only where nothing else is. */
export const SMALL_MEAT: ReadonlySet<string> = new Set([
  'bacon',
  'ham',
  'pancetta',
  'anchovy',
  'prosciutto',
  'chorizo',
  'roe',
])
const MELTS: ReadonlySet<Form> = new Set<Form>([
  'bake',
  'tubes',
  'pizza',
  'sandwich',
  'burger',
  'toast',
  'omelette',
  'frittata',
])

/** A plate while it is laid. */
export class Plate {
  readonly foods: DishFood[] = []
  readonly reading: Reading
  form: Form

  constructor(reading: Reading, form: Form) {
    this.reading = reading
    this.form = form
  }

  /** The foods of some parts: those of the title first, then by their weight. */
  pick(...parts: Part[]): KnownFood[] {
    return this.reading.foods.filter(({ look }) => parts.includes(look.part)).sort(byTitleAndWeight)
  }

  /** The first of some foods that the list holds. */
  get(...names: string[]): KnownFood | undefined {
    for (const name of names) {
      const found = this.reading.foods.find(({ food }) => food === name)
      if (found) return found
    }
    return undefined
  }

  has(food: KnownFood): boolean {
    return this.foods.some((laid) => laid.food === food.food)
  }

  /** Lays a food, once. Without a cut, the words near it say how it was cut. */
  add(food: KnownFood | undefined, role: Role, cut?: Cut): boolean {
    if (!food || this.has(food)) return false
    const said =
      cut ??
      (food.look.part === 'egg'
        ? (eggCut(food, this.reading, this.form) ?? '')
        : this.isFalafel(food)
          ? 'ground'
          : cutOf(food, this.reading.sentences))
    this.foods.push({ food: food.food, look: toLook(food.look), cut: said, role, line: food.line })
    return true
  }

  isSeen = (food: KnownFood): boolean => isSeen(food, this.reading, this.form) || this.isFalafel(food)
  /** Balls of pulses that the recipe makes: as its title says, they are what one sees. */
  isFalafel = ({ look, isOptional }: KnownFood): boolean =>
    look.part === 'pulse' && !isOptional && this.titleSays(FALAFEL)
  isServed = (food: KnownFood): boolean => isServed(food, this.reading)
  isOnTop = (food: KnownFood): boolean =>
    food.look.part !== 'flour' && food.look.part !== 'pastry' && isServed(food, this.reading)

  titleSays = (words: Phrases): boolean => says(this.reading.title, words)
  /** Whether a sentence of the method says it. */
  stepsSay = (words: Phrases): boolean => this.reading.sentences.some(({ texts }) => says(texts, words))
  listSays = (words: Phrases): boolean => says(this.reading.listWords, words)
  /** Whether a sentence that names a food says it. */
  isDone = (food: KnownFood, words: Phrases): boolean =>
    about(food, this.reading.sentences).some(({ texts }) => says(texts, words))

  isMelted = ({ look }: KnownFood): boolean =>
    look.part === 'cheese' && MELTS.has(this.form) && look.shape !== 'crumb'

  isMashed = (food: KnownFood): boolean =>
    about(food, this.reading.sentences).some(({ texts }) => says(withoutPhrases(texts, THE_MASH), MASHED))

  /** What is seen and not yet laid: foods of the title first, then by weight. */
  solids(): KnownFood[] {
    return this.reading.foods.filter((food) => !this.has(food) && this.isSeen(food)).sort(byTitleAndWeight)
  }

  /** A vegetable that the method mashes: a bed for what lies on it. */
  mashed(): KnownFood | undefined {
    const mashed = this.reading.foods.filter(
      (food) => CRUSHABLE.has(food.food) && !this.has(food) && this.isMashed(food),
    )
    return mashed.find(({ isInTitle }) => isInTitle) ?? mashed.find(({ food }) => food !== 'carrot')
  }

  /** Lays the rest: one main food, some sides, a little of what is scattered. */
  rest({ main = true, sides = 3, scattered = 2, herbs = 1, sauces = 1, only = () => true }: Room = {}) {
    const list = this.solids().filter(only)
    if (main && !this.foods.some(({ role }) => role === 'main')) {
      const lead = leadOf(list, this.reading.isLeadUnknown)
      if (lead) this.add(lead, 'main', this.isMelted(lead) ? 'melted' : undefined)
    }
    const room: Record<Role, number> = {
      base: 0,
      main: 0,
      side: sides,
      scattered,
      herb: herbs,
      sauce: sauces,
    }
    for (const food of list) {
      const role = roleOf(food, this.form)
      if (this.has(food) || room[role] <= 0) continue
      this.add(food, role, this.isMelted(food) ? 'melted' : undefined)
      room[role]--
    }
  }
}

const FALAFEL = phrases('falafel | falafels')

const byTitleAndWeight = (a: KnownFood, b: KnownFood) =>
  Number(b.isInTitle) - Number(a.isInTitle) || b.grams - a.grams

/** Meat, fish, what is eaten in its place, and eggs: what a plate is called after. */
export const isMain = ({ look }: KnownFood): boolean => ['meat', 'fish', 'protein', 'egg'].includes(look.part)

function leadOf(list: readonly KnownFood[], isUnknown: boolean): KnownFood | undefined {
  const big = list.filter((food) => isMain(food) && !SMALL_MEAT.has(food.food))
  const titledSide = list.find((food) => food.isInTitle && !isMain(food) && roleOf(food, 'none') === 'side')
  return (
    big.find(({ isInTitle }) => isInTitle) ??
    (big.length === 0 && list.some(isMain) ? titledSide : undefined) ??
    big[0] ??
    titledSide ??
    list.find(isMain) ??
    (isUnknown ? undefined : list.find((food) => roleOf(food, 'none') === 'side'))
  )
}

function roleOf({ food, look }: KnownFood, form: Form): Role {
  if (look.part === 'herb') return 'herb'
  if (['seed', 'scatter', 'crumbs', 'nut', 'stud', 'biscuit'].includes(look.part) || food === 'spring onion')
    return 'scattered'
  if (food === 'parmesan' && form !== 'bake' && form !== 'pizza') return 'scattered'
  return ['yoghurt', 'sauce', 'creamcheese', 'cream', 'syrup', 'icing'].includes(look.part) ? 'sauce' : 'side'
}
