import {
  type Amount,
  type Aside,
  type IngredientLine,
  isForeign,
  type Measure,
  type Part,
  type Span,
} from '../ingredient/ingredient-line.ts'
import type { Language } from 'recipe-basics/recipe/language'
import { findNoun, findNounBehind, type Noun } from '../ingredient/noun-words.ts'
import { isEnglishUnit } from '../ingredient/unit-words.ts'
import { UNITS } from '../ingredient/units.ts'
import type { Figure, Seasoning, System, Term } from './figure.ts'
import { isNoQuantity, toTerm } from './line-term.ts'

/** What the table of foods tells of a food, for the amounts of it. */
export type FoodFacts = {
  gramsPerMl?: number
  isLiquid?: boolean
  hasFluidOunces?: boolean
  isWeighed?: boolean
  seasoning?: Seasoning
  isPinched?: boolean
}

/** Looks up the food of a line, or of a part of it, in the form that is asked for ("chopped"). */
export type FindFacts = (part: IngredientLine | Part) => FoodFacts

const SIZE_BEHIND =
  /^\s?[/(|,=]\s?\d[\d.,½¼¾]*[\s-]?(?:(k?g|grams?|ml|l)|(oz|ounces?|fl\.? oz|lbs?|pounds?))(?![\p{L}\d])/iu

/** What may change in a line when it is shown for other servings or in other units. `pints`: of its list, American where missing. */
export function listLineFigures(
  text: string,
  line: IngredientLine,
  findFacts: FindFacts,
  pints?: Figure['pints'],
): Figure[] {
  const { language } = line
  return [line, ...line.alternatives, ...line.additions]
    .flatMap((part): Figure[] => {
      const { amounts, otherAmounts } = part
      const facts = amounts.length > 0 ? asMeasured(findFacts(part), amounts) : {}
      const groups = [amounts, ...otherAmounts]
      // "One 15-ounce (425 g) can" names what it holds in both, too.
      const systems = groups.map(
        (group) =>
          systemOf(group) ?? systemOf(packageSizesOf(group)) ?? (areSticks(group) ? 'us' : undefined),
      )
      return groups.flatMap((group, index) => [
        ...(areSizes(group, part)
          ? sizeFigure(text, group, { language }, othersOf(systems, index))
          : amountFigure(text, group, {
              ...facts,
              language,
              pints,
              alsoIn:
                groups.length === 2 && isLess(group, amounts)
                  ? []
                  : othersOf(systems, index, !facts.isLiquid && firstWeight(groups)),
              noun:
                index === 0 ? findNoun(text, { ...part, language }) : findNounBehind(text, group, language),
            })),
        ...packageSizesOf(group).flatMap((packageSize) =>
          sizeFigure(text, [packageSize], { ...facts, language }, [
            ...othersOf(systems, index),
            findSystemBehind(text, packageSize),
          ]),
        ),
      ])
    })
    .concat(listAsides(text, line, findFacts))
    .toSorted((a, b) => startOfFigure(a) - startOfFigure(b))
}

/**
 * Numbers that are no amounts of the foods follow the first of them where the line says so, and else say that they do not. A
 * weight is in the units of the first, the others are in those as written.
 */
function listAsides(text: string, line: IngredientLine, findFacts: FindFacts): Figure[] {
  const { asides = [], amounts, otherAmounts, language } = line
  if (asides.length === 0) return []
  const { seasoning } = asMeasured(findFacts(line), amounts)
  const isOnce = otherAmounts.length === 0 && isWeight(amounts)
  return asides.flatMap(({ isInStep, ...aside }: Aside) =>
    amountFigure(text, [aside], {
      language,
      isWeighed: true,
      noun: findNounBehind(text, [aside], language),
      alsoIn: isInStep && isOnce && isWeight([aside]) ? [] : ['metric', 'us'],
      ...(isInStep ? { seasoning } : { isUnsure: true }),
    }),
  )
}

const isWeight = (measures: readonly Measure[]) =>
  measures.every(({ unit }) => unit !== undefined && UNITS[unit].kind === 'weight')

type Facts = FoodFacts & {
  language: Language | undefined
  pints?: Figure['pints']
  alsoIn: readonly (System | undefined)[]
  /** Of a food that is counted: it stands in the place of a unit. */
  noun?: Noun | undefined
  isUnsure?: boolean
}

/** Salt by the spoon is to taste. Salt by weight is weighed by those who mean it. */
export function asMeasured({ seasoning, ...facts }: FoodFacts, amounts: readonly Measure[]): FoodFacts {
  return seasoning && isSpooned(amounts) ? { ...facts, seasoning } : facts
}

/** The figure of amounts that add up. None when one of them has no number: "a handful" stays a handful. */
export function amountFigure(
  text: string,
  amounts: readonly (Measure | Amount)[],
  { language, pints, alsoIn, noun, ...facts }: Facts,
): Figure[] {
  const { gramsPerMl, isLiquid, hasFluidOunces, isWeighed, seasoning, isPinched, isUnsure } = facts
  const terms = amounts.flatMap((amount) => {
    const term = toTerm(text, amount, language)
    return term && !isNoQuantity(text, term.number) ? { ...term, ...noun } : []
  })
  if (terms.length < amounts.length || terms.every(({ quantity }) => quantity.most === 0)) return []
  const also = alsoIn.flatMap((system) => system ?? [])
  return [
    {
      kind: 'amount',
      terms,
      ...(gramsPerMl && { gramsPerMl }),
      ...(isLiquid && { isLiquid }),
      ...(hasFluidOunces && { hasFluidOunces }),
      ...(isWeighed && { isWeighed }),
      ...(seasoning && { seasoning }),
      ...(isPinched && { isPinched }),
      ...(isUnsure && { isUnsure }),
      ...(pints && terms.some((term) => isImperial(term, pints)) && { pints }),
      ...((isForeign(language) || hasComma(text, terms) || (!language && hasForeignUnit(text, amounts))) && {
        isForeign: true,
      }),
      ...(also.length > 0 && { alsoIn: also }),
    },
  ]
}

/** An ounce more or less of a fluid is no matter where nobody knows which ounces they are; a fifth of a pint is. */
const isImperial = ({ unit }: Term, pints: Figure['pints']) =>
  unit === 'pint' ||
  unit === 'gill' ||
  unit === 'gallon' ||
  (pints === 'british' && (unit === 'floz' || unit === 'quart'))

/**
 * The systems that a group need not be shown in. "½ cup (1 stick)" would say the same grams twice. `known`: the group that is
 * shown in them, the first where it is not said.
 */
function othersOf(
  systems: readonly (System | undefined)[],
  index: number,
  known: number | false = 0,
): (System | undefined)[] {
  const shown = systems[known || 0]
  const repeats = index !== (known || 0) && shown !== undefined && systems[index] === shown
  const others = systems.filter((system, at) => at !== index && !(index === known && system === shown))
  return [...others, ...(repeats ? (['metric', 'us'] as const) : [])]
}

/** "720 g potatoes (600 g left)" does not say the same grams twice. */
const isLess = (group: readonly Measure[], first: readonly Measure[]) =>
  isWeight(group) && isWeight(first) && gramsOf(group) < gramsOf(first) * MOST_LEFT
/** Of the weight as bought. */
const MOST_LEFT = 0.97
const gramsOf = (measures: readonly Measure[]) =>
  measures.reduce((grams, { quantity, unit }) => grams + quantity.most * ((unit && UNITS[unit].g) ?? 0), 0)

/** "3 cups penne (8 oz)": what these cups weigh, the line knows better than any table. 0 where it says no weight. */
const firstWeight = ([first = [], ...others]: readonly (readonly Measure[])[]) =>
  isWeight(first) ? 0 : others.findIndex(isWeight) + 1

/** "400 g / 14 oz": the system of the size that stands behind the one that was read. */
function findSystemBehind(text: string, { end }: Span): System | undefined {
  const [, metric, us] = SIZE_BEHIND.exec(text.slice(end, end + 20)) ?? []
  if (metric) return 'metric'
  return us ? 'us' : undefined
}

/** Food that is bought by its length: twice as much is twice as long. */
const BY_LENGTH =
  /\b(?:ginger|galangal|turmeric|lemon ?grass|horseradish|wasabi|daikon|mooli|kombu|cinnamon|vanilla|leek|cucumber|celery|chorizo|sausage|salami|baguette|bread stick)s?\b/i

/** "9-inch pie crust" is nine inches for any number of servings. */
const areSizes = (amounts: readonly Measure[], { food }: IngredientLine | Part) =>
  amounts.length > 0 &&
  amounts.every(({ unit }) => unit !== undefined && UNITS[unit].kind === 'length') &&
  !BY_LENGTH.test(food?.name ?? '')

const areSticks = (amounts: readonly Measure[]) => amounts.every(({ unit }) => unit === 'stick')

const packageSizesOf = (amounts: readonly Amount[]) => amounts.flatMap(({ packageSize }) => packageSize ?? [])

/** The figure of lengths, or of what packages hold. */
export function sizeFigure(
  text: string,
  measures: readonly Measure[],
  { hasFluidOunces, language }: Pick<Facts, 'hasFluidOunces' | 'language'>,
  alsoIn: readonly (System | undefined)[] = [],
): Figure[] {
  const terms = measures.flatMap((measure) => toTerm(text, measure, language) ?? [])
  if (terms.length === 0 || terms.length < measures.length) return []
  const [first] = terms
  const article = first && findArticle(text, startOf(first))
  const also = alsoIn.flatMap((system) => system ?? [])
  return [
    {
      kind: 'size',
      terms,
      ...(article && { article }),
      ...(hasFluidOunces && { hasFluidOunces }),
      ...(isForeign(language) && { isForeign: true }),
      ...(also.length > 0 && { alsoIn: also }),
    },
  ]
}

/** The system that all amounts of a group are in. */
export function systemOf(measures: readonly Measure[]): System | undefined {
  const [first] = measures
  const system = first?.unit && UNITS[first.unit].system
  return system === 'metric' || system === 'us' ? system : undefined
}

const isSpooned = (amounts: readonly Measure[]) =>
  amounts.every(({ unit }) => unit === undefined || unit === 'spoonful' || UNITS[unit].kind === 'volume')

/** "0,5 kg": no English. */
const hasComma = (text: string, terms: readonly Term[]) =>
  terms.some(({ number }) => /\d,\d{1,2}(?!\d)/.test(text.slice(number.start, number.end)))

/** "1 EL Öl" may be of several languages, and none of them is English. */
const hasForeignUnit = (text: string, measures: readonly Measure[]) =>
  measures.some(({ unit, unitSpan }) => {
    const written = unitSpan && text.slice(unitSpan.start, unitSpan.end)
    return unit && written && /^\p{L}+$/u.test(written) && !isEnglishUnit(unit, written)
  })

function findArticle(text: string, start: number): Span | undefined {
  const found = /(?:^|\s)(an?)\s$/i.exec(text.slice(Math.max(0, start - 4), start))
  const [, word = ''] = found ?? []
  return word ? { start: start - 1 - word.length, end: start - 1 } : undefined
}

/** Number and unit stand in either order. */
const startOf = ({ number, unitSpan }: Term) => Math.min(number.start, unitSpan?.start ?? number.start)

const startOfFigure = ({ terms: [first] }: Figure) => (first ? startOf(first) : 0)
