import { data } from 'react-router'
import type { Corrections } from 'recipe-reading/food/corrections'
import type { LabelDecision } from 'food-verdicts/diet/label-decisions'
import {
  answersOf,
  describeRecipe,
  readRecipeValues,
  type RecipeValues,
  toRecipeInput,
  toRecipeValues,
} from '#domain/recipe/form.ts'
import { pick } from 'recipe-basics/fields/field'
import { confirmVersions } from 'food-verdicts/gut/versions/confirm-versions'
import { problemOfMinutes } from 'food-verdicts/low-energy/said'
import type { FieldWarning } from '#domain/fields/field-warnings.ts'
import { figureWarnings } from '#domain/recipe/figure-warnings.ts'
import { CONFIRMED, type Confirmed, NOTHING_CONFIRMED } from '#domain/recipe/confirmed.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { FIGURES_HOLD } from 'recipe-basics/recipe/nutrition-facts'
import { RecipeSchema } from '#domain/recipe/schema.ts'
import { checkClaims, withWarnings } from '#server/forms/check-claims.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { type Author, authorMay, mayWrite } from '#server/data/changes/change.ts'
import { listPieceNames } from '#server/data/equipment/read.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { createRecipe, updateRecipe } from '#server/data/recipes/write/write.ts'
import { undeleteThingAs } from '#server/data/things/change-one.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { findDeletedSaid } from '#server/data/recipes/write/restore.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { type FormErrors, parseForm } from '#server/forms/form-errors.ts'
import { type ReadElsewhere, readToStore, readTypedPreview } from '#server/recipe-preview/recipe-reader.ts'
import { answerLabels } from '#server/recipe-preview/label-preview.ts'
import { redirectWith } from '#server/forms/notice.ts'
import type { MadeLink } from '../../preview/made-link.ts'
import { isPreview, toPreview } from '../../preview/preview-address.ts'
import { deletedElsewhere } from '../record-gone.ts'
import { differencesOf } from '../differences.ts'
import { goesLive } from '../goes-live.ts'
import { type Saving } from '../table-address.ts'
import type { Route } from './+types/edit'

type Context = Route.ActionArgs['context']

const SLUG_TAKEN = { slug: 'Another recipe has this address.' }
const ONLY_ADMINISTRATORS = { status: 'Only an administrator can save what is public or scheduled.' }

/** Stores a new recipe from its form. */
export async function createFromForm(context: Context, { author, table }: Saving, form: FormData) {
  const values = readRecipeValues(form)
  const { now } = context.get(siteContext)
  const reading = await readingIn(context)
  const checked = await checkRecipe(values, [], { author, now, ...reading })
  if (!checked.ok) return refuse(values, checked.errors, reading)
  if (isPreview(form)) return toPreview('recipe')
  const { recipe, decisions, warnings } = checked
  if (!mayWrite(author, recipe.status)) return refuse(values, ONLY_ADMINISTRATORS, reading, 403)
  const made = await createRecipe(context.get(databaseContext), { ...recipe, decisions }, now)
  const live = goesLive(form, recipe, context.get(siteContext))
  return made.ok ? saved(recipe.fields.name, live, warnings, table) : refuse(values, SLUG_TAKEN, reading)
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
  const reading = await readingIn(context)
  const labelling = { before, ...reading }
  const checked = await checkRecipe(values, before, { author, now, confirmed, ...reading })
  if (!checked.ok) return refuse(values, checked.errors, labelling)
  if (isPreview(form)) return toPreview('recipe', id)
  const { recipe, decisions, warnings } = checked
  const based_on = bringsBack ? undefined : String(form.get('overwrite') ?? form.get('based_on') ?? '')
  const figuresHold = form.has(FIGURES_HOLD)
  const change = { ...recipe, decide: () => decisions, ...author, based_on, figuresHold }
  const changed = bringsBack
    ? await undeleteThingAs(db, RECIPES, id, change, now)
    : await updateRecipe(db, id, change, now)
  if (changed.ok)
    return saved(recipe.fields.name, goesLive(form, recipe, context.get(siteContext)), warnings, table)
  if (changed.reason === 'slug-taken') return refuse(values, SLUG_TAKEN, labelling)
  if (changed.reason === 'not-allowed') return refuse(values, ONLY_ADMINISTRATORS, labelling, 403)
  if (changed.reason === 'missing')
    return deletedElsewhere('Recipe', { values, preview: await previewOf(values, labelling) })
  const { current } = changed
  const pieces = await listPieceNames(db)
  const theirs = { ...toRecipeValues(current), labels: answersOf(current.decisions) }
  const conflict = {
    updated_at: current.updated_at,
    differences: differencesOf(describeRecipe(values, pieces), describeRecipe(theirs, pieces)),
  }
  const preview = await previewOf(values, { before: current.decisions, ...reading })
  return data({ values, errors: {}, conflict, preview }, { status: 409 })
}

/** The form of a recipe as it was typed, with what became of a link to it. */
export async function withLink(context: Context, id: string, form: FormData, made: MadeLink) {
  const values = readRecipeValues(form)
  const db = context.get(databaseContext)
  const before = (await findRecipe(db, id))?.decisions ?? []
  const preview = await previewOf(values, { before, ...(await readingIn(context)) })
  return data({ values, errors: made.errors, made, preview }, { status: made.address ? 200 : 422 })
}

/**
 * What the form of a recipe says, with what is decided about labels; or what is wrong. `before` is what was decided, and
 * `confirmed` what was confirmed to readers. What the form of an editor says of either is not read.
 */
export async function checkRecipe(
  values: RecipeValues,
  before: LabelDecision[],
  {
    author,
    now,
    elsewhere,
    corrections,
    confirmed = NOTHING_CONFIRMED,
  }: Reading & { author: Author; now: Date; confirmed?: Confirmed | undefined },
) {
  const parsed = parseForm(RecipeSchema, toRecipeInput(values))
  if (!parsed.ok) return parsed
  const wrongMinutes = problemOfMinutes(values.texts.low_energy)
  if (wrongMinutes !== undefined) return { ok: false as const, errors: { low_energy: wrongMinutes } }
  const mayDecide = authorMay(author, 'decide-labels')
  const { fields } = parsed.fields
  const versions = mayDecide && confirmVersions(fields, confirmed.softer, now)
  const said = versions ? { softer: versions.softer } : pick(CONFIRMED, confirmed)
  const recipe = { ...parsed.fields, fields: { ...fields, ...said } }
  const checked = checkClaims(RECIPE_FIELDS, recipe.fields)
  if (!checked.ok) return checked
  const [stale] = versions ? versions.stale : []
  if (stale) return { ok: false as const, errors: { [`softer.${stale}`]: STALE_VERSION } }
  const judge = await readToStore(elsewhere, recipe.fields, corrections)
  const answered = mayDecide
    ? answerLabels(values.labels, recipe.fields, before, now, judge)
    : { ok: true as const, decisions: before }
  const warnings = [...checked.claims, ...figureWarnings(recipe.fields)]
  return answered.ok ? { ...answered, recipe, warnings } : answered
}

const STALE_VERSION = 'The recipe has changed since you read this version. Please look once more.'
const NOTHING_KNOWN = { decisions: [], fields: NOTHING_CONFIRMED }

/** The form comes back as it was typed, with what its lines say about labels. */
const refuse = async (values: RecipeValues, errors: FormErrors, known: Known, status = 422) =>
  data({ values, errors, preview: await previewOf(values, known) }, { status })

/** How the words of a form are read: where, and what the chef said of them. */
type Reading = { elsewhere: ReadElsewhere; corrections: Corrections }

const readingIn = async (context: Context): Promise<Reading> => ({
  elsewhere: context.get(resourcesContext).importer.read,
  corrections: await readCorrections(context.get(databaseContext)),
})

/** What the labels of a form go by besides its lines. */
type Known = Reading & { before?: LabelDecision[] }

const previewOf = async (values: RecipeValues, { before = [], elsewhere, corrections }: Known) =>
  readTypedPreview(elsewhere, toRecipeInput(values), before, corrections)

function saved(name: string, live: string | undefined, warnings: FieldWarning[], table: string) {
  const text = [`"${name}" has been saved.`, live].filter(Boolean).join(' ')
  const notice = { kind: 'success', title: 'Recipe saved', text } as const
  return redirectWith(table, withWarnings(notice, warnings))
}
