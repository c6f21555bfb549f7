import type { Corrections } from '../food/corrections.ts'
import { type Figures, figuresOf, MICRONUTRIENTS, NUTRIENTS, type Nutrient } from '../food/figures.ts'
import type { Grams } from '../food/weigh-line.ts'
import { fromNames } from 'recipe-basics/fields/field'
import { eatenPart } from './eaten-part.ts'
import { shareAmount } from './shared-amount.ts'
import { isWater } from './water.ts'
import { middleOf, type ReadText, type WeighedPart, weighList } from './weigh-parts.ts'

/** What became of one food of a list: counted, poured away, or not understood. */
type CountedPart = {
  food?: string
  /** What its line says of it, as words between single spaces. */
  words: string
  /** What is eaten of it. */
  grams?: Grams
  outcome: 'counted' | 'left out' | 'unknown food' | 'unknown weight'
  reason: string
  /** The figures are those of a similar food, which tell nothing of its minerals and vitamins. */
  isBorrowed?: true
  /** Most of it is poured away: from nothing to all of it is eaten. */
  isPoured?: true
}

/** What a dish holds as far as its lines are understood. */
export type ComputedNutrition = {
  /** The part of the weight that is understood, from 0 to 1. Water counts on neither side. */
  coverage: number
  /** All that is eaten, as weighed raw. */
  grams: Grams
  /** Of one serving; undefined where too little is understood, or nobody says how many it serves. */
  perServing?: Figures
  /** Of 100 g of the ingredients as weighed raw. */
  per100g?: Figures
  /** By line, in its order. */
  lines: CountedPart[][]
}

/** No figure is given with more than a tenth of the weight unknown. */
const LEAST_COVERAGE = 0.9
/** What is not understood may be fat: then it is no more than this share of the energy that is. */
const KCAL_OF_FAT = 9
const MOST_MISSING = 1 / 3
/** What a line without a weight is taken for, where the list gives no better idea. */
const UNKNOWN_GRAMS = 50
/** Milligrams of sodium in 100 g of salt, stock cubes, soy sauce: little of them decides how much a dish holds. */
const SALTY_MG = 3_000

/**
 * Energy and nutrients of a dish from its lines, for a serving and for 100 g as weighed raw. A nutrient that is not known of a
 * tenth of the weight is null, never zero.
 */
export function computeNutrition(
  lines: readonly ReadText[],
  servings: number | null,
  corrections?: Corrections,
): ComputedNutrition {
  const parts = weighList(lines, corrections).map((ofLine, at) => {
    const line = lines[at]
    return line ? shareAmount(line, ofLine) : ofLine
  })
  const dishGrams = sum(parts.flat().map(gramsOf))
  const counted = parts.map((ofLine) => ofLine.map((part) => countPart(part, dishGrams)))
  const all = counted.flat()
  const eaten = all.flatMap(({ part }) => (part.outcome === 'counted' ? part : []))
  const { coverage, missing } = coverageOf(all)
  const grams = {
    least: sum(eaten.map(({ grams }) => grams?.least ?? 0)),
    most: sum(eaten.map(({ grams }) => grams?.most ?? 0)),
  }
  const result = { coverage, grams, lines: counted.map((ofLine) => ofLine.map(({ part }) => part)) }
  const isSaltOpen = all.some(({ isOpenSalt }) => isOpenSalt)
  const total = coverage >= LEAST_COVERAGE ? totalOf(eaten, isSaltOpen) : undefined
  const weight = middleOf(grams)
  const isOpen = missing * KCAL_OF_FAT > (total?.kcal ?? 0) * MOST_MISSING || isGuessed('kcal', eaten)
  if (!total || isOpen || weight === 0) return result
  return {
    ...result,
    ...(servings !== null && servings > 0 && { perServing: divide(total, servings) }),
    per100g: divide(total, weight / 100),
  }
}

/** A part, and what it would have weighed, were it understood. */
type Judged = {
  part: CountedPart
  missing?: number | undefined
  /** Nobody knows how much of it is eaten, and it may hold most of the sodium: "salt to taste", or that of a brine. */
  isOpenSalt?: true
}

function countPart(part: WeighedPart, dishGrams: number): Judged {
  const { found, weight, words, section } = part
  const { food } = found
  const { isBorrowed } = found
  const known = { words, ...(food !== undefined && { food }), ...(isBorrowed && { isBorrowed }) }
  const leftOut = (reason: string, isOpen?: boolean): Judged => ({
    part: { ...known, outcome: 'left out', reason },
    ...(isOpen && isSalty(food) && { isOpenSalt: true }),
  })
  if (part.isLeftOut) return leftOut('It is not eaten.')
  if (found.isDiscarded) return leftOut(found.reason)
  if (!weight.grams) {
    const { why, reason, roughGrams } = weight
    if (why === 'to taste') return leftOut(reason, true)
    return {
      part: { ...known, outcome: food ? 'unknown weight' : 'unknown food', reason },
      missing: roughGrams,
    }
  }
  const middle = middleOf(weight.grams)
  if (!food) return { part: { words, outcome: 'unknown food', reason: found.reason }, missing: middle }
  const eaten = part.eaten ?? eatenPart({ food, grams: middle, dishGrams, words, section })
  if (eaten.part === 'unknown') {
    const grams = { least: 0, most: weight.grams.most }
    return { part: { ...known, grams, outcome: 'counted', reason: eaten.why, isPoured: true } }
  }
  if (eaten.part === 0) return leftOut(eaten.why ?? '', true)
  const grams = { least: weight.grams.least * eaten.part, most: weight.grams.most * eaten.part }
  return { part: { ...known, grams, outcome: 'counted', reason: eaten.why ?? weight.reason } }
}

const gramsOf = ({ weight }: WeighedPart) => (weight.grams ? middleOf(weight.grams) : 0)

/** A line without a weight counts as much as the lines with one do on average: nobody knows that it is little. */
function coverageOf(judged: readonly Judged[]): { coverage: number; missing: number } {
  const dry = judged.filter(({ part }) => !isWater(part.food))
  const known = dry.flatMap(({ part }) => (part.grams ? middleOf(part.grams) : []))
  const average = known.length > 0 ? sum(known) / known.length : UNKNOWN_GRAMS
  const unknown = dry.filter(({ part }) => part.outcome.startsWith('unknown'))
  const missing = sum(unknown.map((one) => one.missing ?? average))
  const all = sum(known) + missing
  return { coverage: all === 0 ? 0 : sum(known) / all, missing }
}

const totalOf = (parts: readonly CountedPart[], isSaltOpen: boolean): Figures =>
  fromNames(NUTRIENTS, (nutrient) => (isSaltOpen && nutrient === 'sodium_mg' ? null : sumOf(nutrient, parts)))

const isSalty = (food: string | undefined) =>
  food !== undefined && (figuresOf(food)?.sodium_mg ?? 0) >= SALTY_MG

/** The sum of a nutrient, or null where less than nine tenths of the weight have it known, or it is mostly guessed. */
function sumOf(nutrient: Nutrient, parts: readonly CountedPart[]): number | null {
  if (isGuessed(nutrient, parts)) return null
  let total = 0
  let known = 0
  let all = 0
  const isMicro = MICRONUTRIENTS.some((micro) => micro === nutrient)
  for (const { food, grams, isBorrowed } of parts) {
    if (!food || !grams || isWater(food)) continue
    const weight = middleOf(grams)
    const value = isBorrowed && isMicro ? null : (figuresOf(food)?.[nutrient] ?? null)
    all += weight
    if (value === null) continue
    known += weight
    total += (value * weight) / 100
  }
  return all > 0 && known >= all * LEAST_COVERAGE ? total : null
}

/** Whether the sum could be a tenth more or less, by how much is eaten of what is poured away. */
function isGuessed(nutrient: Nutrient, parts: readonly CountedPart[]): boolean {
  const held = parts.map(({ food, grams, isPoured }) => {
    const value = food && grams ? (middleOf(grams) * (figuresOf(food)?.[nutrient] ?? 0)) / 100 : 0
    return { value, poured: isPoured ? value : 0 }
  })
  return sum(held.map(({ poured }) => poured)) > (1 - LEAST_COVERAGE) * sum(held.map(({ value }) => value))
}

const divide = (figures: Figures, by: number): Figures =>
  fromNames(NUTRIENTS, (nutrient) => {
    const value = figures[nutrient]
    return value === null ? null : value / by
  })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
