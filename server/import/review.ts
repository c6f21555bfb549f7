import type { Corrections } from 'recipe-reading/food/corrections'
import { joinDecisions, type LabelDecision } from 'food-verdicts/diet/label-decisions'
import { RecipeSchema } from '#domain/recipe/schema.ts'
import { pointsToLook } from '#domain/import/points-to-look.ts'
import { recipeWarnings } from '#domain/recipe/recipe-warnings.ts'
import type { ReviewValues } from '#domain/import/review-values.ts'
import { toRecipeInput } from '#domain/recipe/form.ts'
import type { WrittenRecipe } from 'recipe-basics/recipe/recipe'
import type { Status } from '#domain/publishing/status.ts'
import { type Author, authorMay, mayWrite, nextMoment } from '../data/changes/change.ts'
import { readCorrections } from '../data/foods/read.ts'
import { changeContent } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { findWaitingRecipe, updateWaiting, type WaitingRecipe } from '../data/imports/contents.ts'
import { markItem, type SavedAs, setSaved } from '../data/imports/items.ts'
import { askForPictures } from '../data/media/linked-pictures.ts'
import { findRecipe } from '../data/recipes/row/row.ts'
import { findSameRecipe, insertRecipe, updateRecipe } from '../data/recipes/write/write.ts'
import { findTrashedRecipe, loadTrashedRecipes } from '../data/trash/recipes.ts'
import { type FormErrors, parseForm } from '../forms/form-errors.ts'
import { answerLabels } from '../recipe-preview/label-preview.ts'
import { type ReadElsewhere, readToStore, readTypedPreview } from '../recipe-preview/recipe-reader.ts'
import { undeleteThing } from '../data/things/change-one.ts'
import { RECIPES } from '../data/things/recipe-thing.ts'

/**
 * One waiting recipe of an import, as somebody has filled in its review; or as it only lay open while all were saved; or as one
 * press has answered one of its points, and the others still ask.
 */
export type Reviewed = {
  import_id: string
  position: number
  typed: ReviewValues
  by?: 'lying open' | 'an answer'
}

type Saving = Reviewed & {
  /** As what it is added. A stored one that is updated stays what it is. */
  status: Status
  /** What to do when a stored recipe is the same, or one in the trash. */
  duplicate: 'update' | 'restore' | 'new' | undefined
  author: Author
  /** Whether a picture that stands on another site is brought here. */
  pictures?: boolean
}

/** What became of it; `gone`: it was saved or skipped already, perhaps in another tab. */
export type ReviewSaved =
  | { outcome: 'saved'; name: string; status: Status }
  | { outcome: 'invalid'; errors: FormErrors }
  | { outcome: 'gone' }

/** Who fills a review in, when, and how its labels are judged. */
type Checking = Reading & { author: Author; now: Date }

/** Where recipes are read, and what the chef said of their words. */
export type Reading = { elsewhere: ReadElsewhere; corrections: Corrections }

type Checked =
  | { ok: true; fields: WrittenRecipe; decisions: LabelDecision[] }
  | { ok: false; errors: FormErrors }

/**
 * Stages what was typed so far, finished or not, so that no reload loses it. False when an edit is staged that only a newer
 * release can read: that one stays.
 */
export async function stageEdit(
  db: Database,
  { import_id, position, typed, by }: Reviewed,
  author: Author,
  now: Date,
  elsewhere: ReadElsewhere,
): Promise<boolean> {
  const item = await findWaitingRecipe(db, import_id, position)
  if (item?.typed === 'unknown') return false
  if (!item) return true
  const reading = { elsewhere, corrections: await readCorrections(db) }
  const checked = await check(typed, item, { author, now, ...reading })
  const staged = checked.ok ? { typed: null, ...looked(checked) } : { typed }
  if (checked.ok && item.needs_look && 'needs_look' in staged)
    staged.needs_look ||= by === 'lying open' || (by === 'an answer' && isStillAsking(checked.fields, item))
  await updateWaiting(db, import_id, position, staged)
  return true
}

/** Saves one recipe, and marks its item in the same transaction: a second click saves nothing twice. */
export async function saveReview(
  db: Database,
  saving: Saving,
  now: Date,
  elsewhere: ReadElsewhere,
): Promise<ReviewSaved> {
  const { import_id, position, typed, author } = saving
  const item = await findWaitingRecipe(db, import_id, position)
  if (!item) return { outcome: 'gone' }
  const reading = { elsewhere, corrections: await readCorrections(db) }
  const checked = await check(typed, item, { author, now, ...reading })
  if (!checked.ok) {
    await updateWaiting(db, import_id, position, { typed })
    return { outcome: 'invalid', errors: checked.errors }
  }
  const { fields, decisions } = checked
  await readToStore(elsewhere, fields, reading.corrections)
  return changeContent(db, async (db): Promise<ReviewSaved> => {
    const { duplicate } = saving
    const found = await findKnown(db, { name: fields.name, source_url: item.origin.source_url }, author, now)
    if (found && !found.choices.includes(duplicate))
      return { outcome: 'invalid', errors: { duplicate: found.choose } }
    const known = duplicate === 'new' ? undefined : found
    if (!mayWrite(author, known?.status ?? saving.status))
      return { outcome: 'invalid', errors: { duplicate: NOT_ALLOWED } }
    if (!(await markItem(db, import_id, position, 'saved'))) return { outcome: 'gone' }
    await updateWaiting(db, import_id, position, { typed: null, ...looked(checked) })
    const recipe = { fields, source: item.origin }
    const decide = (before: LabelDecision[]) => joinDecisions(before, decisions)
    if (known && duplicate === 'restore') await undeleteThing(db, RECIPES, known.id, author, now, BACK)
    const stored = known
      ? await updateStored(db, known, { ...recipe, decide, ...author }, now)
      : await insertNew(db, { ...recipe, decisions, status: saving.status }, now)
    await setSaved(db, import_id, position, stored)
    if (saving.pictures)
      await askForPictures(db, [fields.image_url ?? ''], { asked_by: author.author_id, now })
    const status = (await findRecipe(db, stored.saved_id))?.status ?? saving.status
    return { outcome: 'saved', name: fields.name, status }
  })
}

/** An edited recipe needs another look only while it still has warnings. */
const looked = ({ fields, decisions }: Checked & { ok: true }) => ({
  fields,
  decisions,
  needs_look: recipeWarnings(fields).length > 0,
})

const isStillAsking = (fields: WrittenRecipe, { origin }: WaitingRecipe) =>
  pointsToLook(fields, origin).length > 0

const NOT_ALLOWED = 'Only an administrator can change what is public or scheduled. Save it as a new draft.'
const CHOOSE = 'A recipe like this is stored already. Please choose what to do with it.'
const CHOOSE_TRASHED = 'A recipe like this is in the trash. Please choose what to do with it.'

/** What was to be public later comes back as a draft. */
const BACK = { scheduledAsDraft: true }

type Known = { id: string; status: Status; choices: (Saving['duplicate'] | undefined)[]; choose: string }

/** The stored recipe that an imported one would repeat, or else one in the trash that the author may bring back; and what may be done. */
async function findKnown(
  db: Database,
  named: Parameters<typeof findSameRecipe>[1],
  author: Author,
  now: Date,
): Promise<Known | undefined> {
  const same = await findSameRecipe(db, named)
  const stored = same && (await findRecipe(db, same.id))
  if (stored) return { id: stored.id, status: stored.status, choices: ['update', 'new'], choose: CHOOSE }
  const id = (await loadTrashedRecipes(db, author, now)).find(named)
  const trashed = id === undefined ? undefined : await findTrashedRecipe(db, id)
  return (
    trashed && {
      id: trashed.id,
      status: trashed.status,
      choices: ['restore', 'new'],
      choose: CHOOSE_TRASHED,
    }
  )
}

async function updateStored(
  db: Database,
  { id }: { id: string },
  change: Parameters<typeof updateRecipe>[2],
  now: Date,
): Promise<SavedAs> {
  const replaced_at = (await findRecipe(db, id))?.updated_at ?? now.toISOString()
  await updateRecipe(db, id, change, now)
  return { saved_id: id, saved_at: nextMoment(replaced_at, now), replaced_at }
}

async function insertNew(
  db: Database,
  recipe: Parameters<typeof insertRecipe>[1],
  now: Date,
): Promise<SavedAs> {
  const { id } = await insertRecipe(db, recipe, now)
  return { saved_id: id, saved_at: now.toISOString(), replaced_at: null }
}

/** What keeps a typed review from being saved, by its field. */
export async function reviewErrors(
  typed: ReviewValues,
  item: WaitingRecipe,
  by: Checking,
): Promise<FormErrors> {
  const checked = await check(typed, item, by)
  return checked.ok ? {} : checked.errors
}

/** Labels are decided by administrators alone: what an editor's form says of them is not read. */
async function check(
  typed: ReviewValues,
  item: WaitingRecipe,
  { author, now, elsewhere, corrections }: Checking,
): Promise<Checked> {
  const parsed = parseForm(RecipeSchema, toRecipeInput(typed))
  if (!parsed.ok) return parsed
  const { fields } = parsed.fields
  if (!authorMay(author, 'decide-labels')) return { ok: true, fields, decisions: item.decisions }
  const judge = await readToStore(elsewhere, fields, corrections)
  const answered = answerLabels(typed.labels, fields, item.decisions, now, judge)
  return answered.ok ? { ...answered, fields } : answered
}

/** What the lines of a typed review say about labels. */
export const previewReviewLabels = async (
  typed: ReviewValues,
  { decisions }: WaitingRecipe,
  { elsewhere, corrections }: Reading,
) => readTypedPreview(elsewhere, toRecipeInput(typed), decisions, corrections)
