import { href } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { ScreenHead } from '#app/ui/screen-head.tsx'
import { requireAdmin } from '#server/auth/guard.ts'
import { databaseContext } from '#server/context.ts'
import { findRecipe } from '#server/data/stored-recipe.ts'
import { listVersions } from '#server/data/versions.ts'
import { readForm } from '#server/read-form.ts'
import { notFound } from '#server/responses.ts'
import { RecordForm } from '../record-form.tsx'
import { Versions } from '../versions.tsx'
import { ViewLink } from '../view-link.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { readRecipeValues, toRecipeValues } from './recipe-values.ts'
import { restoreFromForm, updateFromForm } from './save-recipe.ts'
import type { Route } from './+types/edit'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { id: owner } = requireAdmin(request, context)
  const db = context.get(databaseContext)
  const recipe = await findRecipe(db, id)
  if (!recipe) throw notFound()
  return { owner, recipe, versions: await listVersions(db, 'recipe', id) }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const admin = requireAdmin(request, context)
  const form = await readForm(request)
  const version = form.get('restore')
  if (typeof version === 'string') return restoreFromForm(context, id, admin.id, version)
  return updateFromForm(context, id, admin.id, form)
}

export const meta: Route.MetaFunction = () => [{ title: 'Edit recipe · Admin Panel' }]

export default function EditRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, recipe, versions } = loaderData
  const { id, slug, status, updated_at, fields } = recipe
  return (
    <>
      <BackLink to={href('/admin/recipes')}>Recipes</BackLink>
      <ScreenHead title={fields.name}>
        {status === 'published' && <ViewLink to={href('/recipes/:slug', { slug })} name={fields.name} />}
      </ScreenHead>
      <RecordForm
        key={id}
        draftKey={`${owner}:recipe:${id}`}
        leadsTo={href('/admin/recipes')}
        values={toRecipeValues(recipe)}
        based_on={updated_at}
        refusal={actionData}
        read={readRecipeValues}
        saveLabel="Save recipe"
      >
        {(values, errors, onChange) => <RecipeFields values={values} errors={errors} onChange={onChange} />}
      </RecordForm>
      <Versions versions={versions} />
    </>
  )
}
