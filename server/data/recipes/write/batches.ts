import type { Judge } from 'food-verdicts/diet/judge-recipe'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import { pick } from 'recipe-basics/fields/field'
import { OWN_RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import { keepUndone } from 'recipe-reading/step/undone-links'
import { slugify } from '#domain/addresses/slug.ts'
import { type Publication, type Status, toPublication } from '#domain/publishing/status.ts'
import { nextMoment, type Author } from '../../changes/change.ts'
import type { Database } from '../../database/database.ts'
import { currentJudge } from '../../foods/read.ts'
import { insertRows } from '../../database/insert-rows.ts'
import { withOwnPictures } from '../../media/elsewhere.ts'
import { changeGivenFor, type GivenFor } from '../row/figures.ts'
import { labelRecipe } from '../labels/label-recipe.ts'
import { findNextNumber, isSameSecond, nextNumber } from '../../changes/recipe-numbers.ts'
import { deleteParts, insertParts } from '../row/parts.ts'
import { keepReading, readSaved } from '../row/page-readings.ts'
import type { StoreReading } from '../labels/read-for-store.ts'
import { insertRecipeVersions } from './versions.ts'
import { rememberWords } from '../search/spellings.ts'
import { insertSources, recipeColumns, type RecipeSource, type StoredRecipe } from '../row/row.ts'

type NewRecipe = {
  id: string
  status: Status
  fields: WrittenRecipe
  decisions?: LabelDecision[]
  source: RecipeSource
  /** What was read of it ahead, as if the chef had corrected nothing: it counts where she has not. */
  reading?: StoreReading | undefined
}

type Replacement = Author &
  Publication & {
    current: StoredRecipe
    slug: string
    fields: WrittenRecipe
    decisions: LabelDecision[]
    /** The chef says that her figures hold, although the dish has changed. */
    figuresHold?: boolean | undefined
    /** Without one, the file that the recipe came from stays. Null takes it away. */
    source?: RecipeSource | null | undefined
    /** A version is put back whole: the figures are for what they were for, and nothing is taken over from `current`. */
    givenFor?: GivenFor | undefined
  }

type Slugs = { find: (name: string) => string }

/** Every address that is or was a recipe's. Found ones count as taken. */
export async function loadSlugs(db: Database): Promise<Slugs> {
  const rows = await db
    .selectFrom('recipes')
    .select('slug')
    .union(db.selectFrom('old_slugs').select('slug').where('kind', '=', 'recipe'))
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  const numbers = new Map<string, number>()
  return {
    find(name) {
      const base = slugify(name) || 'recipe'
      let slug = base
      for (let number = numbers.get(base) ?? 2; taken.has(slug); number++) {
        slug = `${base}-${number}`
        // A thousand recipes of one name are not counted through a thousand times.
        numbers.set(base, number + 1)
      }
      taken.add(slug)
      return slug
    },
  }
}

/**
 * Stores many new recipes as `insertRecipe` stores one, but for what is read for their pages, which is read later: within the transaction of its caller, which counts the change of
 * content and may have judged them before.
 */
export async function insertRecipes(
  db: Database,
  slugs: Slugs,
  recipes: NewRecipe[],
  now: Date,
  judged?: Judge,
): Promise<void> {
  const judge = await currentJudge(db, judged)
  const created_at = now.toISOString()
  // Drafts without a date are numbered by their creation, and so all of them follow each other.
  const number = await findNextNumber(db, { published_at: null, created_at })
  const addressed = await chooseSlugs(db, slugs, recipes)
  const labelled = addressed.map((recipe) => ({
    ...recipe,
    ...labelRecipe(recipe.fields, recipe.decisions, judge),
    reading: judge.corrections ? undefined : recipe.reading,
  }))
  const rows = labelled.map(({ id, slug, status, ...recipe }, place) => ({
    id,
    slug,
    ...toPublication({ status, published_at: null }, now),
    number: number + place,
    created_at,
    updated_at: created_at,
    ...recipeColumns(recipe),
  }))
  await insertRows(db, 'recipes', rows)
  await insertParts(db, labelled)
  await rememberWords(db, rows)
  await insertSources(
    db,
    recipes.map(({ id: recipe_id, source }) => ({ recipe_id, ...source })),
  )
}

/**
 * Replaces recipes, each once, and keeps what they were as versions. One is read for its page at once, many later. Within the transaction of the caller, who has read
 * `current` in it, counts the change of content, and may have judged them before. Answers when each was changed, in their
 * order.
 */
export async function replaceRecipes(
  db: Database,
  changes: Replacement[],
  now: Date,
  judged?: Judge,
): Promise<{ id: string; slug: string; updated_at: string }[]> {
  if (changes.length === 0) return []
  const judge = await currentJudge(db, judged)
  const changing = changes.map(({ current, author_id, source }) => ({
    recipe: current,
    author_id,
    withSource: source !== undefined,
  }))
  await insertRecipeVersions(db, changing, now)
  const rows = changes.map((change) => {
    const { current, slug, status, published_at, fields, decisions, source, figuresHold = false } = change
    const written = source && !change.givenFor ? withOwnChoices(fields, current.fields) : fields
    // A file says its figures of its own lines.
    const holds = figuresHold || source !== undefined
    const givenFor = change.givenFor ?? changeGivenFor(current, written, holds, now, judge.corrections)
    const recipe = labelRecipe(written, decisions, judge)
    const updated_at = nextMoment(current.updated_at, now)
    const columns = { status, published_at, ...recipeColumns(recipe) }
    return { current, slug, updated_at, recipe: { ...recipe, givenFor }, columns }
  })
  for (const { current, slug, updated_at, columns } of rows) {
    const dated = { ...current, published_at: columns.published_at }
    const moved = isSameSecond(current, dated) ? {} : { number: nextNumber(dated) }
    await db
      .updateTable('recipes')
      .set({ slug, updated_at, ...(await withOwnPictures(db, columns)), ...moved })
      .where('id', '=', current.id)
      .execute()
  }
  await deleteParts(
    db,
    rows.map(({ current }) => current.id),
  )
  await insertParts(
    db,
    rows.map(({ current, recipe }) => ({ id: current.id, ...recipe })),
  )
  for (const { current, updated_at, recipe } of rows) {
    const read = { id: current.id, updated_at, ...recipe }
    if ((await keepReading(db, current, read)) || rows.length > 1) continue
    await readSaved(db, read, judge.corrections)
  }
  await rememberWords(
    db,
    rows.map(({ columns }) => columns),
  )
  await replaceSources(db, changes)
  return rows.map(({ current, slug, updated_at }) => ({ id: current.id, slug, updated_at }))
}

/** A file says nothing of what the chef has chosen here: equipment, figures for readers, links of steps that she has undone, and what the form alone says. */
const withOwnChoices = (fields: WrittenRecipe, before: WrittenRecipe) => ({
  ...fields,
  ...pick(OWN_RECIPE_FIELDS, before),
  equipment: before.equipment,
  instructions: keepUndone(fields.instructions, before.instructions),
  nutrition_shown: fields.nutrition_shown ?? before.nutrition_shown,
})

/** Somebody else may have taken an address since those in memory were loaded. */
async function chooseSlugs(db: Database, slugs: Slugs, recipes: NewRecipe[]) {
  let addressed = recipes.map((recipe) => ({ ...recipe, slug: slugs.find(recipe.fields.name) }))
  for (;;) {
    const wanted = addressed.map(({ slug }) => slug)
    const taken = new Set(wanted.length > 0 ? await listTakenSlugs(db, wanted) : [])
    if (taken.size === 0) return addressed
    addressed = addressed.map((recipe) =>
      taken.has(recipe.slug) ? { ...recipe, slug: slugs.find(recipe.fields.name) } : recipe,
    )
  }
}

async function listTakenSlugs(db: Database, wanted: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('slug')
    .where('slug', 'in', wanted)
    .union(db.selectFrom('old_slugs').select('slug').where('kind', '=', 'recipe').where('slug', 'in', wanted))
    .execute()
  return rows.map(({ slug }) => slug)
}

async function replaceSources(db: Database, changes: Replacement[]) {
  const replaced = changes.filter(({ source }) => source !== undefined)
  if (replaced.length === 0) return
  const recipe_ids = replaced.map(({ current }) => current.id)
  await db.deleteFrom('recipe_sources').where('recipe_id', 'in', recipe_ids).execute()
  await insertSources(
    db,
    replaced.flatMap(({ current, source }) => (source ? { recipe_id: current.id, ...source } : [])),
  )
}
