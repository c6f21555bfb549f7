import { data, href, useSearchParams } from 'react-router'
import { BackLink } from '../../../ui/frame/back-link.tsx'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { readRecipeValues, type RecipeValues, toRecipeValues } from '#domain/recipe/form.ts'
import { claimsOfFields } from '#domain/health-claims/claims-of-fields.ts'
import { warningsOf } from '#domain/fields/field-warnings.ts'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { stateOf } from '#domain/publishing/status.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { listPieceNames } from '#server/data/equipment/read.ts'
import { readCorrections } from '#server/data/foods/read.ts'
import { listPreviewLinks } from '#server/data/things/preview-links.ts'
import { findRecipe } from '#server/data/recipes/row/row.ts'
import { listVersions } from '#server/data/changes/versions.ts'
import { readPreview } from '#server/recipe-preview/recipe-reader.ts'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'
import { readForm } from '#server/forms/read-form.ts'
import { whoSaves } from '#server/forms/who-saves.ts'
import { NotHere } from '../not-here.tsx'
import { MAKE_LINK } from '../../preview/preview-address.ts'
import { linkFromForm } from '../../preview/link-from-form.ts'
import { RECIPE_PREVIEWS } from '../../preview/recipe-previews.ts'
import { PreviewLinks } from '../preview-links.tsx'
import { PublishBar } from '../publish-bar.tsx'
import { RECORD_FORM, RecordForm, type Refusal } from '../record-form.tsx'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { answerRestore } from '../answer-restore.ts'
import { tableOf } from '../table-address.ts'
import { useDayFormat } from '../use-day-format.ts'
import { useLast, useLastAnswer } from '../use-last-answer.ts'
import { Versions } from '../versions.tsx'
import { ViewLink } from '../view-link.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { updateFromForm, withLink } from './save-recipe.ts'
import type { Route } from './+types/edit'

/** A form that comes back, with what its lines say about labels. */
type Answer = Refusal<RecipeValues> & { preview?: LabelPreview }

const EMPTY = {
  ...{ name: '', description: null, story: null, instructions: [] },
  ...{ ingredients: [], keywords: [], nutrition: null, servings: null },
}

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const recipe = await findRecipe(db, id)
  // Do not throw: somebody who is writing when the record is deleted elsewhere keeps the form.
  const versions = recipe ? await listVersions(db, 'recipe', id) : []
  const preview = await readPreview(
    context.get(resourcesContext).importer.read,
    recipe?.fields ?? EMPTY,
    recipe?.decisions ?? [],
    await readCorrections(db),
  )
  const warnings = warningsOf(claimsOfFields(RECIPE_FIELDS, recipe?.fields ?? {}))
  const { now } = context.get(siteContext)
  const links = await listPreviewLinks(db, 'recipe', id, now)
  const savers = await whoSaves(db, user, recipe?.status ?? 'draft')
  const pieces = await listPieceNames(db)
  return data(
    { owner: user.id, now: now.toISOString(), recipe, versions, links, preview, warnings, savers, pieces },
    { status: recipe ? 200 : 404 },
  )
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const saving = { author, table: tableOf('recipes', url.searchParams) }
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return answerRestore(context, RECIPES, { id, version }, saving)
  if (form.has(MAKE_LINK))
    return withLink(
      context,
      id,
      form,
      await linkFromForm({ request, context }, { kind: 'recipe', id, previews: RECIPE_PREVIEWS }, form),
    )
  return updateFromForm(context, id, saving, form)
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('recipes', new URL(sent.request.url).searchParams))

export const meta: Route.MetaFunction = () => [{ title: 'Edit recipe · Admin Panel' }]

export default function EditRecipe({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const table = tableOf('recipes', query)
  const { owner, now, versions, links, warnings, savers, pieces } = loaderData
  const recipe = useLast(loaderData.recipe, id)
  const refusal: Answer | undefined = useLastAnswer(actionData)
  const known = useLast(loaderData.recipe ? loaderData.preview : undefined, id)
  const preview = refusal?.preview || known || loaderData.preview
  const judgeAt = `${href('/admin/recipes/labels')}?id=${encodeURIComponent(id)}`
  const day = useDayFormat()
  const stale = recipe?.givenFor.stale_since
  const staleSince = stale && day(stale)
  const values = recipe ? toRecipeValues(recipe) : refusal?.values
  if (!values) return <NotHere as="h1" />
  return (
    <div className="max-w-184">
      <h1 className="sr-only">{recipe?.fields.name ?? 'Edit recipe'}</h1>
      <div className="flex items-center justify-between gap-4">
        <BackLink to={table}>Recipes</BackLink>
        {loaderData.recipe && stateOf(loaderData.recipe, new Date(now)) === 'published' && (
          <ViewLink
            to={href('/recipes/:slug', { slug: loaderData.recipe.slug })}
            name={loaderData.recipe.fields.name}
          />
        )}
      </div>
      <RecordForm
        key={id}
        draftKey={draftKey(owner, 'recipe', id)}
        values={values}
        based_on={recipe?.updated_at}
        refusal={refusal}
        kind="recipe"
        isDeleted={!loaderData.recipe}
        read={readRecipeValues}
        saveBar={({ values, ...sent }) => (
          <PublishBar values={values.texts} now={now} {...sent} saveLabel="Save recipe" />
        )}
        readOnly={savers && { kind: 'recipe', id, savers }}
      >
        {(values, errors, onChange) => (
          <RecipeFields
            {...{ values, errors, warnings, now, onChange, pieces, staleSince }}
            labels={{ preview, judgeAt }}
          />
        )}
      </RecordForm>
      {!savers && loaderData.recipe && <PreviewLinks form={RECORD_FORM} links={links} made={refusal?.made} />}
      {!savers && <Versions versions={versions} />}
    </div>
  )
}
