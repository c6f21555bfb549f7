import { figuresOf, type Nutrient } from '../food/figures.ts'
import { nutritionWarnings } from 'recipe-basics/recipe/nutrition-warnings'
import type { Nutrition } from 'recipe-basics/recipe/recipe'
import { type ComputedNutrition, computeNutrition } from './compute-nutrition.ts'
import { isSameEnergy } from './tolerance.ts'
import { middleOf, type ReadText } from './weigh-parts.ts'

/** Why a published energy is not what the lines give, as a sentence for the chef. */
export type Explanation = { why: Why; sentence: string }

/**
 * Kinds of reasons, the surest first. In the first four the published figure is not that of a serving; the last says where to
 * look when nothing else accounts for the difference.
 */
type Why =
  | 'published is doubtful'
  | 'serving size'
  | 'for 100 g'
  | 'whole dish'
  | 'other servings'
  | 'poured away'
  | 'made beside the dish'
  | 'optional lines'
  | 'range'
  | 'frying oil'
  | 'line without amount'
  | 'one nutrient'

type Asked = {
  published: Nutrition
  kcal: number
  lines: readonly ReadText[]
  servings: number
  computed: ComputedNutrition
  perServing: number
}

/** "2 pancakes": how many of what the dish makes are a serving. */
const PIECES = /^(\d{1,2})\s+(?!g\b|gram|ml\b|oz\b|serving|portion|person|cup)\p{L}/iu
const POURED = /\b(?:marinade|marinate|dredging|for coating)\b/i
const BESIDE =
  /\b(?:frosting|icing|glaze|sauce|dressing|topping|compound butter|vinaigrette|to serve|for serving)\b/i
/** A dish that "serves one" and holds so many times the published energy is a cake, of which a slice was meant. */
const MANY_TIMES = 3
/** Macros that are as far from the computed ones as the energy is: then only the serving is another. */
const SAME_MAKE = 0.2
const MACROS = [
  { fact: 'protein_content_g', nutrient: 'protein_g', name: 'protein', kcal: 4 },
  { fact: 'carbohydrate_content_g', nutrient: 'carb_g', name: 'carbohydrate', kcal: 4 },
  { fact: 'fat_content_g', nutrient: 'fat_g', name: 'fat', kcal: 9 },
] as const
/** Grams below which a macro says nothing about the make of a dish. */
const LEAST_MACRO = 3

/** The first reason that accounts for the difference. Undefined where one of the two energies is unknown. */
export function explainEnergy(
  published: Nutrition,
  lines: readonly ReadText[],
  servings: number | null,
  computed: ComputedNutrition,
): Explanation | undefined {
  const kcal = published.calories
  const perServing = computed.perServing?.kcal ?? null
  if (kcal === null || perServing === null || servings === null) return undefined
  const asked = { published, kcal, lines, servings, computed, perServing }
  for (const reason of REASONS) {
    const found = reason(asked)
    if (found) return found
  }
  return oneNutrient(asked)
}

const REASONS: readonly ((asked: Asked) => Explanation | undefined)[] = [
  doubtful,
  servingSize,
  anotherServing,
  without(POURED, 'poured away', 'Without what is poured away, the figures agree.'),
  without(BESIDE, 'made beside the dish', 'Without what is made beside the dish, the figures agree.'),
  optionalLines,
  range,
  fryingOil,
  lineWithoutAmount,
]

function doubtful({ published, servings }: Asked): Explanation | undefined {
  const [warning] = nutritionWarnings(published, servings)
  return warning ? { why: 'published is doubtful', sentence: warning } : undefined
}

function servingSize({ published, kcal, perServing }: Asked): Explanation | undefined {
  const pieces = Number(PIECES.exec(published.serving_size ?? '')?.[1] ?? 1)
  if (pieces <= 1 || !isSameEnergy(kcal, perServing * pieces)) return undefined
  return { why: 'serving size', sentence: `The published figure is for ${published.serving_size}.` }
}

/** Published figures of the same make, but of more or less of the dish. */
function anotherServing(asked: Asked): Explanation | undefined {
  const { kcal, computed, perServing, servings } = asked
  const isSlice = servings === 1 && perServing >= MANY_TIMES * kcal
  if (!isSameMake(asked) && !isSlice) return undefined
  const hundred = computed.per100g?.kcal ?? null
  if (hundred !== null && isSameEnergy(kcal, hundred) && servings > 1)
    return { why: 'for 100 g', sentence: 'The published figures are about what 100 g hold.' }
  if (servings > 1 && isSameEnergy(kcal, perServing * servings))
    return { why: 'whole dish', sentence: 'The published figures are those of the whole dish.' }
  const count = Math.round((perServing * servings) / kcal)
  return {
    why: 'other servings',
    sentence: `The published figures fit ${count} servings rather than ${servings}.`,
  }
}

function isSameMake({ published, computed, kcal, perServing }: Asked): boolean {
  const ratio = kcal / perServing
  const ratios = MACROS.flatMap(({ fact, nutrient }) => {
    const own = computed.perServing?.[nutrient] ?? null
    const given = published[fact]
    return own === null || given === null || own * Math.max(1, ratio) < LEAST_MACRO ? [] : [given / own]
  })
  return ratios.length >= 2 && ratios.every((one) => Math.abs(one / ratio - 1) <= SAME_MAKE)
}

/** What the dish would hold without the lines that name, or stand under, something of one kind. */
function without(pattern: RegExp, why: Why, sentence: string) {
  return (asked: Asked): Explanation | undefined => {
    const lines = asked.lines.map((line) =>
      pattern.test(`${line.section ?? ''} ${line.text}`) ? { ...line, isLeftOut: true } : line,
    )
    return agreesWith(lines, asked) ? { why, sentence } : undefined
  }
}

function optionalLines(asked: Asked): Explanation | undefined {
  const lines = asked.lines.map((one) => (one.line.optional ? { ...one, isLeftOut: true } : one))
  if (!agreesWith(lines, asked)) return undefined
  return { why: 'optional lines', sentence: 'Without the optional lines, the figures agree.' }
}

function agreesWith(lines: readonly ReadText[], { kcal, servings }: Asked): boolean {
  const energy = computeNutrition(lines, servings).perServing?.kcal ?? null
  return energy !== null && isSameEnergy(kcal, energy)
}

function range({ kcal, computed, servings }: Asked): Explanation | undefined {
  const energyAt = (end: 'least' | 'most') =>
    computed.lines.flat().reduce((sum, { food, grams }) => sum + energyOf(food, grams?.[end] ?? 0), 0) /
    servings
  const isWithin = kcal >= energyAt('least') && kcal <= energyAt('most')
  return isWithin ? { why: 'range', sentence: 'The lines leave open how much is taken.' } : undefined
}

const energyOf = (food: string | undefined, grams: number) =>
  food === undefined ? 0 : (grams * (figuresOf(food)?.kcal ?? 0)) / 100

function fryingOil({ computed, kcal, perServing, servings }: Asked): Explanation | undefined {
  const oil = computed.lines.flat().find(({ reason }) => reason.includes('frying stays'))
  if (!oil?.food || !oil.grams) return undefined
  const energy = energyOf(oil.food, middleOf(oil.grams)) / servings
  if (kcal < perServing - energy || kcal > perServing + 8 * energy) return undefined
  return { why: 'frying oil', sentence: 'How much of the oil for frying is eaten makes the difference.' }
}

function lineWithoutAmount({ computed, kcal, perServing }: Asked): Explanation | undefined {
  const open = computed.lines.flat().find(({ food, grams, outcome }) => {
    const figures = !grams && outcome !== 'counted' && food ? figuresOf(food) : undefined
    return (
      (figures?.kcal ?? 0) > 40 && (figures?.protein_g ?? 0) + (figures?.fat_g ?? 0) > 5 && !isSpice(food)
    )
  })
  if (kcal <= perServing || !open) return undefined
  return { why: 'line without amount', sentence: `No line says how much ${open.food} is taken.` }
}

const isSpice = (food = '') => /pepper|dried|ground|seed|salt|paprika|cinnamon/.test(food)

/** The nutrient that most of the difference is, and the food that most of it comes from: the place to look. */
function oneNutrient({ published, computed, servings }: Asked): Explanation {
  const gaps = MACROS.map((macro) => {
    const gap = Math.abs((published[macro.fact] ?? 0) - (computed.perServing?.[macro.nutrient] ?? 0))
    return { ...macro, gap: published[macro.fact] === null ? 0 : gap * macro.kcal }
  })
  const [main] = gaps.sort((a, b) => b.gap - a.gap)
  const name = main && main.gap > 0 ? main.name : 'energy'
  const food = mainSource(computed, main && main.gap > 0 ? main.nutrient : 'kcal', servings)
  return {
    why: 'one nutrient',
    sentence: `Most of the difference is ${name}, of which most comes from ${food}: another kind or amount of it may be meant.`,
  }
}

function mainSource({ lines }: ComputedNutrition, nutrient: Nutrient, servings: number): string {
  const held = lines.flat().flatMap(({ food, grams }) => {
    const value = food && grams ? (middleOf(grams) * (figuresOf(food)?.[nutrient] ?? 0)) / servings : 0
    return food ? { food, value } : []
  })
  return held.sort((a, b) => b.value - a.value)[0]?.food ?? 'nothing that is known'
}
