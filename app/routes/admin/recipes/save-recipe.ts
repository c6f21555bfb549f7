import { data, href, redirect, redirectDocument } from 'react-router'
import type { Judge } from '#domain/diet/judge-recipe.ts'
import type { LabelDecision } from '#domain/diet/label-decisions.ts'
import {
  answersOf,
  describeRecipe,
  readRecipeValues,
  type RecipeValues,
  toRecipeInput,
  toRecipeValues,
} from '#domain/recipe/form.ts'
import { pick } from '#domain/field.ts'
import { confirmVersions } from '#domain/gut/versions/confirm-versions.ts'
import { problemOfMinutes } from '#domain/low-energy/said.ts'
import type { FieldWarning } from '#domain/field-warnings.ts'
import { figureWarnings } from '#domain/recipe-import/figure-warnings.ts'
import { CONFIRMED, type Confirmed, NOTHING_CONFIRMED } from '#domain/recipe/confirmed.ts'
import { RECIPE_FIELDS } from '#domain/recipe/fields.ts'
import { FIGURES_HOLD } from '#domain/recipe/nutrition-facts.ts'
import { RecipeSchema } from '#domain/recipe/schema.ts'
import { checkClaims, withWarnings } from '#server/check-claims.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { type Author, authorMay, mayWrite } from '#server/data/change.ts'
import { listPieceNames } from '#server/data/equipment/read.ts'
import { currentJudge } from '#server/data/foods/read.ts'
import { createRecipe, updateRecipe } from '#server/data/recipes/write.ts'
import { findDeletedSaid, restoreRecipe, undeleteAs } from '#server/data/recipes/restore.ts'
import { findRecipe } from '#server/data/recipes/row.ts'
import { type FormErrors, parseForm } from '#server/form-errors.ts'
import { answerLabels, previewTypedLabels } from '#server/label-preview.ts'
import { noticeHeaders } from '#server/notice.ts'
import { forbidden, notFound } from '#server/responses.ts'
import type { MadeLink } from '../../preview/made-link.ts'
import { isPreview, toPreview } from '../../preview/preview-address.ts'
import { deletedElsewhere } from '../record-gone.ts'
import { differencesOf } from '../differences.ts'
import { goesLive } from '../goes-live.ts'
import { type Saving, withTable } from '../table-address.ts'
import type { Route } from './+types/edit'

type Context = Route.ActionArgs['context']

const SLUG_TAKEN = { slug: 'Another recipe has this address.' }
const ONLY_ADMINISTRATORS = { status: 'Only an administrator can save what is public or scheduled.' }

/** Stores a new recipe from its form. */
export async function createFromForm(context: Context, { author, table }: Saving, form: FormData) {
  const values = readRecipeValues(form)
  const { now } = context.get(siteContext)
  const judge = await currentJudge(context.get(databaseContext))
  const checked = checkRecipe(values, [], { author, now, judge })
  if (!checked.ok) return refuse(values, checked.errors, { judge })
  if (isPreview(form)) return toPreview('recipe')
  const { recipe, decisions, warnings } = checked
  if (!mayWrite(author, recipe.status)) return refuse(values, ONLY_ADMINISTRATORS, { judge }, 403)
  const made = await createRecipe(context.get(databaseContext), { ...recipe, decisions }, now)
  const live = goesLive(form, recipe, context.get(siteContext))
  return made.ok ? saved(recipe.fields.name, live, warnings, table) : refuse(values, SLUG_TAKEN, { judge })
}

/**
 * Changes a recipe from its form, unless somebody else has since it was opened: then both are shown. With `bring_back`,
 * what was deleted meanwhile comes back with the change, or stays deleted where the form is refused.
 */
export async function updateFromForm(context: Context, id: string, saving: Saving, form: FormData) {
  const { author, table } = saving
  const { now } = context.get(siteContext)
  const db = context.get(databaseContext)
  const bringsBack = form.has('bring_back')
  const stored = await findRecipe(db, id)
  const values = readRecipeValues(form, stored?.published_at)
  const known = stored ?? (bringsBack ? await findDeletedSaid(db, id) : NOTHING_KNOWN)
  if (!known) return createFromForm(context, saving, form)
  const { decisions: before, fields: confirmed } = known
  const judge = await currentJudge(db)
  const labelling = { before, judge }
  const checked = checkRecipe(values, before, { author, now, judge, confirmed })
  if (!checked.ok) return refuse(values, checked.errors, labelling)
  if (isPreview(form)) return toPreview('recipe', id)
  const { recipe, decisions, warnings } = checked
  const based_on = bringsBack ? undefined : String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const figuresHold = form.has(FIGURES_HOLD)
  const change = { ...recipe, decide: () => decisions, ...author, based_on, figuresHold }
  const changed = await (bringsBack ? undeleteAs : updateRecipe)(db, id, change, now)
  if (changed.ok)
    return saved(recipe.fields.name, goesLive(form, recipe, context.get(siteContext)), warnings, table)
  if (changed.reason === 'slug-taken') return refuse(values, SLUG_TAKEN, labelling)
  if (changed.reason === 'not-allowed') return refuse(values, ONLY_ADMINISTRATORS, labelling, 403)
  if (changed.reason === 'missing')
    return deletedElsewhere('Recipe', { values, preview: previewOf(values, labelling) })
  const { current } = changed
  const pieces = await listPieceNames(db)
  const theirs = { ...toRecipeValues(current), labels: answersOf(current.decisions) }
  const conflict = {
    updated_at: current.updated_at,
    differences: differencesOf(describeRecipe(values, pieces), describeRecipe(theirs, pieces)),
  }
  return data(
    { values, errors: {}, conflict, preview: previewOf(values, { before: current.decisions, judge }) },
    { status: 409 },
  )
}

/** The form of a recipe as it was typed, with what became of a link to it. */
export async function withLink(context: Context, id: string, form: FormData, made: MadeLink) {
  const values = readRecipeValues(form)
  const db = context.get(databaseContext)
  const before = (await findRecipe(db, id))?.decisions ?? []
  const preview = previewOf(values, { before, judge: await currentJudge(db) })
  return data({ values, errors: made.errors, made, preview }, { status: made.address ? 200 : 422 })
}

/** Gives a recipe one of its versions back. */
export async function restoreFromForm(
  context: Context,
  id: string,
  { author, table }: Saving,
  version: string,
) {
  const { now } = context.get(siteContext)
  const changed = await restoreRecipe(context.get(databaseContext), { id, version }, author, now)
  if (!changed.ok) throw changed.reason === 'not-allowed' ? forbidden() : notFound()
  const headers = noticeHeaders({ kind: 'success', title: 'Version restored' })
  return redirectDocument(withTable(href('/admin/recipes/:id/edit', { id }), table), { headers })
}

/**
 * What the form of a recipe says, with what is decided about labels; or what is wrong. `before` is what was decided, and
 * `confirmed` what was confirmed to readers. What the form of an editor says of either is not read.
 */
export function checkRecipe(
  values: RecipeValues,
  before: LabelDecision[],
  {
    author,
    now,
    judge,
    confirmed = NOTHING_CONFIRMED,
  }: { author: Author; now: Date; judge: Judge; confirmed?: Confirmed | undefined },
) {
  const parsed = parseForm(RecipeSchema, toRecipeInput(values))
  if (!parsed.ok) return parsed
  const wrongMinutes = problemOfMinutes(values.texts.low_energy)
  if (wrongMinutes !== undefined) return { ok: false as const, errors: { low_energy: wrongMinutes } }
  const mayDecide = authorMay(author, 'decide-labels')
  const { fields } = parsed.fields
  const versions = mayDecide && confirmVersions(fields, confirmed.softer, now, judge.corrections)
  const said = versions ? { softer: versions.softer } : pick(CONFIRMED, confirmed)
  const recipe = { ...parsed.fields, fields: { ...fields, ...said } }
  const checked = checkClaims(RECIPE_FIELDS, recipe.fields)
  if (!checked.ok) return checked
  const [stale] = versions ? versions.stale : []
  if (stale) return { ok: false as const, errors: { [`softer.${stale}`]: STALE_VERSION } }
  const answered = mayDecide
    ? answerLabels(values.labels, recipe.fields, before, now, judge)
    : { ok: true as const, decisions: before }
  const warnings = [...checked.claims, ...figureWarnings(recipe.fields)]
  return answered.ok ? { ...answered, recipe, warnings } : answered
}

const STALE_VERSION = 'The recipe has changed since you read this version. Please look once more.'
const NOTHING_KNOWN = { decisions: [], fields: NOTHING_CONFIRMED }

/** The form comes back as it was typed, with what its lines say about labels. */
const refuse = (values: RecipeValues, errors: FormErrors, known: Known, status = 422) =>
  data({ values, errors, preview: previewOf(values, known) }, { status })

/** What the labels of a form go by besides its lines. */
type Known = { before?: LabelDecision[]; judge: Judge }

const previewOf = (values: RecipeValues, { before = [], judge }: Known) =>
  previewTypedLabels(toRecipeInput(values), before, judge)

function saved(name: string, live: string | undefined, warnings: FieldWarning[], table: string) {
  const text = [`"${name}" has been saved.`, live].filter(Boolean).join(' ')
  const notice = { kind: 'success', title: 'Recipe saved', text } as const
  return redirect(table, { headers: noticeHeaders(withWarnings(notice, warnings)) })
}
