import { fromNames, namesOf } from 'recipe-basics/fields/field'
import { factsBeside } from './nutrition-beside.ts'
import { nutritionOfText } from './nutrition-text.ts'
import { nutritionWarnings } from 'recipe-basics/recipe/nutrition-warnings'
import { parseNumber } from 'recipe-basics/text/number'
import { NUTRITION_KEYS } from './keys.ts'
import { readNutrientName } from './nutrient-names.ts'
import { toLine } from './plain-text.ts'
import {
  isBlank,
  isObject,
  property,
  textOf,
  textWithUnit,
  toList,
  type PublishedObject,
} from './published-object.ts'
import type { ParsedNutrition, Report } from './report.ts'

type Facts = Omit<ParsedNutrition, 'serving_size' | 'is_sodium_doubtful'>

const KEYS: Record<keyof Facts, string[]> = {
  calories: ['calories', 'energy', 'kcal', 'energyContent', 'totalCalories'],
  protein_content_g: ['proteinContent', 'protein'],
  carbohydrate_content_g: [
    'carbohydrateContent',
    'carbohydrates',
    'carbohydrate',
    'carbs',
    'totalCarbs',
    'totalCarbohydrate',
  ],
  fat_content_g: ['fatContent', 'fat', 'totalFat'],
  cholesterol_content_mg: ['cholesterolContent', 'cholesterol'],
  fiber_content_g: ['fiberContent', 'fiber', 'fibreContent', 'fibre', 'dietaryFiber', 'dietaryFibre'],
  saturated_fat_content_g: ['saturatedFatContent', 'saturatedFatsContent', 'saturatedFat'],
  sodium_content_mg: ['sodiumContent', 'sodium'],
  sugar_content_g: ['sugarContent', 'sugar', 'sugars'],
  trans_fat_content_g: ['transFatContent', 'transFat'],
  unsaturated_fat_content_g: ['unsaturatedFatContent', 'unsaturatedFat'],
}

const FACTS = namesOf(KEYS)
const SODIUM_IN_GRAMS = /\d\s*g(?:r|ramm|rams?)?\b/i
/** "1.5E+2", as spreadsheets write it. */
const IN_POWERS = /^\d{1,9}(?:\.\d{1,9})?e[+-]?\d{1,3}(?!\d)/i
const KJ_PER_KCAL = 4.184
/** "1.255 kJ": a serving has a thousand of them, and nobody counts the thousandths of one. */
const THOUSANDS_OF_JOULES = /^(\d{1,2})\.(\d{3})(?=\s*k)/i
const KJ_PER_MJ = 1_000
const JOULES = /\d\s*([km](?:ilo|ega)?(?:j|joules?))\b/i
/** Of an energy in two units, the number before this one counts. */
const IN_KCAL = /(?<![\d.,])([\d.,]+)\s*(?:kcal|cal)/i
/** Shares of a day, ounces, spoons, parts of milligrams and counts of molecules: no number of grams. */
const OTHER_UNIT =
  /^[\d.,/⁄½¼¾]+\s*(?:%|[µμ]g|(?:kg|oz|ounces?|tsp|teaspoons?|tbsp|tablespoons?|mcg|micrograms?|m?mol|meq)\b)/i
const NOT_IN_GRAMS = 'This is not an amount in grams, milligrams or kilocalories.'
const MOST = 1_000_000
/** More grams of it are in no serving: then milligrams were meant. */
const MOST_SODIUM_GRAMS = 10

/** FDA's limit for a day. What one serving holds beyond it, its energy must account for: soups stay below 4 mg a kcal. */
const MOST_SODIUM_MG = 2_300
const MOST_SODIUM_MG_PER_KCAL = 4
const SALT_PER_SODIUM = 2.5

const BESIDE = 'The file does not say whether these are facts of one serving: please check.'
const NOT_NAMED = 'The text does not say which number is which.'
const OF_100_G = /^(?:(?:per|pro|pour|por) )?100 ?(?:g|ml)\b/i

/** As many grams of it are in no serving, so that milligrams are meant. */
const LEAST_MILLIGRAMS = 200

/** Facts of one serving, as far as the file gives them; null when it gives none. */
export function readNutrition(
  recipe: PublishedObject,
  servings: number | null,
  report: Report,
): ParsedNutrition | null {
  const items = toList(recipe.read(...NUTRITION_KEYS)).map((item) => recipe.resolve(item))
  const text = textOf(items[0])
  const told = text === undefined ? undefined : nutritionOfText(text)
  const beside = factsBeside(recipe.raw)
  const found = byName(items) ?? items.filter(isObject).find((item) => !isComputed(item)) ?? told ?? beside
  const published = found && inSchema(found)
  if (!published) {
    if (text) report.note('nutrition', 'dropped', NOT_NAMED, text)
    return null
  }
  const nutrition: ParsedNutrition = {
    ...fromNames(FACTS, (field) => readFact(published, field, report)),
    serving_size: readServingSize(published),
  }
  if (nutrition.sodium_content_mg === null) nutrition.sodium_content_mg = sodiumOfSalt(published, report)
  if (isSodiumDoubtful(published, nutrition, report)) nutrition.is_sodium_doubtful = true
  const known = Object.values(nutrition).filter((value) => typeof value === 'number').length
  if (known === 0) {
    if (found === told) report.note('nutrition', 'dropped', NOT_NAMED, text)
    return null
  }
  if (found === told) report.note('nutrition', 'guessed', 'Read from a text: please check.', text)
  else if (found === beside) report.note('nutrition', 'guessed', BESIDE, found)
  else report.note('nutrition', 'kept', `${known} facts found.`, found)
  if (OF_100_G.test(nutrition.serving_size ?? ''))
    report.note('nutrition', 'guessed', 'These seem to be facts of 100 g, not of one serving: please check.')
  for (const warning of nutritionWarnings(nutrition, servings)) report.note('nutrition', 'guessed', warning)
  for (const field of ['trans_fat_content_g', 'unsaturated_fat_content_g'] as const) {
    if (nutrition[field] !== null) report.note(field, 'dropped', 'Recipes here have no such field.')
  }
  return nutrition
}

/** Our own JSON says of figures that nobody published: they are computed anew. */
const isComputed = (item: object) => property(item, 'source') === 'computed'

/** Some apps write the facts as a list, each with its name, value and unit; Tandoor has name and unit in its type. */
function byName(items: unknown[]): Record<string, unknown> | undefined {
  const listed = toList(property(items[0], 'nutrients') ?? items).flatMap((item) => {
    const type = property(item, 'propertyType')
    const name = textOf(property(item, 'name', 'label') ?? property(type, 'name'))?.trim()
    const value = property(item, 'value', 'amount', 'propertyAmount')
    return name && value !== undefined ? [[name, amountOf(item, type, value)] as const] : []
  })
  return listed.length > 0 ? Object.fromEntries(listed) : undefined
}

const amountOf = (item: unknown, type: unknown, value: unknown): unknown =>
  type === undefined ? item : { value, unit: property(type, 'unit') }

/** The same facts, also under their names in schema.org where another language or a label names them: "davon Zucker". */
function inSchema(facts: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(facts).flatMap(([name, value]) => {
    const nutrient = readNutrientName(name)
    if (!nutrient || isBlank(value)) return []
    const amount = textWithUnit(value) ?? ''
    const isBare = nutrient.unit !== '' && amount !== '' && !/\p{L}/u.test(amount)
    return [[nutrient.key, isBare ? `${amount} ${nutrient.unit}` : value] as const]
  })
  // Of energy in two entries, the one in kilocalories counts.
  const ordered = named.toSorted(([, a], [, b]) => Number(isInKcal(a)) - Number(isInKcal(b)))
  return { ...Object.fromEntries(ordered), ...facts }
}

const isInKcal = (value: unknown) => /kcal/i.test(textWithUnit(value) ?? '')

function readFact(published: Record<string, unknown>, field: keyof Facts, report: Report): number | null {
  const value = [...KEYS[field], field]
    .map((key) => property(published, key))
    .find((found) => found !== undefined)
  const text = textWithUnit(value)
  if (text === undefined) return null
  const line = toLine(text)
  const number = numberIn(line, field)
  if (number === undefined) {
    // "Trace" is an amount in words; "kcal" alone and "n/a" say nothing.
    if (/\btrace/i.test(line)) report.note(field, 'dropped', 'This amount has no number.', text)
    return null
  }
  if (isInOtherUnit(line)) {
    report.note(field, 'dropped', NOT_IN_GRAMS, text)
    return null
  }
  if (/^\s*-/.test(line) || !Number.isFinite(number) || number > MOST) {
    report.note(field, 'dropped', 'This amount is not possible.', text)
    return null
  }
  return inUnitOf(field, number, line, report)
}

const isInOtherUnit = (line: string) => OTHER_UNIT.test(line.slice(line.search(/[\d½¼¾]/)))

/** The first number; of an energy in two units the one in kilocalories. */
function numberIn(line: string, field: keyof Facts): number | undefined {
  const [inPowers] = IN_POWERS.exec(line) ?? []
  if (inPowers !== undefined) return Number(inPowers)
  const isJoules = field === 'calories' && JOULES.test(line)
  const kcal = isJoules && IN_KCAL.exec(line)?.[1]
  return parseNumber(kcal || (isJoules ? line.replace(THOUSANDS_OF_JOULES, '$1$2') : line))
}

function inUnitOf(field: keyof Facts, number: number, line: string, report: Report): number {
  const joules = field === 'calories' && !/cal/i.test(line) && JOULES.exec(line)?.[1]
  if (joules) {
    const isMega = /^m/i.test(joules)
    const calories = Math.round((number * (isMega ? KJ_PER_MJ : 1)) / KJ_PER_KCAL)
    report.note('calories', 'changed', `${number} ${isMega ? 'MJ' : 'kJ'} are ${calories} kcal.`, line)
    return calories
  }
  if (field === 'sodium_content_mg' && SODIUM_IN_GRAMS.test(line)) {
    if (number < MOST_SODIUM_GRAMS) {
      report.note(field, 'changed', `${number} g are ${number * 1000} mg.`, line)
      return number * 1000
    }
    report.note(field, 'guessed', 'The value is impossible in grams. Read as milligrams.', line)
  }
  return inWeightOf(field, number, line, report)
}

/** Grams or milligrams that the text names instead; only where the number is one that they can have. */
function inWeightOf(field: keyof Facts, number: number, line: string, report: Report): number {
  if (field === 'cholesterol_content_mg' && number < MOST_SODIUM_GRAMS && /\d\s*g(rams?)?\b/i.test(line)) {
    report.note(field, 'changed', `${number} g are ${number * 1000} mg.`, line)
    return Math.round(number * 1000)
  }
  if (!field.endsWith('_g') || !/\d\s*(mg|milligrams?)\b/i.test(line)) return Math.round(number * 1000) / 1000
  if (number < LEAST_MILLIGRAMS) {
    report.note(field, 'guessed', 'The value is implausible in milligrams. Read as grams.', line)
    return number
  }
  report.note(field, 'changed', `${number} mg are ${number / 1000} g.`, line)
  return number / 1000
}

/** Whether sodium that was published in grams is more than the rest of the serving can hold: salt may have been meant. */
function isSodiumDoubtful(published: object, facts: ParsedNutrition, report: Report): boolean {
  const { sodium_content_mg: sodium, calories } = facts
  const text = textWithUnit(property(published, ...KEYS.sodium_content_mg)) ?? ''
  const line = toLine(text)
  if (sodium === null || !SODIUM_IN_GRAMS.test(line) || parseNumber(line) !== sodium / 1_000) return false
  if (sodium <= Math.max(MOST_SODIUM_MG, MOST_SODIUM_MG_PER_KCAL * (calories ?? 0))) return false
  const grams = sodium / 1_000
  const serving = calories === null ? 'a serving' : `a serving of ${Math.round(calories)} kcal`
  const reason = `${grams} g of sodium are ${grams * SALT_PER_SODIUM} g of salt, which ${serving} does not hold. If ${grams} g of salt were meant, it holds ${sodium / SALT_PER_SODIUM} mg of sodium.`
  report.noteInstead('sodium_content_mg', 'dropped', reason, text)
  return true
}

/** What salt holds of it, where a file says salt, as labels in Europe do. */
function sodiumOfSalt(published: Record<string, unknown>, report: Report): number | null {
  const text = textWithUnit(property(published, 'saltContent', 'salt'))
  const line = toLine(text ?? '')
  const grams = parseNumber(line)
  if (grams === undefined || /^\s*-/.test(line)) return null
  if (isInOtherUnit(line)) {
    report.note('sodium_content_mg', 'dropped', NOT_IN_GRAMS, text)
    return null
  }
  const milligrams = Math.round((/\d\s*mg\b/i.test(line) ? grams : grams * 1_000) / SALT_PER_SODIUM)
  if (milligrams > (MOST_SODIUM_GRAMS * 1_000) / SALT_PER_SODIUM) {
    report.note('sodium_content_mg', 'dropped', 'No serving holds so much salt.', text)
    return null
  }
  report.note('sodium_content_mg', 'changed', `${line} of salt hold ${milligrams} mg of sodium.`, text)
  return milligrams
}

function readServingSize(published: Record<string, unknown>): string | null {
  const size = property(published, 'servingSize')
  const text = textWithUnit(size) ?? textOf(size, 'name')
  return (text !== undefined && toLine(text).slice(0, 100)) || null
}
