import { cutOf } from './cuts.ts'
import type { Cut, Form } from './dish.ts'
import { areHerbsBlended, isBlended, isBlendedBy } from './blended.ts'
import { BEATEN, SERVE, STRAINED_OFF, TAKEN_OUT } from './method-words.ts'
import { phrases, type Phrases, says, withoutPhrases } from 'recipe-reading/food/phrases'
import type { KnownFood, Reading, Sentence } from './reading.ts'
import { isCookedDown } from './soffritto.ts'

const among = (...forms: Form[]): ReadonlySet<Form> => new Set(forms)

const DRIED_HERB = phrases(
  'dried | ground | tied | powder | getrocknet* | bouquet | gerebelt* | seche* | seco | secca | secco | gedroogd* | torkad* | torret | stems | stalks | seasoning',
)
/** What is left is leaves. */
const NO_STALKS = phrases(
  'no stalk | no stem | without stalk | without stem | stalks removed | stems removed | stalks discarded | stems discarded',
)
const WHOLE_SPRIG = phrases('sprig | sprigs | branch | branches | zweig* | rametto | ramita')
const FRESH_HERB = phrases(
  'leaf | leaves | fronds | chopped | fresh | freshly | finely cut | threads | bunch | handful | gehackt* | bund | frisch* | frais | fraiche | fresco | fresca | picado | vers | frisk | farsk | hackad | hakket | snipped | torn | feuilles | hojas | foglie',
)
const TIED_BY_NATURE: ReadonlySet<string> = new Set(['thyme', 'rosemary', 'oregano', 'sage'])
const NOT_WEDGES = phrases(
  'juice | juiced | zest | zested | saft | jus | succo | zumo | suc | schale | abrieb | peel | rind | kora | saften | sap | rasp | zeste | ralladura | scorza | grated | skal | squeezed',
)
const WEDGES = phrases(
  'wedge | wedges | slice | slices | sliced | segment | segments | scheiben | spalten | rondelles | rodajas | half moons | rounds',
)
const RINGS = phrases('ring | rings | pearl | caramel* | sliced | emince* | wedges | ringe')
const FINE = phrases('finely chopped | minced | grated | fein gehackt | diced')
const GROUND = phrases('ground | meal | flour | gemahlen* | butter | milk')
const PASTED = phrases('a paste | paste like | thick paste | smooth paste | pestle | mortar')
const MILLED = phrases('grind | ground | food processor')
const DRIED = phrases('dried | powder')
const ONLY_PATTED = phrases('sun dried | washed | patted | pat dried | rinsed')
const STIRRED_IN = phrases('whisk | stir | fold | beat | mix | warm | melt | combine | simmer | cook')
const CUBES = phrases('crouton | croutons | cube | cubes | wurfel | torn')
const LEAVES = phrases('leaf | leaves')
const POACHED = phrases('poach | poached')
const BOILED = phrases(
  'boil | boiled | hard | durs | dur | duros | sode | hartgekocht* | gekochte eier | hardkogt* | hardkokt* | soft boiled | hard boiled | peel the eggs | peel the egg | halve the eggs | jammy',
)
const EGG_BITS: ReadonlySet<Cut> = new Set<Cut>(['chopped', 'crumbled', 'grated', 'diced'])
const MASHED_EGG = phrases('and mash | mash them | mash the eggs | mash the egg | chop them | crumble them')
const FRIED = phrases(
  'fried egg | fried eggs | fry the egg | fry the eggs | fry an egg | spiegelei | spiegeleier | sunny | fry four eggs | fry two eggs',
)
const CRACKED = phrases('crack | break | cracked | schlagen | aufschlagen | casca | cassez')
const STREAMED = phrases(
  'pour the egg | pour the eggs | pour it in | pour them in | drizzle the egg | stir in the egg | stream',
)
const CARAMELISED = phrases('carameli*')
/** What is fried crisp is laid on top: leaves of sage. */
const CRISPED = phrases('crisp | crispy | fry | fried | frittieren | knusprig*')

const MELTED = phrases(
  'melt | melted | melting | schmelz* | geschmolzen* | fondre | fondu | fundir | derretir | sciogli* | smelt | smelten | smalt',
)
/** Anchovies become a sauce. */
const DISSOLVED = phrases('melt | dissolve* | break down | mash')
const WHISKED = phrases('whisk | whisk in | blender | dressing')
/** Right before a food: it is part of the rest then. */
const MIXED_IN = phrases('mix in | stir in | fold in | whisk in | beat in')

/** So many sentences later. */
const STRAINED_SOON = 4

const RING_FORMS = among(
  'pizza',
  'tart',
  'salad',
  'taco',
  'skewers',
  'burger',
  'roast',
  'stirfry',
  'sandwich',
)
const SPRING_ONION_FORMS = among('salad', 'nest', 'ramen', 'rows', 'rice', 'stirfry', 'pancakes')
const CHEESE_FORMS = among(
  'bake',
  'tubes',
  'pizza',
  'sandwich',
  'burger',
  'salad',
  'grainsalad',
  'toast',
  'taco',
  'stuffed',
  'omelette',
  'frittata',
  'shakshuka',
  'rolls',
  'skewers',
  'cubes',
  'carpaccio',
  'dumplings',
  'wrap',
)
const BREAD_FORMS = among('sandwich', 'burger', 'toast', 'wrap', 'taco', 'pizza')
const EGG_FORMS = among(
  'shakshuka',
  'toast',
  'bake',
  'ramen',
  'rows',
  'rice',
  'nest',
  'eggs',
  'burger',
  'pizza',
)
const SWEET_SAUCES: ReadonlySet<string> = new Set([
  'yoghurt',
  'sauce',
  'creamcheese',
  'cream',
  'syrup',
  'icing',
])

/** The sentences that name a food. */
export const about = (food: { food: string }, sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter(({ foods }) => foods.some((place) => place.food === food.food))

/** Whether the last steps, or its line, put a food on top. */
export function isServed(food: KnownFood, { last }: Reading): boolean {
  if (food.isOnTop || about(food, last).some(({ texts }) => says(texts, SERVE))) return true
  if (food.look.part !== 'herb' || !says(food.words, LEAVES)) return false
  return last.some(({ texts }) => says(texts, LEAVES) && says(texts, SERVE))
}

/** Whether it is served by a sentence that does not blend it as well. */
export const isLaidOnTop = (food: KnownFood, { last }: Reading): boolean =>
  food.isOnTop ||
  food.look.part === 'herb' ||
  about(food, last).some((sentence) => says(sentence.texts, SERVE) && !isBlendedBy(sentence, food))

/** Whether a step takes a food out again. */
const isTakenOut = (food: KnownFood, { sentences }: Reading) =>
  about(food, sentences).some(({ texts }) => says(texts.slice(0, 4), TAKEN_OUT))

/** Whether a food is named once, and what it was cooked in is strained soon after. */
function isStrainedOff(food: KnownFood, { sentences }: Reading): boolean {
  const [only, ...more] = about(food, sentences)
  if (!only || more.length > 0) return false
  const at = sentences.indexOf(only)
  return sentences.slice(at, at + STRAINED_SOON).some(({ texts }) => says(texts, STRAINED_OFF))
}

/** How an egg is cooked; undefined where it is beaten into something and not seen. */
export function eggCut(egg: KnownFood, reading: Reading, form: Form): Cut | undefined {
  const own = about(egg, reading.sentences)
  const isStreamed =
    own.some(({ texts }) => says(texts, BEATEN)) &&
    reading.sentences.some(({ texts }) => says(texts, STREAMED))
  if (form === 'porridge' || form === 'soup' || form === 'clear' || form === 'ramen') {
    if (isStreamed) return 'ribbons'
  }
  const plain = own.filter(({ texts }) => !says(texts, BEATEN))
  const said = [...plain.flatMap(({ texts }) => texts), ...(egg.isInTitle ? reading.title : []), ...egg.words]
  if (says(said, POACHED) && plain.some(({ texts }) => says(texts, POACHED))) return 'poached'
  const boiled = own.filter(({ texts }) => !says(texts, BEATEN) || says(texts, MASHED_EGG))
  if (says(egg.words, BOILED) || boiled.some(({ texts }) => says(texts, BOILED)))
    return isInBits(egg, reading) ? 'chopped' : 'halves'
  if (says(said, FRIED)) return 'fried'
  return EGG_FORMS.has(form) && says(said, CRACKED) ? 'fried' : undefined
}

/** Boiled eggs are chopped into a sandwich, and mashed. */
const isInBits = (egg: KnownFood, { sentences }: Reading) =>
  EGG_BITS.has(cutOf(egg, sentences)) || about(egg, sentences).some(({ texts }) => says(texts, MASHED_EGG))

/** Whether a food is seen on the plate: not what melts, seasons, is blended or is taken out again. */
export function isSeen(food: KnownFood, reading: Reading, form: Form): boolean {
  const { part } = food.look
  if (food.isOptional && !food.isInTitle) return false
  if (reading.sauced.has(food.food) && (isBlended(food, reading) || isPasted(food, reading))) return false
  const served = isServed(food, reading)
  switch (part) {
    case 'herb':
      return isSeenHerb(food, reading, form, served)
    case 'citrus':
      return isSeenCitrus(food, reading, form)
    case 'onion':
      return isSeenOnion(food, reading, form, served)
    case 'egg':
      return food.food === 'egg' && eggCut(food, reading, form) !== undefined
    case 'nut':
    case 'seed':
      return !says(food.words, GROUND) && !isBlended(food, reading) && !isSaid(food, reading, MILLED)
    case 'chocolate':
      return served || !isSaid(food, reading, MELTED)
    case 'cheese':
    case 'curd':
      return served || (CHEESE_FORMS.has(form) && !(form === 'salad' && isSaid(food, reading, WHISKED)))
    case 'crumbs':
    case 'biscuit':
      return served && form !== 'balls' && form !== 'patties'
    case 'bread':
      return BREAD_FORMS.has(form) || ((form === 'salad' || form === 'soup') && says(food.words, CUBES))
    case 'vegetable':
    case 'leaf':
    case 'pulse':
      return (served || !isCookedDown(food, reading, form)) && isSeenVegetable(food, reading, served)
    default:
      if (SWEET_SAUCES.has(part)) return isSeenSauce(food, reading, served)
      if (food.food === 'anchovy' && isSaid(food, reading, DISSOLVED)) return false
      return SOLID.has(part) && (food.isInTitle || served || !isBlended(food, reading))
  }
}

/** Parts that are seen as they are. */
const SOLID: ReadonlySet<string> = new Set([
  'meat',
  'fish',
  'protein',
  'fruit',
  'berry',
  'scatter',
  'stud',
  'grain',
  'long',
  'short',
  'parcel',
  'sheets',
  'tubes',
  'polenta',
  'wrapper',
])

/** Whether a sentence that names a food says it. */
const isSaid = (food: KnownFood, { sentences }: Reading, words: Phrases) =>
  about(food, sentences).some(({ texts }) => says(texts, words))

function isSeenHerb(food: KnownFood, reading: Reading, form: Form, served: boolean): boolean {
  if (says(withoutPhrases(food.words, NO_STALKS), DRIED_HERB) || isTakenOut(food, reading)) return false
  if (
    TIED_BY_NATURE.has(food.food) &&
    (!(served || isCrisped(food, reading)) || says(food.words, WHOLE_SPRIG))
  )
    return false
  if ((isBlended(food, reading) || areHerbsBlended(reading)) && !food.isOnTop) return false
  if (!served && isPasted(food, reading)) return false
  return served || (says(food.words, FRESH_HERB) && form !== 'soup' && form !== 'bake')
}

/** Whether a food is crushed to a paste, by the sentence that names it or by the next. */
const isPasted = (food: KnownFood, { sentences }: Reading) =>
  sentences.some(
    ({ texts }, at) =>
      says(texts, PASTED) &&
      [sentences[at - 1], sentences[at]].some((one) => one?.foods.some((place) => place.food === food.food)),
  )

const isCrisped = (food: KnownFood, { sentences }: Reading) =>
  says(food.words, LEAVES) && about(food, sentences).some(({ texts }) => says(texts, CRISPED))

function isSeenCitrus(food: KnownFood, reading: Reading, form: Form): boolean {
  if (says(food.words, NOT_WEDGES) || isTakenOut(food, reading)) return false
  if (says(food.words, WEDGES)) return true
  const isWhole = form === 'salad' || form === 'fruit' || form === 'carpaccio' || form === 'yoghurt'
  return food.isInTitle && isWhole && food.grams > 120
}

function isSeenOnion(food: KnownFood, reading: Reading, form: Form, served: boolean): boolean {
  if (food.food === 'spring onion') return served || SPRING_ONION_FORMS.has(form)
  if (food.food === 'red onion') return !says(food.words, FINE) || served
  const isRinged =
    says(food.words, RINGS) || about(food, reading.sentences).some(({ texts }) => says(texts, CARAMELISED))
  return isRinged && (food.isInTitle || RING_FORMS.has(form))
}

function isSeenVegetable(food: KnownFood, reading: Reading, served: boolean): boolean {
  if (
    says(food.words, DRIED) &&
    food.food !== 'sun-dried tomatoes' &&
    !says(food.words, ONLY_PATTED) &&
    food.look.part !== 'pulse'
  ) {
    if (food.look.shape !== 'mushroom') return false
  }
  if (isTakenOut(food, reading) && food.grams < 150 && !food.isInTitle) return false
  if (isStrainedOff(food, reading)) return false
  return food.isInTitle || served || !isBlended(food, reading)
}

function isSeenSauce(food: KnownFood, reading: Reading, served: boolean): boolean {
  const isStirredIn = about(food, reading.last).some(
    ({ texts, foods }) =>
      (says(texts, STIRRED_IN) && !says(texts, SERVE)) ||
      foods.some(
        (place) =>
          place.food === food.food && says(texts.slice(Math.max(0, place.start - 3), place.start), MIXED_IN),
      ),
  )
  return (served && !isStirredIn) || (food.isInTitle && food.look.part === 'yoghurt')
}
