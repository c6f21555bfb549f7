import { judgeLine, type LineVerdict } from '../../diet/judge-line.ts'
import { singularOfName } from 'recipe-basics/text/english-noun'
import { findFoods } from 'recipe-reading/food/find-foods'
import { findFoodName } from 'recipe-reading/food/food-names'
import type { FoodDiet, FoodKind } from 'recipe-reading/food/food-kinds'
import type { SwapRule } from 'recipe-reading/food/corrections'
import { findTerms, indexTerms, wordsOfTerm } from 'recipe-reading/food/term-index'
import type { Food } from 'recipe-reading/ingredient/ingredient-line'
import { readLine, type ReadLine } from 'recipe-reading/reading/read-line'
import type { LineReading } from 'recipe-reading/reading/recipe-reading'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { oneOf } from 'recipe-basics/text/one-of'
import { type Allergen, ALLERGENS, ALLERGEN_NAMES } from 'recipe-reading/food/allergens'
import { judgeAllergen } from '../allergens/judge-allergens.ts'
import swaps from './swaps.json' with { type: 'json' }
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/**
 * What may stand in the place of a food: another one (`use`, so much of its weight), the same one treated another way (`add`), or
 * nothing. `note` says how, and what it does to the dish; `free` is a nutrient that the swap holds none of, whatever tables say of its like.
 * `isChefs`: the chef wrote it for the food everywhere. `isAlike`: it does the same work, so the dish stays what it is (white rice for brown); `isWet`: no dough holds it, and no dry plate.
 */
export type Swap = {
  note: string
  isChefs?: true
  free?: 'lactose' | 'caffeine'
  isAlike?: true
  isWet?: true
} & ({ use: string; share: number } | { add: string } | { isOut: true })

type Row = {
  isChefs?: true
  use?: string
  share?: number
  add?: string
  note: string
  free?: string
  alike?: boolean
  wet?: boolean
  /** Words of a line beside which the food is another: "chilli flakes". */
  unless?: string[]
}

const byTerm = new Map<string, Row>(
  swaps.flatMap(({ group, terms, ...row }) => terms.map((term): [string, Row] => [keyOf(group, term), row])),
)

/** Diets that no swap may break where the line as written keeps them. */
const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free'] as const satisfies FoodDiet[]

/** What is said of a food that a recipe can do without, and that no swap may stand in for. */
const OPTIONAL = 'Left out for now. The recipe calls it optional.'

const brokenBy = new Map<string, ReturnType<typeof listBroken>>()

/**
 * The swap for a word of a group in a line; undefined where none is known, none makes sense beside its other words, or it would bring
 * in what the line does not hold.
 */
export function findSwap(
  group: TriggerGroup,
  term: string,
  line: LineReading,
  rules: readonly SwapRule[] = [],
): Swap | undefined {
  const row = byTerm.get(keyOf(group, term))
  if (!row || rulesOf(term, rules).some(({ is, use }) => is === 'never' && namesFood(row.use, use)))
    return undefined
  return swapOf(row, group, term, line)
}

/** The same of what the chef wrote for a food everywhere. */
export function findChefsSwap(
  group: TriggerGroup,
  term: string,
  line: LineReading,
  rules: readonly SwapRule[],
): Swap | undefined {
  const rule = rulesOf(term, rules).find(({ is }) => is === 'offer')
  return rule && swapOf({ use: rule.use, note: FROM_CHEF, isChefs: true }, group, term, line)
}

/** What our table offers for a food anywhere: foods that stand in for it, each once. */
export const listUses = (food: string): string[] => [
  ...new Set(
    swaps.flatMap(({ terms, use }) => (use && terms.some((term) => foodOfTerm(term) === food) ? use : [])),
  ),
]

/** What the chef said of swaps of the food that a word of a line means. */
function rulesOf(term: string, rules: readonly SwapRule[]): SwapRule[] {
  const food = rules.length > 0 ? foodOfTerm(term) : undefined
  return food === undefined ? [] : rules.filter((rule) => rule.food === food)
}

/** Whether a swap is what the chef forbids: anything, or a food that it names. */
export const namesFood = (use: string | undefined, food: string): boolean =>
  food === '' || findTerms(wordsOfTerm(use ?? ''), indexTerms([food])).length > 0

function swapOf(row: Row, group: TriggerGroup, term: string, line: LineReading): Swap | undefined {
  const words = line.written.map(({ text }) => text)
  if (words.some((word) => row.unless?.includes(word))) return undefined
  if (isWordOfProduct(term, line)) return undefined
  if (row.add === undefined && (namesAnother(group, row, line) || liesWithAnother(term, line)))
    return undefined
  const kept = row.use === undefined ? [] : keptBy(line, row.use)
  if (kept.length === 0) return withLabel(asCooked(toSwap(row), words), line)
  return kept.every((verdict) => 'isOptional' in verdict) ? { note: OPTIONAL, isOut: true } : undefined
}

/**
 * What a line says of the diets that a swap breaks and of the allergens in it, where it is without them for certain or by choice: its
 * bread may be gluten-free, its yoghurt of soya. What a packet decides may hold the same.
 */
function keptBy(line: ReadLine, use: string): LineVerdict[] {
  const broken = brokenBy.get(use) ?? listBroken(use)
  brokenBy.set(use, broken)
  return [
    ...broken.diets.map((diet) => judgeLine(line, diet)),
    ...broken.allergens.map((allergen) => judgeAllergen(line, allergen)),
  ].filter(({ says }) => says !== 'breaks' && says !== 'packet')
}

/** Who wrote a swap that is not of our table, as readers are told. */
const FROM_CHEF = 'From the chef.'

/** What readers are told of a line that the chef wrote in the place of another: whose it is, and what it brings. */
export const noteOfChefs = (text: string, line: ReadLine): string =>
  [FROM_CHEF, ...sayBrought(text, line)].join(' ')

/** Which allergens a swap brings and which diets it breaks, where the line as written does neither. In sentences. */
export function sayBrought(use: string, line: ReadLine): string[] {
  const { diets, allergens } = listBroken(use)
  const isFree = ({ says }: LineVerdict) => says !== 'breaks'
  const brought = allergens.filter((allergen) => isFree(judgeAllergen(line, allergen)))
  const broken = diets.filter((diet) => isFree(judgeLine(line, diet)))
  return [
    ...(brought.length > 0 ? [`It brings ${listInWords(brought.map((one) => ALLERGENS[one].within))}.`] : []),
    ...(broken.length > 0 ? [`It is not ${listInWords(broken, 'or')}.`] : []),
  ]
}

/** What readers are told of a swap out of a packet that may hold what the line as written is free of. */
const LABEL = 'Check its label for allergens.'

function withLabel(swap: Swap, line: ReadLine): Swap {
  if (!('use' in swap) || /\blabel\b|home-made/i.test(`${swap.note} ${swap.use}`)) return swap
  const used = readLine(swap.use)
  const mayHold = ALLERGEN_NAMES.some(
    (allergen) =>
      judgeAllergen(used, allergen).says === 'packet' && judgeAllergen(line, allergen).says === 'free',
  )
  return mayHold ? { ...swap, note: `${swap.note} ${LABEL}` } : swap
}

function listBroken(use: string): { diets: FoodDiet[]; allergens: Allergen[] } {
  const line = readLine(use)
  return {
    diets: DIETS.filter((diet) => judgeLine(line, diet).says === 'breaks'),
    allergens: ALLERGEN_NAMES.filter((allergen) => judgeAllergen(line, allergen).says === 'breaks'),
  }
}

/** Kinds among which a longer name is still the same food: "red chili pepper", "macaroni noodles". */
const ALIKE: readonly ReadonlySet<FoodKind>[] = [
  new Set(['vegetable', 'seasoning']),
  new Set(['dry_pasta', 'pasta', 'noodle']),
]

/** What is made with a food, and is none of it. */
const MADE_WITH = /^(?:coated|covered|filled|stuffed|flavou?red|style|roast|roasted|bake|con)$/

/**
 * Whether a food is only a word in the name of another: the almonds of almond croissants. A longer name of the same kind of food is
 * that food ("romaine lettuce"), and what is done to it comes after a comma.
 */
function isWordOfProduct(term: string, { written: words }: LineReading): boolean {
  const { foods, unknownAt } = findFoods(words)
  const [own] = findFoods(wordsOfTerm(term)).foods
  const spans = findTerms(words, indexTerms([term]))
  return (
    spans.length > 0 &&
    spans.every(({ start, end }) => {
      const next = words[end]
      if (!next || next.breaks !== '') return false
      const around = foods.find((food) => food.start === end || (food.start <= start && food.end > end))
      if (around) return own !== undefined && !isSameKind(around.kind, own.kind)
      return unknownAt.includes(end) || MADE_WITH.test(next.text)
    })
  )
}

const isSameKind = (one: FoodKind, other: FoodKind) =>
  one === other || ALIKE.some((kinds) => kinds.has(one) && kinds.has(other))

/** Whether a line has a food besides, that the swap is not for: it would vanish with the first, or what may be chosen instead. */
function namesAnother(group: string, row: Row, { line }: LineReading): boolean {
  const { food: first, alternatives, additions } = line
  const others = [...alternatives, ...additions].flatMap(({ food }) => food ?? [])
  const isMeant = ({ name }: Food) => byTerm.get(keyOf(group, name.toLowerCase())) === row
  // Of "raisins and walnuts" the swap for walnuts is not for the first.
  return others.length > 0 && (!others.every(isMeant) || (first !== undefined && !isMeant(first)))
}

/** Before what lies with the food of a line: "bread, soaked in milk", "mastic, ground with sugar". */
const WITH = /^(?:in|with)$/

/** Whether a line has the food only beside another, or names foods with an amount of their own each: the others would vanish with it. */
function liesWithAnother(term: string, { written: words }: LineReading): boolean {
  const { foods } = findFoods(words)
  const isCounted = ({ start }: { start: number }) => {
    const at = words.findLastIndex(
      ({ breaks, text }, place) => place < start && breaks.startsWith(',') && /^\d/.test(text),
    )
    return at >= 0 && words.slice(at + 1, start).every(({ breaks }) => breaks === '')
  }
  const isBeside = ({ start }: { start: number }) => {
    const at = words.findLastIndex(
      ({ text }, place) => place < start && place >= start - 2 && WITH.test(text),
    )
    const first = words.findIndex(({ breaks }, place) => place > 0 && breaks !== '')
    return (
      at > 0 &&
      words.slice(at + 1, start).every(({ breaks }) => breaks === '') &&
      ((first > 0 && first <= at) || foods.some(({ end }) => end <= at))
    )
  }
  return foods.slice(1).some(isCounted) || findTerms(words, indexTerms([term])).some(isBeside)
}

/** Swaps that swell in the pot. */
const SWELLS = /^(?:white rice|white pasta|gluten-free pasta|rice noodles)$/

/** Of what is cooked already, as much is needed cooked: two cups of cooked brown rice are no two cups of dry rice. */
const asCooked = (swap: Swap, words: readonly string[]): Swap =>
  'use' in swap && SWELLS.test(swap.use) && words.some((word) => /^(?:cooked|leftover)$/.test(word))
    ? { ...swap, use: `cooked ${swap.use}` }
    : swap

function toSwap({ use, share = 1, add, note, free, alike, wet, isChefs }: Row): Swap {
  const freed = oneOf(['lactose', 'caffeine'] as const, free)
  const said = {
    note,
    ...(isChefs && { isChefs }),
    ...(freed && { free: freed }),
    ...(alike && { isAlike: true as const }),
    ...(wet && { isWet: true as const }),
  }
  if (use !== undefined) return { ...said, use, share }
  return add === undefined ? { ...said, isOut: true } : { ...said, add }
}

/** Garlic is counted in them. */
const CLOVES = /^cloves? (?:of )?| cloves?$/

/**
 * The food that a word of a line means, or that somebody typed, as rules of swaps name it: the garlic of "cloves garlic", the tomato of
 * "tomatoes". Undefined where no table holds it.
 */
export function foodOfTerm(term: string): string | undefined {
  const bare = term.replace(CLOVES, '')
  const food = (bare ? findFoodName(bare) : undefined) ?? findFoodName(term)
  return food === undefined ? undefined : singularOfName(food)
}

/** One tomato has the swap of tomatoes. */
function keyOf(group: string, term: string): string {
  return `${group} ${singularOfName(term)}`
}

/** Whether a swap is less of the food that is there, which is then still of its groups: lime juice of "juice of 1 lime". */
export const isLessOf = (swap: Swap, line: string): boolean => {
  const text = line.toLowerCase()
  return (
    'use' in swap &&
    swap.use
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word))
  )
}
