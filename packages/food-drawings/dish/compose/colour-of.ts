import type { Plate } from '../plate.ts'
import type { KnownFood } from '../reading.ts'
import type { Part } from '../looks.ts'

/** How much of a colour a food gives, by weight, against a pale vegetable. */
const BY_PART: Partial<Record<Part, number>> = {
  leaf: 8,
  berry: 5,
  cocoa: 9,
  chocolate: 6,
  fruit: 2,
  herb: 6,
}
const BY_FOOD: Record<string, number> = {
  beetroot: 6,
  carrot: 3,
  pumpkin: 3,
  tomato: 3,
  'sweet potato': 3,
  'red cabbage': 6,
  'red pepper': 3,
  'tomato sauce': 3,
  broccoli: 4,
  peas: 4,
  asparagus: 4,
  potato: 0.6,
  onion: 0.1,
  shallot: 0.1,
  celery: 0.3,
  leek: 0.8,
  banana: 1,
  spinach: 8,
  cheese: 1.2,
  celeriac: 2,
}
const IN_TITLE = 2.5

const strength = ({ food, look, grams, isInTitle }: KnownFood) =>
  grams * (isInTitle ? IN_TITLE : 1) * (BY_FOOD[food] ?? BY_PART[look.part] ?? 1)

/** Of the foods of some parts, the one that colours most what it is blended into. */
export const strongest = (plate: Plate, ...parts: Part[]): KnownFood | undefined =>
  strongestOf(plate.pick(...parts))

/** Of some foods, the one that colours most what it is blended into. */
export const strongestOf = (foods: readonly KnownFood[]): KnownFood | undefined =>
  [...foods].sort((a, b) => strength(b) - strength(a))[0]
