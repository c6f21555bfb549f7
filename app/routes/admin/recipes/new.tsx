import { href } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { clearOwnDraft, draftKey } from '#app/ui/form/drafts.ts'
import { ScreenHead } from '#app/ui/screen-head.tsx'
import { isScheduled } from '#domain/publish-date.ts'
import { EMPTY_RECIPE, readRecipeValues, toRecipeInput } from '#domain/recipe/form.ts'
import { requireAdmin } from '#server/auth/guard.ts'
import { siteContext } from '#server/context.ts'
import { previewTypedLabels } from '#server/label-preview.ts'
import { readForm } from '#server/read-form.ts'
import { RecordForm } from '../record-form.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { createFromForm } from './save-recipe.ts'
import type { Route } from './+types/new'

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    owner: requireAdmin(request, context).id,
    now: context.get(siteContext).now.toISOString(),
    preview: previewTypedLabels(toRecipeInput(EMPTY_RECIPE), []),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  return createFromForm(context, await readForm(request))
}

export const clientAction = (sent: Route.ClientActionArgs) => clearOwnDraft(sent, href('/admin/recipes'))

export const meta: Route.MetaFunction = () => [{ title: 'New recipe · Admin Panel' }]

export default function NewRecipe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href('/admin/recipes')}>Recipes</BackLink>
      <ScreenHead title="New recipe" />
      <RecordForm
        draftKey={draftKey(loaderData.owner, 'recipe')}
        leadsTo={href('/admin/recipes')}
        values={EMPTY_RECIPE}
        refusal={actionData}
        kind="recipe"
        read={readRecipeValues}
        saveLabel="Save recipe"
        hasPreview
        isScheduled={({ texts }) => isScheduled(texts, loaderData.now)}
      >
        {(values, errors, onChange) => (
          <RecipeFields
            values={values}
            errors={errors}
            now={loaderData.now}
            onChange={onChange}
            labels={{
              preview: actionData?.preview ?? loaderData.preview,
              judgeAt: href('/admin/recipes/labels'),
            }}
          />
        )}
      </RecordForm>
    </>
  )
}
