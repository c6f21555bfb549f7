import type { Origin } from '../ingredient/guess-origin.ts'
import type { Amount, IngredientLine, Measure } from '../ingredient/ingredient-line.ts'
import { UNITS, type UnitId } from '../ingredient/units.ts'
import { isDrained, saysDrainedWeight } from './drained.ts'
import type { FoodMatch } from './find-food.ts'
import { densityOf, type FoodWeights, hasFluidOunces, weightsOf } from './food-weights.ts'
import { isForFrying } from './frying.ts'
import { ownWords, spaced } from './own-words.ts'
import { portionOf } from './portions.ts'
import { gramsOfLikened } from './size-words.ts'

/** Grams from the least to the most that a line may mean, of what is eaten: without bones, or the water of a can. */
export type Grams = { least: number; most: number }

/** How a weight was found. */
type WeighedBy = 'weight' | 'package' | 'volume' | 'portion'

/** A weight, how it was found, and what the chef reads about that. */
export type Weighed = { grams: Grams; by: WeighedBy; reason: string }

/**
 * Why a line has no weight. `to taste`: salt, a garnish, what is only brushed on: nobody weighs it; `no amount`: the line
 * says none; `unknown`: it says one that nobody can weigh.
 */
export type NotWeighed = {
  grams?: undefined
  why: 'to taste' | 'no amount' | 'unknown'
  reason: string
  /** About as much, if the food is as dense as water. */
  roughGrams?: number
}

type Asked = {
  weights: FoodWeights
  text: string
  words: string
  /** The words up to the end of the food: after it, "sticks" are what a cook makes. */
  head: () => string
  sizes: () => string
  food: string | undefined
  isFish: boolean
  origin: Origin
}

/** Of one amount in several units, the one that says most about the weight. */
const BEST_FIRST: readonly WeighedBy[] = ['weight', 'package', 'volume', 'portion']
/** So much is left of meat that is bought with its bone. */
const EDIBLE_ON_THE_BONE = 0.8
/** So much is left of a fish with its head, bones and skin. */
const EDIBLE_OF_WHOLE_FISH = 0.5
const WHOLE_FISH = / (?:whole|gutted|head on|ungutted) /
const WITHOUT_BONES = / (?:boneless|boned|fillets?|filets?|meat|shelled|shucked|picked|cooked|minced|ground) /
const TINS: ReadonlySet<UnitId | undefined> = new Set<UnitId | undefined>(['can', 'jar'])
/** So much of a can is solid: 9 of 15 oz of beans, 240 of 400 g, as packets print it. */
const SOLIDS = 0.6
const FULL = 0.94
/** Kinds of food of which a line without an amount means little. */
const LITTLE: ReadonlySet<string | undefined> = new Set(['seasoning', 'water'])
const TO_TASTE =
  / (?:to taste|garnish|as needed|as desired|if desired|pinch|sprinkle|sprinkling|optional|qb|al gusto|nach geschmack|nach belieben|etwas|naar smaak|(?:efter|etter) smag?k?|for (?:serving|dusting|greasing|brushing|decoration|decorating|topping|drizzling|the pan|the tin|the dish)|to (?:serve|garnish|decorate|grease|finish|sprinkle)) /

/** "Cut into walnut-sized pieces" says nothing of how much. */
const CUT = / (?:cut|chopped|torn|broken|shaped|rolled|pieces|chunks|balls|lumps) /
const SAYS_WEIGHT = / (?:pounds?|lbs?|kg|kilos?|ounces?|oz|grams?|g) /

/** Weighs the first food of a line: by its weight, its package, its volume and density in that form, or a household portion. */
export function weighLine(
  text: string,
  line: IngredientLine,
  { food, kind }: Pick<FoodMatch, 'food' | 'kind'>,
  origin: Origin = originOf(line),
): Weighed | NotWeighed {
  const { text: own, words } = ownWords(text, line)
  const head = () => spaced(own.slice(0, line.food?.end ?? own.length))
  const forms = line.forms.map(({ start, end }) => own.slice(start, end)).join(' ')
  const sizes = () => `${head()}${spaced(forms).slice(1)}`
  const asked = {
    weights: weightsOf(food),
    text: own,
    words,
    head,
    sizes,
    food,
    isFish: kind === 'fish',
    origin,
  }
  const groups = [line.amounts, ...line.otherAmounts]
  const weighed = metricFirst(groups).flatMap((amounts) => weighTogether(amounts, asked) ?? [])
  const best = BEST_FIRST.flatMap((by) => weighed.filter((one) => one.by === by))[0]
  if (best) return best
  const likened = line.amounts.length === 0 && !CUT.test(words) ? gramsOfLikened(words) : undefined
  if (likened !== undefined) {
    const grams = { least: likened, most: likened }
    return { grams, by: 'portion', reason: `One such piece weighs ${likened} g.` }
  }
  if (line.amounts.length > 0) {
    return { why: 'unknown', reason: 'What this amount weighs is not known.', ...roughly(line.amounts) }
  }
  if (isForFrying(words)) return { why: 'no amount', reason: 'The line does not say how much is fried in.' }
  if (line.purpose || line.optional || LITTLE.has(kind) || TO_TASTE.test(words)) {
    return { why: 'to taste', reason: 'The line says no amount, and little is meant.' }
  }
  return { why: 'no amount', reason: 'The line says no amount.' }
}

/** Millilitres that differ more from the volume before them are of another food: "1 tbsp cornflour in 2 tbsp (30 ml) water". */
const ALIKE = 1.9

/** "1 pint (568 ml)": a glass and a pint differ from country to country, millilitres do not. */
function metricFirst(groups: readonly Amount[][]): readonly Amount[][] {
  const [first = [], ...others] = groups
  const metric = others.find((group) => {
    const ratio = isMetric(group) ? millilitresOf(group) / millilitresOf(first) : 0
    return ratio > 1 / ALIKE && ratio < ALIKE
  })
  return metric ? [metric, ...groups] : groups
}

const isMetric = (amounts: readonly Amount[]) =>
  amounts.every(({ unit }) => unit && UNITS[unit].system === 'metric')

const millilitresOf = (amounts: readonly Amount[]) =>
  amounts.reduce((sum, { unit, quantity }) => sum + ((unit && UNITS[unit].ml) ?? 0) * quantity.most, 0)

/** A spoon of an unknown food is little, a cup much. */
function roughly(amounts: readonly Amount[]): { roughGrams?: number } {
  const [amount] = amounts
  const millilitres = amount?.unit && UNITS[amount.unit].ml
  return millilitres ? { roughGrams: millilitres * amount.quantity.most } : {}
}

/** American cups and spoons unless the language uses metric ones. */
const originOf = ({ language }: IngredientLine): Origin =>
  language === undefined || language === 'en' ? 'us' : 'metric'

/** Amounts that add up ("1 cup plus 2 tbsp"); nothing when one of them has no weight. */
function weighTogether(amounts: readonly Amount[], asked: Asked): Weighed | undefined {
  const [first, ...others] = amounts.map((amount) => weighAmount(amount, asked))
  return others.reduce<Weighed | undefined>((sum, next) => sum && next && add(sum, next), first)
}

const add = (sum: Weighed, next: Weighed): Weighed => ({
  ...sum,
  grams: { least: sum.grams.least + next.grams.least, most: sum.grams.most + next.grams.most },
})

function weighAmount(amount: Amount, asked: Asked): Weighed | undefined {
  const { packageSize, quantity, unit } = amount
  const size = packageSize && (weighTin(packageSize, unit, asked) ?? weighMeasure(packageSize, asked))
  if (packageSize && size) {
    const times = scale(size, quantity)
    return {
      ...times,
      by: unit || times.by === 'volume' ? 'package' : times.by,
      grams: share(times.grams, drainedPart(asked, unit)),
      reason: `${size.reason} The line says how much one holds.`,
    }
  }
  return weighMeasure(amount, asked)
}

function weighMeasure({ quantity, unit: written }: Measure, asked: Asked): Weighed | undefined {
  const unit = written === 'oz' && hasFluidOunces(asked.weights) ? 'floz' : written
  const { kind, g, ml } = unit ? UNITS[unit] : { kind: 'count' as const, g: undefined, ml: undefined }
  if (unit && kind === 'weight' && g) return byWeight(g, quantity, asked)
  if (unit && kind === 'volume' && ml) return byVolume(unit, ml, quantity, asked)
  // A weight that was not read as one: then the piece is not the usual one.
  if (!unit && SAYS_WEIGHT.test(asked.words)) return undefined
  const portion = portionOf(asked, unit)
  if (!portion) return undefined
  const { what } = portion
  const grams = TINS.has(unit) ? portion.grams * drainedWhereSaid(asked) : portion.grams
  return {
    grams: { least: grams * quantity.least, most: grams * quantity.most },
    by: 'portion',
    reason: `One ${what} weighs ${round(grams)} g.`,
  }
}

/** "1 can (425 ml)": in its liquid, drained food fills a can as water does, but for a little air. */
function weighTin({ quantity, unit }: Measure, tin: UnitId | undefined, asked: Asked): Weighed | undefined {
  const ml = unit && UNITS[unit].ml
  if (!ml || !TINS.has(tin) || !asked.weights.drained) return undefined
  return {
    grams: share(quantity, ml * FULL),
    by: 'package',
    reason: 'What a can holds weighs about as much as water.',
  }
}

/** What is left of what a package holds. */
function drainedPart({ weights, words, text }: Asked, unit: UnitId | undefined): number {
  if (saysDrainedWeight(text)) return 1
  const isTin = TINS.has(unit)
  if (weights.drained) return isTin || isDrained(words, false) ? weights.drained : 1
  return isTin ? drainedWhereSaid({ weights, words }) : 1
}

/** What is left of a can of food whose figures are those of all that it holds. */
const drainedWhereSaid = ({ weights, words }: Pick<Asked, 'weights' | 'words'>) =>
  isDrained(words, true) ? (weights.drained ? 1 : (weights.drainedWhereSaid ?? SOLIDS)) : 1

function byWeight(g: number, quantity: Grams, asked: Asked): Weighed {
  const edible = ediblePart(asked)
  return {
    grams: share({ least: g * quantity.least, most: g * quantity.most }, edible),
    by: 'weight',
    reason:
      edible === 1 ? 'The line says the weight.' : 'The line says the weight; bones and shells are left out.',
  }
}

function byVolume(unit: UnitId, ml: number, quantity: Grams, asked: Asked): Weighed | undefined {
  const density = densityOf(asked.weights, asked.words)
  if (!density) return undefined
  const millilitres = UNITS[unit].variants?.[asked.origin] ?? ml
  return {
    grams: {
      least: millilitres * density.least * quantity.least,
      most: millilitres * density.most * quantity.most,
    },
    by: 'volume',
    reason: `From the volume: 100 ml of ${asked.food ?? 'it'} are ${round(density.least * 100)} g.`,
  }
}

function ediblePart({ weights, words, isFish }: Asked): number {
  if (WITHOUT_BONES.test(words)) return 1
  if (isFish && WHOLE_FISH.test(words) && !/ (?:side|sides|loins?) /.test(words)) return EDIBLE_OF_WHOLE_FISH
  return weights.edible ?? (words.includes(' bone in ') ? EDIBLE_ON_THE_BONE : 1)
}

const scale = (weighed: Weighed, { least, most }: Grams): Weighed => ({
  ...weighed,
  grams: { least: weighed.grams.least * least, most: weighed.grams.most * most },
})

const share = ({ least, most }: Grams, part = 1): Grams => ({ least: least * part, most: most * part })

const round = (grams: number) => Number(grams.toPrecision(3))
