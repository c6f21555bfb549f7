import { NAMED_FOODS } from './food-table.ts'

/**
 * Groups of foods that are left out together. What a packet of them is made of stands on its label alone, so stock, cubes and
 * mixes count as the family that they mostly hold.
 */
type Family = {
  /** What it is, for readers. */
  words: string
  isOf: (name: string) => boolean
}

const ONIONS = /\b(?:onions?|shallots?|leeks?|scallions?|chives?|ramps?|garlic)\b/
const WITH_ONION =
  /\b(?:stock|broth|bouillon|gravy|soup mix|ranch|seasoning|spice mix|curry paste|hummus|salsa|pesto|marinara|sausage|harissa|guacamole)\b/
/** Named after it, or like it, and without it. */
const NO_ONION =
  /^(?:garlic infused .*|onion squash|(?:black )?onion seed|italian seasoning|poultry seasoning|sausage casing|pork sausage casing|dashi stock)$/
const CABBAGES =
  /\b(?:cabbage|broccoli|broccolini|cauliflower|kale|brussels sprouts?|kohlrabi|radish|turnip|swede|rutabaga|rocket|arugula|watercress|bok choy|pak choi|sauerkraut|kimchi|collard greens?|mustard greens?|horseradish|wasabi|coleslaw|slaw)\b/
const CHILLIES =
  /\b(?:chill?i(?:es)?|chiles?|cayenne|jalape[nñ]o|habanero|serrano pepper|scotch bonnet|chipotle|poblano|ancho|guajillo|sriracha|hot sauce|tabasco|gochujang|gochugaru|harissa|sambal|(?:red )?pepper flakes?|curry paste|curry powder|kimchi|chorizo)\b/
const MUSHROOMS = /\b(?:mushrooms?|porcini|shiitake|portobello|chanterelle|enoki|morel|truffle)\b/
const PULSES = /\b(?:lentils?|chickpeas?|dal|hummus|falafel|edamame|split peas?|baked beans|refried beans)\b/

const families: ReadonlyMap<string, Family> = new Map([
  [
    'onion family',
    {
      words:
        'The onion family is onion, garlic, leek, shallot and chives, powders and pastes of them, and stock, cubes and mixes, which mostly hold them. Garlic-infused oil is not counted.',
      isOf: (name) => !NO_ONION.test(name) && (ONIONS.test(name) || WITH_ONION.test(name)),
    },
  ],
  [
    'bean family',
    {
      words: 'The bean family is beans, lentils, chickpeas and dried peas, and what is made of them.',
      isOf: (name) => NAMED_FOODS.get(name)?.kind === 'pulse' || PULSES.test(name),
    },
  ],
  [
    'cabbage family',
    {
      words:
        'The cabbage family is cabbage, broccoli, cauliflower, kale, sprouts, radish, rocket and their like.',
      isOf: (name) => CABBAGES.test(name),
    },
  ],
  [
    'chilli family',
    {
      words:
        'The chilli family is hot chillies, powders and flakes of them, and sauces and pastes with them.',
      isOf: (name) => CHILLIES.test(name),
    },
  ],
  [
    'mushroom family',
    {
      words: 'The mushroom family is all mushrooms, fresh and dried, and truffles.',
      isOf: (name) => MUSHROOMS.test(name),
    },
  ],
])

/** The family of a name, such as "onion family"; undefined for a food. */
export const findFamily = (name: string): Family | undefined => families.get(name)

/** Whether something ready-made mostly holds a food of the onion family that is typed alone: stock holds onion, and mixes garlic. */
export const holdsOnion = (name: string, food: string): boolean =>
  ONIONS.test(food) && !NO_ONION.test(food) && WITH_ONION.test(name) && !NO_ONION.test(name)

/** The names of families that a food belongs to. */
export const familiesOf = (food: string): string[] =>
  [...families].flatMap(([name, { isOf }]) => (isOf(food) ? name : []))
