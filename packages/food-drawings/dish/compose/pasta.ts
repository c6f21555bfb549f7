import { isBlended } from '../blended.ts'
import { phrases, says } from 'recipe-reading/food/phrases'
import type { Laid, Plate } from '../plate.ts'

const CHEESE_SAUCE = phrases(
  'mac | macaroni | alfredo | cheese sauce | cheesy | cacio e pepe | mac and cheese',
)
const CRUSHED_TOMATO = phrases(
  'can | canned | crushed | chopped | passata | sauce | tin | tinned | tins | cans | pelati | polpa | gehackt* | stuckig*',
)
/** Seasonings of kitchens that eat with chopsticks. */
export const EASTERN = phrases(
  'soy sauce | fish sauce | sesame oil | tamari | hoisin | oyster sauce | teriyaki | mirin | miso | sojasauce | soja',
)
const GNOCCHI = phrases('gnocchi | kopytka | gnudi | malfatti')
const SHAPED_ROUND = phrases('knodel | *knodel | klosse | *klosse | knedl*')
const MASH_TOP = phrases('cottage pie | shepherd | shepherds | fish pie')
/** Cheese or a white sauce covers all that is in them. */
const COVERED = phrases(
  'lasagne | lasagna | lasagnes | lasagnas | moussaka | musaka | pastitsio | cannelloni | manicotti',
)
const BATTER_BAKE = phrases('toad in the hole')
const TUBES = phrases('cannelloni | manicotti')
const LAYERED: ReadonlySet<string> = new Set([
  'potato',
  'courgette',
  'aubergine',
  'tomato',
  'sweet potato',
  'beetroot',
  'celeriac',
])

/** Pasta and noodles, long or short, with their sauce. */
export function layPasta(plate: Plate): Laid | undefined {
  const [long] = plate.pick('long')
  const [short] = plate.pick('short')
  const pasta =
    (plate.form === 'nest' ? (long ?? short) : (short ?? long)) ??
    plate.pick('sheets', 'tubes', 'parcel')[0] ??
    plate.get('spaghetti squash', 'flour')
  if (!pasta) return undefined
  const isLong = pasta.look.part === 'long'
  plate.add(pasta, 'base', 'cooked')
  laySauce(plate)
  plate.rest({ sides: 3, only: ({ look }) => look.part !== 'short' && look.part !== 'long' })
  const isEastern = isLong && pasta.food !== 'spaghetti' && plate.listSays(EASTERN)
  if (isEastern || (isLong && ['rice noodles', 'glass noodles', 'soba'].includes(pasta.food)))
    return { form: 'nest', vessel: 'bowl', cutlery: 'chopsticks' }
  return {
    form: isLong || pasta.food === 'spaghetti squash' || pasta.food === 'flour' ? 'nest' : 'shortpasta',
  }
}

function laySauce(plate: Plate) {
  const pumpkin = plate.get('pumpkin')
  if (pumpkin && isBlended(pumpkin, plate.reading)) plate.add(pumpkin, 'sauce', 'smooth')
  const red = redSauceOf(plate) ?? plate.get('pesto')
  if (red) plate.add(red, 'sauce', 'smooth')
  else if (plate.titleSays(CHEESE_SAUCE))
    plate.add(plate.pick('cheese')[0] ?? plate.get('parmesan', 'cheese sauce'), 'sauce', 'smooth')
}

/** A sauce of tomatoes, or those of a tin. */
export const redSauceOf = (plate: Plate) =>
  plate.reading.foods.find(
    ({ food, words }) => food === 'tomato sauce' || (food === 'tomato' && says(words, CRUSHED_TOMATO)),
  )

/** Dumplings, gnocchi and filled pasta. */
export function layDumplings(plate: Plate): Laid | undefined {
  const potato = plate.titleSays(GNOCCHI) || plate.titleSays(SHAPED_ROUND) ? heaviest(plate) : undefined
  const [wrapper] = plate.pick('wrapper')
  const dough =
    plate.pick('parcel')[0] ??
    potato ??
    wrapper ??
    plate.pick('flour')[0] ??
    plate.pick('bread', 'crumbs')[0] ??
    plate.get('ricotta', 'potato')
  if (!dough) return undefined
  plate.add(dough, 'base', plate.titleSays(GNOCCHI) || plate.titleSays(SHAPED_ROUND) ? 'cooked' : '')
  plate.rest({
    main: false,
    sides: 2,
    only: (food) =>
      (plate.isOnTop(food) || (food.look.part === 'herb' && !wrapper)) &&
      food.food !== 'potato' &&
      food.look.part !== 'curd',
  })
  return wrapper || plate.listSays(EASTERN) ? { cutlery: 'chopsticks' } : {}
}

/** What is baked in its dish: layers, a top of mash, or a gratin. */
export function layBake(plate: Plate): Laid | undefined {
  if (plate.titleSays(BATTER_BAKE)) return layInBatter(plate)
  const tubes = plate.pick('tubes')[0]
  const sheets = tubes ?? plate.pick('sheets', 'short', 'long')[0]
  const potato = plate.get('potato', 'sweet potato')
  const isTopped = potato !== undefined && (plate.titleSays(MASH_TOP) || plate.isMashed(potato))
  const rice = plate.pick('grain').find(({ isInTitle, grams }) => isInTitle || grams > 150)
  if (sheets) plate.add(sheets, 'base', 'cooked')
  else if (isTopped) plate.add(potato, 'base', 'crushed')
  else if (rice) plate.add(rice, 'base', 'cooked')
  plate.add(plate.pick('cheese')[0], 'sauce', 'melted')
  if (plate.titleSays(COVERED)) {
    plate.rest({
      main: false,
      sides: 0,
      sauces: 0,
      only: ({ isOnTop, look }) => isOnTop || look.part === 'crumbs' || look.part === 'herb',
    })
    return layered(plate, tubes !== undefined)
  }
  // Under mashed potato nothing is seen but what the spoon has opened.
  if (isTopped && !sheets)
    plate.rest({
      sides: 0,
      only: ({ look }) => ['meat', 'fish', 'crumbs', 'pulse', 'protein'].includes(look.part),
    })
  else plate.rest({ sides: 3 })
  for (const food of plate.foods)
    if (LAYERED.has(food.food) && (food.cut === 'whole' || food.cut === '')) food.cut = 'sliced'
  return layered(plate, tubes !== undefined)
}

const layered = (plate: Plate, isOfTubes: boolean): Laid | undefined =>
  plate.foods.length === 0 ? undefined : isOfTubes || plate.titleSays(TUBES) ? { form: 'tubes' } : {}

/** Sausages in their batter. */
function layInBatter(plate: Plate): Laid | undefined {
  const [sausage] = plate.pick('meat', 'protein')
  const [flour] = plate.pick('flour')
  if (!sausage || !flour) return undefined
  plate.add(flour, 'sauce', 'smooth')
  plate.add(sausage, 'main', 'batons')
  return {}
}

/** What gnocchi and round dumplings are made of. */
const heaviest = (plate: Plate) =>
  plate
    .pick('vegetable', 'bread', 'crumbs', 'flour', 'curd', 'polenta')
    .filter(({ look, food }) => look.part !== 'vegetable' || food === 'potato' || food === 'sweet potato')
    .sort((a, b) => b.grams - a.grams)[0]
