import type { IsFood } from './heading-marks.ts'
import { fromNames, pick } from 'recipe-basics/fields/field'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { countCharacters, MOST_CHARACTERS, sayTooLong } from 'recipe-basics/recipe/recipe-length'
import { IMPORTED_FIELDS, NOTHING_OWN, RECIPE_FIELD_NAMES } from 'recipe-basics/recipe/fields'
import type { Nutrition, WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { toCategory } from './category.ts'
import { toCuisine } from './cuisine.ts'
import { findRecipes, typesOf, type FoundObject } from './find-recipes.ts'
import { parseText } from 'recipe-basics/text/json-text'
import { type Entries, listEntries } from './list-entries.ts'
import { withoutMarkdown } from './markdown.ts'
import { recipesOfMealie } from './mealie-backup.ts'
import { DIET_KEYS, NAME_KEYS } from './keys.ts'
import { mayMissValue } from './missing-values.ts'
import { toLine } from './plain-text.ts'
import { property, publishedObject, type Referenced, textOf, toList } from './published-object.ts'
import { isOfItems, withoutItems } from './of-items.ts'
import { withParts } from './recipe-parts.ts'
import { readJson, readValue } from './read-json.ts'
import {
  PARSE_FAILURE,
  MOST_RECIPES,
  startReport,
  type FoundRecipe,
  type ImportProblem,
  type ParsedRecipe,
  type ReadObject,
} from './report.ts'
import { readIngredients } from './read-ingredients.ts'
import { readInstructions } from './read-instructions.ts'
import { readNutrition } from './read-nutrition.ts'
import { isMeasure, readServings } from './read-servings.ts'
import { readTimes } from './read-times.ts'
import * as words from './read-words.ts'
import { toIngredients, toInstructions, usefulKeywords } from './sections.ts'

const MOST_PROBLEMS = 100
const NO_RECIPE = 'Invalid recipe JSON format. Please ensure it contains name and ingredients.'

const UNREAD_PART =
  'A recipe inside this one has no lines that can be read. No label is earned without them: please add them.'

/**
 * Reads the recipes of a JSON text, or of what one was parsed to, one at a time, and reports what became of every field. Never
 * throws: what cannot be read is a problem in the words of spec.md section 5, and does not stop the recipes beside it.
 */
export function* readRecipes(source: unknown, isFood: IsFood): Generator<ReadObject<FoundRecipe>> {
  const entries = typeof source === 'string' ? listEntries(source) : undefined
  if (entries) {
    yield* readFound(openEntries(entries), entries.count, isFood)
    return
  }
  const parsed = typeof source === 'string' ? readJson(source) : readValue(source)
  if (!parsed.ok) {
    yield { problem: { message: PARSE_FAILURE, detail: parsed.detail }, of: 0 }
    return
  }
  const { found, referenced } = findRecipes(recipesOfMealie(parsed.value) ?? parsed.value)
  const { repairs } = parsed
  yield* readFound(
    found.map((object) => ({ object, referenced, repairs })),
    found.length,
    isFood,
  )
}

/** An object with what it may point to. */
type Opened = { object: FoundObject; referenced: Referenced; repairs: string[] }

/** The objects of a long list, of which one entry at a time is in memory. */
function* openEntries({ count, entry }: Entries): Generator<Opened> {
  for (let place = 0; place < count; place++) {
    const parsed = parseText(`[${entry(place)}]`)
    const { found, referenced } = findRecipes(parsed.ok ? parsed.value : [])
    for (const { object, path } of found)
      yield { object: { object, path: path.replace('[0]', `[${place}]`) }, referenced, repairs: [] }
  }
}

function* readFound(
  opened: Iterable<Opened>,
  count: number,
  isFood: IsFood,
): Generator<ReadObject<FoundRecipe>> {
  const of = Math.min(count, MOST_RECIPES)
  let found = 0
  let refused = 0
  for (const { object, referenced, repairs } of opened) {
    if (++found > MOST_RECIPES) break
    const recipe = importRecipe(object, referenced, repairs, isFood)
    if (recipe && 'tooLong' in recipe) yield { problem: recipe.tooLong, of }
    else if (recipe) yield { recipe, of }
    else if (++refused <= MOST_PROBLEMS)
      yield { problem: { message: NO_RECIPE, ...whatIsMissing(object, referenced, isFood) }, of }
  }
  const more = (detail: string) => ({ problem: { message: NO_RECIPE, detail }, of })
  if (refused > MOST_PROBLEMS) yield more(`${formatNumber(refused - MOST_PROBLEMS)} more like these.`)
  if (found > MOST_RECIPES)
    yield more(`Only the first ${formatNumber(MOST_RECIPES)} recipes of a file are read.`)
  if (found === 0) yield more('The file holds no recipe.')
}

function importRecipe(
  { object }: FoundObject,
  referenced: Referenced,
  repairs: string[],
  isFood: IsFood,
): FoundRecipe | TooLong | undefined {
  const { object: whole, unread } = withParts(toPlainShape(object), referenced)
  const recipe = publishedObject(whole, referenced)
  const report = startReport()
  for (const repair of repairs) report.note('file', 'changed', repair)
  const name = words.readName(recipe, report)
  for (const part of unread) report.note('ingredients', 'dropped', UNREAD_PART, part)
  const ingredients = readIngredients(recipe, report, isFood)
  if (name === undefined || ingredients.every((line) => line.is_heading)) return undefined
  // Before anything is read from them.
  const inLines = ingredients.reduce((sum, line) => sum + line.ingredient_text.length, 0)
  if (inLines > MOST_CHARACTERS) return refuseLength(name, inLines)

  const published = readServings(recipe, report)
  const servings = isMeasure(recipe) ? null : published
  const facts = readNutrition(recipe, servings, report)
  const nutrition = facts && toNutrition(facts)
  const keywords = words.readKeywords(recipe, report)
  const categoryText = words.readCategoryText(recipe)
  const recipe_category = toCategory(categoryText, keywords, report)
  const useful = usefulKeywords({ keywords, name, recipe_category: categoryText })
  const source_url = words.readSourceUrl(recipe)

  const parsed: ParsedRecipe = {
    name,
    ...words.readImported(recipe, report),
    difficulty: words.readDifficulty(recipe, report),
    author_name: words.readAuthor(recipe, report),
    ...readTimes(recipe, report),
    servings: published,
    recipe_category: categoryText,
    cuisine: toCuisine(words.readCuisineText(recipe), report),
    keywords,
    image_url: words.readImage(recipe, report),
    source_url,
    ingredients,
    instructions: readInstructions(recipe, report),
    nutrition: facts,
  }
  const fields = toFields(parsed, { nutrition, servings, recipe_category, keywords: useful })
  const characters = countCharacters(fields)
  if (characters > MOST_CHARACTERS) return refuseLength(name, characters)
  if (servings !== published)
    report.noteInstead(
      'servings',
      'dropped',
      'The value says how much there is, not how many people it serves.',
    )
  noteTags(parsed, fields, report)
  noteTidied(parsed, fields, report)
  const suitableFor = toList(recipe.read(...DIET_KEYS)).flatMap((diet) => textOf(diet, '@id', 'name') ?? [])
  return { parsed, fields, report, suitableFor, source: object }
}

/** A recipe that is left out for its length. */
type TooLong = { tooLong: ImportProblem }

const refuseLength = (name: string, characters: number): TooLong => ({
  tooLong: {
    message: 'This recipe is too long.',
    detail: `“${shortened(name)}” was left out. ${sayTooLong(characters)}`,
  },
})

/** Under the keys that recipes have, where an app has other ones. */
function toPlainShape(object: Record<string, unknown>): Record<string, unknown> {
  if (isOfItems(object)) return withoutItems(object)
  // Crouton calls the time to prepare a duration, and has the time to cook beside it.
  const { duration } = object
  return duration !== undefined && Object.hasOwn(object, 'cookingDuration')
    ? { ...object, prepTime: duration }
    : object
}

const MISSING_IN_STEP = 'A program may have written a word here because a value was missing in the file.'

type Decided = Pick<WrittenRecipe, 'nutrition' | 'servings' | 'recipe_category' | 'keywords'>

function toFields(parsed: ParsedRecipe, decided: Decided): WrittenRecipe {
  return {
    // No file names the equipment of this site, says which figures its readers see, or how it is drawn.
    ...pick(RECIPE_FIELD_NAMES, {
      ...parsed,
      equipment: [],
      nutrition_shown: null,
      ...NOTHING_OWN,
    }),
    ...fromNames(IMPORTED_FIELDS, (name) => toPlainProse(parsed[name])),
    ...(isOnlyTags(parsed) && { description: null }),
    name: withoutMarkdown(parsed.name),
    ingredients: toIngredients(parsed.ingredients),
    instructions: toInstructions(parsed.instructions),
    ...decided,
  }
}

const toPlainProse = (prose: string | null) => prose && prose.split('\n').map(withoutMarkdown).join('\n')

/** The facts that are stored; sodium only where it is believed. */
function toNutrition({
  trans_fat_content_g: _trans,
  unsaturated_fat_content_g: _unsaturated,
  is_sodium_doubtful,
  ...nutrition
}: NonNullable<ParsedRecipe['nutrition']>): Nutrition {
  return { ...nutrition, sodium_content_mg: is_sodium_doubtful ? null : nutrition.sodium_content_mg }
}

/** Umami writes a recipe's tags where others describe it. */
function isOnlyTags({ description, keywords }: ParsedRecipe): boolean {
  if (description === null || keywords.length === 0) return false
  const known = new Set(keywords.map((keyword) => keyword.toLowerCase()))
  return description.split(',').every((part) => known.has(part.trim().toLowerCase()))
}

function noteTags(parsed: ParsedRecipe, fields: WrittenRecipe, report: ReturnType<typeof startReport>) {
  if (parsed.description !== null && fields.description === null) {
    report.noteInstead(
      'description',
      'dropped',
      'The description only repeats the keywords.',
      parsed.description,
    )
  }
  const left = parsed.keywords.filter((keyword) => !fields.keywords.includes(keyword))
  if (left.length > 0) {
    report.note(
      'keywords',
      'dropped',
      'These keywords repeat the name or the recipe book, or come from software.',
      left.join(', '),
    )
  }
}

/** What was tidied in the lines that are stored, and not in those that show what was published. */
function noteTidied(parsed: ParsedRecipe, fields: WrittenRecipe, report: ReturnType<typeof startReport>) {
  const reason = 'Stray commas and Markdown marks were removed.'
  const stored = new Set(fields.ingredients.map((line) => line.ingredient_text))
  const line = parsed.ingredients.find((line) => !line.is_heading && !stored.has(line.ingredient_text))
  if (line) report.note('ingredients', 'changed', reason, line.ingredient_text)
  const step = parsed.instructions.find(({ step_text }) => withoutMarkdown(step_text) !== step_text)
  if (step) report.note('instructions', 'changed', reason, step.step_text)
  for (const { step_text } of fields.instructions.filter(({ step_text }) => mayMissValue(step_text)))
    report.missing('instructions', 'guessed', MISSING_IN_STEP, step_text, step_text)
}

function whatIsMissing({ object, path }: FoundObject, referenced: Referenced, isFood: IsFood) {
  const report = startReport()
  const recipe = publishedObject(withParts(toPlainShape(object), referenced).object, referenced)
  const name = words.readName(recipe, report)
  const missing = [
    name === undefined && 'a name',
    readIngredients(recipe, report, isFood).every((line) => line.is_heading) && 'ingredients',
  ]
  const what = missing.filter((part) => part !== false).join(' and ')
  const type = typesOf(object)[0]
  const detail =
    (missing.every(Boolean) && ofSummaries(object)) ||
    `${name ?? (type ? `The ${type}` : 'It')} has no ${what.replace(/^a /, '')}.`
  return { detail, ...(path !== '' && { path }) }
}

/** A list of names, as programs answer whoever looks for recipes. */
function ofSummaries(object: Record<string, unknown>): string | undefined {
  const names = Object.values(object).flatMap((list) =>
    Array.isArray(list) ? toList(list).flatMap((entry) => textOf(property(entry, ...NAME_KEYS)) ?? []) : [],
  )
  const [first] = names
  if (first === undefined) return undefined
  const example = shortened(toLine(first))
  return `It only lists ${formatCount(names.length, 'name')}, such as “${example}”, without ingredients. Please export the whole recipes.`
}

const MOST_OF_NAME = 80
const shortened = (text: string) => text.slice(0, MOST_OF_NAME).toWellFormed()
