import { readRecipe } from 'recipe-reading/reading/recipe-reading'
import type { InferResult, Insertable } from 'kysely'
import { FOLD_RULES, foldForSearch } from 'recipe-basics/text/fold'
import type { Judge } from 'food-verdicts/diet/judge-recipe'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { RECIPE_FIELD_NAMES } from 'recipe-basics/recipe/fields'
import { NUTRITION_RULES, showNutrition } from 'recipe-reading/nutrition/shown-nutrition'
import type { GivenLabel, RecipeFields, WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { Publication } from '#domain/publishing/status.ts'
import type { Database } from '../../database/database.ts'
import { recipeConverters } from './converters.ts'
import { currentJudge } from '../../foods/read.ts'
import { insertRows } from '../../database/insert-rows.ts'
import type { GivenFor } from './figures.ts'
import { nextNumber } from '../../changes/recipe-numbers.ts'
import { labelColumns, labelRecipe } from '../labels/label-recipe.ts'
import { givenLabels, type LabelledRecipe, listDecisions } from '../labels/labels.ts'
import { insertParts, selectWithParts, toParts } from './parts.ts'
import { readSaved } from './page-readings.ts'
import { readingColumns, toDishCode } from '../labels/reading-columns.ts'
import type { Schema } from '../../tables/schema.ts'
import { storedPublication } from '../../columns/stored-publication.ts'
import { rememberWords } from '../search/spellings.ts'
import { canBeStored } from '../../columns/stored-text.ts'

/** Where a recipe came from: its page, the untouched file, and the importer's report. */
export type RecipeSource = { source_url: string | null; source: unknown; report: unknown }

/** A recipe as people with a role see it: a draft, scheduled or public. */
export type StoredRecipe = Publication & {
  id: string
  slug: string
  created_at: string
  updated_at: string
  fields: RecipeFields
  /** The labels among them, and who gave each. */
  labels: GivenLabel[]
  /** What the chef decided about labels, also about those that readers do not see. */
  decisions: LabelDecision[]
  /** What the chef gave her figures for. */
  givenFor: GivenFor
  /** The nutrition that readers see, which may be another than the chef gave, and what is drawn. */
  shown: Pick<PublicRecipe, 'nutrition' | 'nutrition_basis' | 'dish'>
}

/** What is stored of a recipe. */
export type WrittenAs = Omit<StoredRecipe, 'fields' | 'labels' | 'givenFor' | 'shown'> & {
  fields: WrittenRecipe
  givenFor?: GivenFor
}

/** One recipe, whole, whether public or not; or undefined. */
export async function findRecipe(db: Database, id: string): Promise<StoredRecipe | undefined> {
  if (!canBeStored(id)) return undefined
  const [recipe] = await listRecipes(db, [id])
  return recipe
}

/** Some recipes, whole, in no order. Ids that nobody has are left out. */
export async function listRecipes(db: Database, ids: string[]): Promise<StoredRecipe[]> {
  if (ids.length === 0) return []
  const rows = await selectWhole(db).where('id', 'in', ids).execute()
  const decisions = await listDecisions(db, ids)
  return rows.map((row) => toRecipe(row, decisions.get(row.id) ?? []))
}

const selectWhole = (db: Database) =>
  selectWithParts(db)
    .select(['id', 'slug', 'status', 'published_at', 'created_at', 'updated_at', 'dish'])
    .select(RECIPE_FIELD_NAMES)

type WholeRow = InferResult<ReturnType<typeof selectWhole>>[number]

function toRecipe(row: WholeRow, decisions: LabelDecision[]): StoredRecipe {
  const { id, slug, created_at, updated_at, labels, figures, dish, ...columns } = toParts(row)
  const { ingredients, instructions, dietary_restrictions } = columns
  const fields = {
    ...recipeConverters.toValues(columns),
    ingredients,
    instructions,
    nutrition: figures.given,
    dietary_restrictions,
  }
  const { givenFor, shown: nutrition, basis: nutrition_basis } = figures
  const shown = { nutrition, nutrition_basis, dish }
  const publication = storedPublication(row)
  return { id, slug, ...publication, created_at, updated_at, fields, labels, decisions, givenFor, shown }
}

/** What readers would see of a stored recipe. A draft without a date would be public from `now` on. */
export function publicOf(
  { id, slug, published_at, created_at, updated_at, fields, labels, shown }: StoredRecipe,
  now: Date,
): PublicRecipe {
  const dates = { published_at: published_at ?? now.toISOString(), created_at, updated_at }
  return { ...fields, id, slug, ...dates, labels, ...shown }
}

/**
 * What readers would see of a recipe that is stored so: its labels follow from its lines, and from what the chef decided. A
 * draft without a date would be public from `now` on.
 */
export function toPublicRecipe(
  { id, slug, published_at, created_at, updated_at, fields, decisions, givenFor }: WrittenAs,
  now: Date,
  judge: Judge,
): PublicRecipe {
  const labels = givenLabels(labelRecipe(fields, decisions, judge))
  const dietary_restrictions = labels.map(({ dietary_restriction }) => dietary_restriction)
  const dates = { published_at: published_at ?? now.toISOString(), created_at, updated_at }
  const reading = readRecipe(fields, judge.corrections)
  const { nutrition, source, coverage } = showNutrition(reading, fields.nutrition_shown)
  const stale_since = source === 'published' ? (givenFor?.stale_since ?? null) : null
  const nutrition_basis = { source, coverage, stale_since }
  const dish = toDishCode(reading, fields)
  return { ...fields, id, slug, dish, ...dates, labels, dietary_restrictions, nutrition, nutrition_basis }
}

/** Stores a whole recipe as it is given, under its own id and slug. False when one of them is taken. */
export async function insertStoredRecipe(
  db: Database,
  { id, slug, status, published_at, created_at, updated_at, fields, decisions, givenFor }: WrittenAs,
  source?: RecipeSource,
  judge?: Judge,
): Promise<boolean> {
  const recipe = labelRecipe(fields, decisions, await currentJudge(db, judge))
  const number = nextNumber({ published_at, created_at })
  const columns = { slug, status, published_at, created_at, updated_at, ...recipeColumns(recipe) }
  const row = await db
    .insertInto('recipes')
    .values({ id, number, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await insertParts(db, [{ id, ...recipe, ...(givenFor && { givenFor }) }])
  await readSaved(db, { id, updated_at, fields, decisions }, recipe.corrections)
  await rememberWords(db, [columns])
  if (source) await insertSources(db, [{ recipe_id: id, ...source }])
  return true
}

/** The columns of a recipe's own table that hold what the chef decides, and what search looks through. */
export function recipeColumns({ fields, labels, corrections, reading }: LabelledRecipe) {
  return {
    ...recipeConverters.toColumns(fields),
    ...searchColumns(fields),
    ...labelColumns(labels),
    ...(reading?.columns ?? readingColumns(fields, corrections)),
    nutrition_rules: NUTRITION_RULES,
  } satisfies Partial<Insertable<Schema['recipes']>>
}

type Searched = Pick<RecipeFields, 'name' | 'description' | 'story' | 'author_name'> & {
  keywords: string | readonly string[]
  ingredients: { ingredient_text: string }[]
  instructions: { step_text: string }[]
}

/** Letters of a word that somebody looks for. */
const LONGEST_WORD = 40

/** What search looks through, and by which rules it was folded. */
export function searchColumns(recipe: Searched) {
  const { name, description, story, author_name, keywords, ingredients, instructions } = recipe
  const search_name = foldForSearch(name)
  const search_text = `${search_name}\n${foldForSearch(description ?? '')}`
  const search_lines = ingredients.map(({ ingredient_text }) => foldForSearch(ingredient_text)).join('\n')
  const texts = [story ?? '', String(keywords), ...instructions.map(({ step_text }) => step_text)].map(
    foldForSearch,
  )
  return {
    search_name,
    search_text,
    search_author: foldForSearch(author_name ?? ''),
    search_lines,
    search_words: listWords([search_text, search_lines, ...texts].join('\n')).join(' '),
    fold_rules: FOLD_RULES,
  }
}

const listWords = (folded: string) => [
  ...new Set(folded.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length <= LONGEST_WORD)),
]

/** Keeps the files that recipes came from. */
export async function insertSources(db: Database, sources: (RecipeSource & { recipe_id: string })[]) {
  const rows = sources.map(({ recipe_id, source_url, source, report }) => ({
    recipe_id,
    source_url,
    source: JSON.stringify(source),
    report: JSON.stringify(report),
  }))
  await insertRows(db, 'recipe_sources', rows)
}
