import { href, useSearchParams } from 'react-router'
import { BackLink } from '../../../ui/frame/back-link.tsx'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { judgeRecipe } from 'food-verdicts/diet/judge-recipe'
import { EMPTY_RECIPE, readRecipeValues, toRecipeInput } from '#domain/recipe/form.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { listPieceNames } from '#server/data/equipment/read.ts'
import { previewTypedLabels } from '#server/recipe-preview/label-preview.ts'
import { readChefName } from '#server/import/chef-author.ts'
import { readForm } from '#server/forms/read-form.ts'
import { PublishBar } from '../publish-bar.tsx'
import { RecordForm } from '../record-form.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { createFromForm } from './save-recipe.ts'
import { tableOf } from '../table-address.ts'
import type { Route } from './+types/new'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: owner } = requireRight(request, context, 'write-drafts')
  const db = context.get(databaseContext)
  return {
    owner,
    chef: await readChefName(db),
    now: context.get(siteContext).now.toISOString(),
    pieces: await listPieceNames(db),
    preview: previewTypedLabels(toRecipeInput(EMPTY_RECIPE), [], judgeRecipe),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const saving = { author, table: tableOf('recipes', url.searchParams) }
  return createFromForm(context, saving, await readForm(request))
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('recipes', new URL(sent.request.url).searchParams))

export const meta: Route.MetaFunction = () => [{ title: 'New recipe · Admin Panel' }]

export default function NewRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const table = tableOf('recipes', query)
  return (
    <div className="max-w-184">
      <h1 className="sr-only">New recipe</h1>
      <BackLink to={table}>Recipes</BackLink>
      <RecordForm
        draftKey={draftKey(loaderData.owner, 'recipe')}
        values={{ ...EMPTY_RECIPE, texts: { ...EMPTY_RECIPE.texts, author_name: loaderData.chef ?? '' } }}
        refusal={actionData}
        kind="recipe"
        read={readRecipeValues}
        saveBar={({ values, ...sent }) => (
          <PublishBar values={values.texts} now={loaderData.now} {...sent} saveLabel="Save recipe" />
        )}
      >
        {(values, errors, onChange) => (
          <RecipeFields
            values={values}
            errors={errors}
            now={loaderData.now}
            onChange={onChange}
            pieces={loaderData.pieces}
            labels={{
              preview: actionData?.preview ?? loaderData.preview,
              judgeAt: href('/admin/recipes/labels'),
            }}
          />
        )}
      </RecordForm>
    </div>
  )
}
