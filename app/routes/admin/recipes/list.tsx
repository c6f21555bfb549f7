import { Icon } from '../../../ui/icon/icon.tsx'
import { href, Link, redirect, useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { DishPicture } from '../../../ui/picture/plate-picture.tsx'
import { DifficultyBadge } from '../../../ui/badge/difficulty-badge.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { ownPicture } from '#domain/files/picture.ts'
import { may, rightToWrite } from '#domain/people/rights.ts'
import { stateOf } from '#domain/publishing/status.ts'
import { readTableQuery } from '#domain/search/table-query.ts'
import { dayIn } from '#domain/publishing/time-zone.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { authorOf } from '#server/data/changes/change.ts'
import { listRecipeRows, RECIPE_COLUMNS, type RecipeRow } from '#server/data/recipes/read/admin.ts'
import { listDueRecipes } from '#server/data/recipes/read/due.ts'
import { forgetLostLabels, listLostLabels } from '#server/data/recipes/labels/lost-labels.ts'
import { listSampleIds } from '#server/data/changes/sample-marks.ts'
import { RECIPES } from '#server/data/things/recipe-thing.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { type DashboardCard, DashboardCards } from '../dashboard-cards.tsx'
import { DeleteForm } from '../delete-form.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { RecordRow, Value } from '../record-row.tsx'
import { RecordTable } from '../record-table.tsx'
import { useShortDayFormat } from '../use-day-format.ts'
import { useMay } from '../use-may.ts'
import { withTable } from '../table-address.ts'
import { ViewLink } from '../view-link.tsx'
import { RecipeBulkFields } from './bulk-actions.tsx'
import { recipeActions } from './change-recipes.ts'
import { DueRecipes } from './due-recipes.tsx'
import { LostLabels } from './lost-labels.tsx'
import { answerDelete } from '../answer-delete.ts'
import { changeSelected } from '../bulk/change-selected.ts'
import type { Route } from './+types/list'

const COLUMNS = {
  name: RECIPE_FIELDS.name.label,
  author_name: RECIPE_FIELDS.author_name.label,
  recipe_category: RECIPE_FIELDS.recipe_category.label,
  difficulty: RECIPE_FIELDS.difficulty.label,
  prep_time_minutes: RECIPE_FIELDS.prep_time_minutes.label,
  cook_time_minutes: RECIPE_FIELDS.cook_time_minutes.label,
  servings: RECIPE_FIELDS.servings.label,
  created_at: 'Created',
}
const GROUPS = [
  ['name', 'author_name'],
  ['recipe_category', 'difficulty'],
  ['prep_time_minutes', 'cook_time_minutes'],
  ['servings'],
  ['created_at'],
] as const
const LOST_SHOWN = 30
const DUE_SHOWN = 30
const NONE_LOST = { count: 0, labels: [] }
const CARDS: DashboardCard[] = [
  { to: '/admin/recipes/add', title: 'Add Recipes', text: 'Write a recipe, or import a file.', icon: 'plus' },
  { to: '/admin/recipes/list', title: 'Recipe List', text: 'View, edit and delete.', icon: 'soup' },
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'see-drafts')
  const query = readTableQuery(url.searchParams, RECIPE_COLUMNS, 'created_at')
  const db = context.get(databaseContext)
  const { now, words } = context.get(siteContext)
  const { page, ...found } = await listRecipeRows(db, query)
  return {
    ...found,
    now: now.toISOString(),
    due: await listDueRecipes(db, dayIn(words.time_zone, now.toISOString()), DUE_SHOWN),
    samples: await listSampleIds(db, 'recipe'),
    table: { ...query, page },
    lost: may(user, 'decide-labels') ? await listLostLabels(db, LOST_SHOWN) : NONE_LOST,
  }
}

/** Deletes a recipe, or changes those that are selected, which Undo brings back; or notes which of the lost labels were read. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const user = requireRight(request, context, 'write-drafts')
  const form = await readForm(request)
  if (form.has('read')) {
    requireRight(request, context, 'decide-labels')
    await forgetLostLabels(context.get(databaseContext), form.getAll('read').slice(0, LOST_SHOWN).map(String))
    return redirect(url.pathname + url.search)
  }
  if (form.has('bulk')) {
    const sent = { form, author: authorOf(user), table: url.pathname + url.search }
    return changeSelected(context, 'recipes', RECIPES, sent, recipeActions(form))
  }
  const id = String(form.get('delete'))
  return redirectWith(url.pathname + url.search, await answerDelete(context, RECIPES, id, authorOf(user)))
}

export const meta: Route.MetaFunction = () => [{ title: 'Recipes · Admin Panel' }]

export default function RecipeTable({ loaderData }: Route.ComponentProps) {
  const { rows, samples, count, pages, table, lost, due, now } = loaderData
  const { pathname } = useLocation()
  return (
    <>
      <RecipesHead />
      <LostLabels lost={lost} />
      <DueRecipes due={due} />
      <RecordTable
        kind="recipes"
        searched="Name, description or author"
        columns={COLUMNS}
        groups={GROUPS}
        table={table}
        count={count}
        counted={`${count} ${count === 1 ? 'recipe' : 'recipes'}`}
        pages={pages}
        bulk={<RecipeBulkFields />}
      >
        {rows.map((recipe) => (
          <RecipeLine key={recipe.id} recipe={recipe} isSample={samples.includes(recipe.id)} now={now} />
        ))}
      </RecordTable>
      <p className="mt-4 mb-8">
        <Link to={href('/admin/import')} className="inline-flex min-h-11 items-center gap-2">
          <Icon name="file-up" /> Import recipes
        </Link>
      </p>
      {pathname === href('/admin/recipes') && <DashboardCards cards={CARDS} />}
    </>
  )
}

export function ErrorBoundary() {
  return (
    <>
      <RecipesHead />
      <LoadFailed title="Error" text="Failed to load recipes." />
    </>
  )
}

function RecipesHead() {
  const { pathname, search } = useLocation()
  return (
    <ScreenHead title="Recipes">
      <ButtonLink to={withTable(href('/admin/recipes/new'), pathname + search)}>
        <Icon name="plus" className="size-[1.2em]" /> New recipe
      </ButtonLink>
    </ScreenHead>
  )
}

type Line = { recipe: RecipeRow; isSample: boolean; now: string }

function RecipeLine({ recipe, isSample, now }: Line) {
  const { id, slug, name, dish, recipe_category, difficulty, servings } = recipe
  const state = stateOf(recipe, new Date(now))
  const may = useMay()
  const formatDay = useShortDayFormat()
  return (
    <RecordRow
      record={recipe}
      to={href('/admin/recipes/:id/edit', { id })}
      state={state}
      isSample={isSample}
      picture={
        <DishPicture
          kind="plate"
          format="card"
          sizes="4rem"
          category={recipe_category}
          title={name}
          image_url={ownPicture(recipe.image_url)}
          {...{ dish, slug }}
        />
      }
      by={recipe.author_name}
      actions={
        <>
          {state === 'published' && <ViewLink to={href('/recipes/:slug', { slug })} name={name} />}
          {may(rightToWrite(recipe.status)) && <DeleteForm id={id} name={name} />}
        </>
      }
    >
      <Value>
        {(recipe_category || difficulty) && (
          <>
            {recipe_category} <DifficultyBadge difficulty={difficulty} />
          </>
        )}
      </Value>
      <Value>{timesOf(recipe)}</Value>
      <Value unit={servings === null ? undefined : servings === 1 ? 'serving' : 'servings'}>{servings}</Value>
      <Value>{formatDay(recipe.created_at)}</Value>
    </RecordRow>
  )
}

/** '15 min + 25 min'; one of the two alone says which. */
function timesOf({ prep_time_minutes: prep, cook_time_minutes: cook }: RecipeRow): string | null {
  if (prep !== null && cook !== null) return `${formatMinutes(prep)} + ${formatMinutes(cook)}`
  if (prep !== null) return `${formatMinutes(prep)} prep`
  return cook === null ? null : `${formatMinutes(cook)} cook`
}
