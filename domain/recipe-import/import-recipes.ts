import { fromNames, pick } from '../field.ts'
import { formatCount, formatNumber } from '../format-number.ts'
import { IMPORTED_FIELDS, NOTHING_OWN, RECIPE_FIELD_NAMES } from '../recipe/fields.ts'
import type { Nutrition, RecipeFields } from '../recipe/recipe.ts'
import { toCategory } from './category.ts'
import { toCuisine } from './cuisine.ts'
import { findRecipes, MOST_RECIPES, typesOf, type FoundObject } from './find-recipes.ts'
import { parseText } from '../json-text.ts'
import { type Entries, listEntries } from './list-entries.ts'
import { decideDiets, decideWellness } from './labels.ts'
import { withoutMarkdown } from './markdown.ts'
import { NAME_KEYS } from './keys.ts'
import { toLine } from './plain-text.ts'
import { property, publishedObject, type Referenced, textOf, toList } from './published-object.ts'
import { isOfItems, withoutItems } from './of-items.ts'
import { PARSE_FAILURE, readJson, readValue } from './read-json.ts'
import { readIngredients } from './read-ingredients.ts'
import { readInstructions } from './read-instructions.ts'
import { readNutrition } from './read-nutrition.ts'
import { isMeasure, readServings } from './read-servings.ts'
import { readTimes } from './read-times.ts'
import * as words from './read-words.ts'
import {
  startReport,
  type ImportedRecipe,
  type ImportProblem,
  type ImportResult,
  type ParsedRecipe,
} from './report.ts'
import { toIngredients, toInstructions, usefulKeywords } from './sections.ts'

const MOST_PROBLEMS = 100
const NO_RECIPE = 'Invalid recipe JSON format. Please ensure it contains name and ingredients.'

/**
 * Reads the recipes of a JSON text, or of what one was parsed to, and reports what became of every field. Never throws:
 * what cannot be read is a problem in the words of spec.md section 5, and does not stop the recipes beside it.
 */
export function importRecipes(source: unknown): ImportResult {
  const result: ImportResult = { recipes: [], problems: [] }
  for (const { recipe, problem } of readRecipes(source)) {
    if (recipe) result.recipes.push(recipe)
    if (problem) result.problems.push(problem)
  }
  return result
}

/** One object of a file, read: the recipe that it is, or why it is none. `of` is how many there are in all. */
export type ReadObject = { recipe?: ImportedRecipe; problem?: ImportProblem; of: number }

/** The same as `importRecipes`, one recipe at a time, for callers that show progress. */
export function* readRecipes(source: unknown): Generator<ReadObject> {
  const entries = typeof source === 'string' ? listEntries(source) : undefined
  if (entries) {
    yield* readFound(openEntries(entries), entries.count)
    return
  }
  const parsed = typeof source === 'string' ? readJson(source) : readValue(source)
  if (!parsed.ok) {
    yield { problem: { message: PARSE_FAILURE, detail: parsed.detail }, of: 0 }
    return
  }
  const { found, referenced } = findRecipes(parsed.value)
  const { repairs } = parsed
  yield* readFound(
    found.map((object) => ({ object, referenced, repairs })),
    found.length,
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

function* readFound(opened: Iterable<Opened>, count: number): Generator<ReadObject> {
  const of = Math.min(count, MOST_RECIPES)
  let found = 0
  let refused = 0
  for (const { object, referenced, repairs } of opened) {
    if (++found > MOST_RECIPES) break
    const recipe = importRecipe(object, referenced, repairs)
    if (recipe) yield { recipe, of }
    else if (++refused <= MOST_PROBLEMS)
      yield { problem: { message: NO_RECIPE, ...whatIsMissing(object, referenced) }, of }
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
): ImportedRecipe | undefined {
  const recipe = publishedObject(toPlainShape(object), referenced)
  const report = startReport()
  for (const repair of repairs) report.note('file', 'changed', repair)
  const name = words.readName(recipe, report)
  const ingredients = readIngredients(recipe, report)
  if (name === undefined || ingredients.every((line) => line.is_heading)) return undefined

  const published = readServings(recipe, report)
  const servings = isMeasure(recipe) ? null : published
  const facts = readNutrition(recipe, servings, report)
  const nutrition = facts && toNutrition(facts)
  const keywords = words.readKeywords(recipe, report)
  const categoryText = words.readCategoryText(recipe)
  const recipe_category = toCategory(categoryText, keywords, report)
  const useful = usefulKeywords({ keywords, name, recipe_category: categoryText })
  const parts = { ingredients, keywords: useful, nutrition, servings, recipe_category }
  const { diets, detected, stored } = decideDiets(recipe, parts, keywords, report)
  const wellness = decideWellness(parts, report)
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
    detected_dietary_restrictions: detected,
    detected_wellness_categories: wellness,
  }
  const fields = toFields(parsed, {
    nutrition,
    servings,
    recipe_category,
    keywords: useful,
    dietary_restrictions: stored,
    wellness_categories: wellness,
  })
  if (servings !== published)
    report.noteInstead(
      'servings',
      'dropped',
      'The value says how much there is, not how many people it serves.',
    )
  noteTags(parsed, fields, report)
  noteTidied(parsed, fields, report)
  return { parsed, diets, fields, report: report.entries, source: object }
}

/** Under the keys that recipes have, where an app has other ones. */
function toPlainShape(object: Record<string, unknown>): Record<string, unknown> {
  if (isOfItems(object)) return withoutItems(object)
  // Crouton calls the time to prepare a duration, and has the time to cook beside it.
  const { duration } = object
  return duration !== undefined && Object.hasOwn(object, 'cookingDuration')
    ? { ...object, prepTime: duration }
    : object
}

type Decided = Pick<
  RecipeFields,
  'nutrition' | 'servings' | 'recipe_category' | 'keywords' | 'dietary_restrictions' | 'wellness_categories'
>

function toFields(parsed: ParsedRecipe, decided: Decided): RecipeFields {
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

function noteTags(parsed: ParsedRecipe, fields: RecipeFields, report: ReturnType<typeof startReport>) {
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
function noteTidied(parsed: ParsedRecipe, fields: RecipeFields, report: ReturnType<typeof startReport>) {
  const reason = 'Stray commas and Markdown marks were removed.'
  const stored = new Set(fields.ingredients.map((line) => line.ingredient_text))
  const line = parsed.ingredients.find((line) => !line.is_heading && !stored.has(line.ingredient_text))
  if (line) report.note('ingredients', 'changed', reason, line.ingredient_text)
  const step = parsed.instructions.find(({ step_text }) => withoutMarkdown(step_text) !== step_text)
  if (step) report.note('instructions', 'changed', reason, step.step_text)
}

function whatIsMissing({ object, path }: FoundObject, referenced: Referenced) {
  const report = startReport()
  const recipe = publishedObject(toPlainShape(object), referenced)
  const name = words.readName(recipe, report)
  const missing = [
    name === undefined && 'a name',
    readIngredients(recipe, report).every((line) => line.is_heading) && 'ingredients',
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
