import type { Nutrition } from './recipe.ts'

/**
 * What looks wrong in published facts for one serving, as sentences for the chef; none when all is plausible. The
 * limits let 98.7 % of the foods in USDA SR28 pass.
 */
export function nutritionWarnings(nutrition: Nutrition, servings: number | null): string[] {
  const warnings = [
    energyWarning(nutrition, servings),
    ...partWarnings(nutrition),
    placeholderWarning(nutrition),
  ]
  return warnings.flatMap((warning) => warning ?? [])
}

function energyWarning(nutrition: Nutrition, servings: number | null): string | undefined {
  const { calories } = nutrition
  if (calories === null) return undefined
  if (calories > 3_000)
    return `${calories} kcal is more than one serving can have: perhaps the whole recipe was meant.`
  if (calories > 1_500 && servings !== null && servings >= 4) {
    return `${calories} kcal look like the whole recipe rather than one of ${servings} servings.`
  }
  const expected = energyFromMacros(nutrition)
  if (expected === undefined || expected === 0) return undefined
  const ratio = calories / expected
  if (ratio >= 3.6 && ratio <= 4.8)
    return `${calories} kcal look like kilojoules: the macros give ${Math.round(expected)} kcal.`
  const fiber = nutrition.fiber_content_g ?? 0
  // Labels count fibre at 4 kcal, at 2 or not at all.
  const isNear = [expected, expected - 2 * fiber, expected - 4 * fiber].some(
    (energy) => Math.abs(calories - energy) <= Math.max(30, 0.2 * calories),
  )
  return isNear
    ? undefined
    : `${calories} kcal and the macros disagree: those give ${Math.round(expected)} kcal.`
}

/** Energy that the macros account for by Atwater's factors, in kcal; undefined when one of the three is unknown. */
function energyFromMacros(nutrition: Nutrition): number | undefined {
  const { protein_content_g: protein, carbohydrate_content_g: carbohydrate, fat_content_g: fat } = nutrition
  if (protein === null || carbohydrate === null || fat === null) return undefined
  return 4 * protein + 4 * carbohydrate + 9 * fat
}

function* partWarnings(nutrition: Nutrition): Generator<string> {
  const exceeds = (part: number | null, whole: number | null) =>
    part !== null && whole !== null && part > whole + 0.5
  if (exceeds(nutrition.saturated_fat_content_g, nutrition.fat_content_g))
    yield 'More saturated fat than fat.'
  if (exceeds(nutrition.sugar_content_g, nutrition.carbohydrate_content_g))
    yield 'More sugar than carbohydrate.'
  if (exceeds(nutrition.fiber_content_g, nutrition.carbohydrate_content_g))
    yield 'More fibre than carbohydrate.'
  const { sodium_content_mg: sodium } = nutrition
  if (sodium !== null && sodium > 5_000) yield `${sodium} mg of sodium is a lot for one serving.`
  if (sodium !== null && sodium > 0 && sodium < 10 && (nutrition.calories ?? 0) > 100) {
    yield `${sodium} mg of sodium is very little: perhaps grams were meant.`
  }
}

function placeholderWarning(nutrition: Nutrition): string | undefined {
  const macros = [nutrition.protein_content_g, nutrition.carbohydrate_content_g, nutrition.fat_content_g]
  const [first] = macros
  const isPlaceholder =
    typeof first === 'number' &&
    macros.every((value) => value === first) &&
    (first > 0 || (nutrition.calories ?? 0) > 20)
  return isPlaceholder
    ? 'Protein, carbohydrate and fat are all the same: perhaps they were never filled in.'
    : undefined
}
