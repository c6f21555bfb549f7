import { href, Link } from 'react-router'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { JsonLd } from '../../ui/head/json-ld.tsx'
import { pageMeta } from '../../ui/head/page-meta.ts'
import { OwnList, OwnSpell } from '#app/ui/reader/own-parts.tsx'
import { factOf } from '#domain/recipe/orders.ts'
import { DishCard, DishCards } from '../../ui/list/dish-card.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SaidOnce } from '../../ui/list/said-once.tsx'
import { MustNote } from '../../ui/text/must-note.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { askedWords } from '#domain/recipe/chosen.ts'
import { findFamily } from 'recipe-reading/food/families'
import { findWideFood } from 'recipe-reading/food/wide-foods'
import { findGuide } from '#domain/guide/find-guide.ts'
import { nameFoods } from '#domain/recipe/filter-foods.ts'
import { readRecipeFilter, recipeFilterQuery } from '#domain/recipe/filter.ts'
import { recipePath } from '#domain/addresses/public-path.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listGuidePages } from '#server/data/guide/read.ts'
import { listNearFoods } from '#server/data/recipes/search/near-foods.ts'
import { holdsTraces, tallyRecipes } from '#server/data/recipes/search/search.ts'
import type { CachedRoute } from '#server/page-cache/cached-route.ts'
import { loadPageShare } from '../share-pictures/share.ts'
import { useSlowNavigation } from '../pending-page.tsx'
import { sayFacts } from '../say-facts.ts'
import { toListGraph } from '../site-json-ld.ts'
import { RecipeFinder } from './list/filters.tsx'
import { loadDishes } from './list/load-dishes.ts'
import { RecipesHead, SkeletonCards } from './list/loading.tsx'
import { NothingFound } from './list/nothing-found.tsx'
import { OrderMenu } from './list/order-menu.tsx'
import { RecipesWithin } from './list/recipes-within.tsx'
import type { Route } from './+types/list'

const RESULTS = 'recipes-found'
const CARDS_AT_FIRST_SIGHT = 3
const OF_PACKETS = 'Only the label of a bought sauce, stock or bread says what is in it.'

export const handle = {
  cache: { query: (query) => recipeFilterQuery(readRecipeFilter(query)) },
} satisfies CachedRoute

export async function loader({ url, context }: Route.LoaderArgs) {
  const { filter, unknown: unknownFoods } = nameFoods(readRecipeFilter(url.searchParams))
  const db = context.get(databaseContext)
  const site = context.get(siteContext)
  const { now } = site
  const pages = filter.search ? await listGuidePages(db) : []
  const isOfSubject = findGuide(pages, filter.search).some(({ group }) => group !== 'plate')
  const [{ page, effective, ...found }, share] = await Promise.all([
    loadDishes(db, filter, isOfSubject, now),
    loadPageShare(db, 'recipes', site),
  ])
  const [tallies, isTraced] = await Promise.all([
    tallyRecipes(db, effective, now, found.understood && 'texts'),
    holdsTraces(db, effective, now),
  ])
  const guide = findGuide(pages, found.read)
  const isNothing = found.count === 0 && found.within.count === 0
  const near = isNothing && !isOfSubject ? await listNearFoods(db, filter, now) : []
  const shown = { ...filter, page }
  const list = { path: href('/recipes'), name: 'Recipes' }
  const facts = sayFacts(
    context,
    toListGraph(site, list, {
      query: recipeFilterQuery(shown),
      paths: found.recipes.map(recipePath),
    }),
  )
  const nearby = near.map(({ name, count }) => ({
    to: href('/recipes') + recipeFilterQuery(filter, { search: name, page: 1 }),
    name: `“${name}”, a food near it: ${formatCount(count, 'recipe')}`,
  }))
  return {
    ...found,
    asked: askedWords(filter),
    words: guide.slice(0, 2).map(({ slug, words: { title } }) => ({ slug, title: title ?? slug })),
    near: nearby,
    unknownFoods,
    families: effective.without.flatMap((food) => (findFamily(food) ?? findWideFood(food))?.words ?? []),
    tallies,
    isTraced,
    filter: shown,
    share,
    facts,
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { filter } = loaderData ?? {}
  return pageMeta({
    site: root.loaderData,
    path: href('/recipes') + (filter ? recipeFilterQuery(filter) : ''),
    title: 'Recipes',
    page: filter?.page,
    asked: loaderData?.asked,
    description: root.loaderData.words.recipes_lead,
    share: loaderData?.share,
  })
}

export default function RecipeList({ loaderData }: Route.ComponentProps) {
  const {
    recipes,
    count,
    pages,
    read,
    unknown,
    understood,
    isWithin,
    words,
    within,
    near,
    unknownFoods,
    families,
    tallies,
    isTraced,
    filter,
    facts,
  } = loaderData
  const slow = useSlowNavigation() === href('/recipes')
  // What stands among the ingredients is counted where nothing is called so.
  const total = count || within.count
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      <RecipeFinder filter={filter} understood={understood} tallies={tallies} count={count} results={RESULTS}>
        <section aria-labelledby={RESULTS} className="min-w-0 lg:col-start-2">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 pt-1.5">
            <h2
              id={RESULTS}
              tabIndex={-1}
              aria-live="polite"
              className="scroll-mt-8 max-lg:scroll-mt-24 text-[1.375rem] outline-none"
            >
              {formatCount(total, 'recipe')} found
            </h2>
            <OrderMenu filter={filter} />
          </div>
          <SaidOnce
            typed={filter.search}
            {...{ read, unknown, isWithin }}
            blocking={understood?.blocking.map(({ name }) => name)}
            instead={understood?.instead.map(({ name }) => name)}
            count={count}
            isAsWritten={understood?.isAsWritten}
            isTraced={isTraced}
          />
          {understood?.isOfSpell && <MustNote />}
          {(!understood || total === 0) && <WordsOfSubject words={words} />}
          <UnknownFoods foods={unknownFoods} />
          {slow ? (
            <SkeletonCards />
          ) : total === 0 ? (
            <NothingFound
              filter={understood?.found ?? filter}
              looser={tallies.looser}
              near={near}
              results={RESULTS}
            />
          ) : count === 0 ? null : (
            <>
              <OwnSpell />
              <DishCards toEdge>
                <OwnList items={recipes}>
                  {(recipe, place, isHidden) => (
                    <DishCard
                      key={recipe.slug}
                      recipe={recipe}
                      sorted={factOf(filter.sort)}
                      eager={place < CARDS_AT_FIRST_SIGHT}
                      hidden={isHidden}
                    />
                  )}
                </OwnList>
              </DishCards>
              <p className="pt-3.5 text-caption leading-normal text-ink-soft md:pt-8">
                Labels, texture and low energy are read by software; the chef can correct them.
                {(understood?.found ?? filter).without.length > 0 &&
                  ` ${[...families, OF_PACKETS].join(' ')}`}
              </p>
              {understood && <WordsOfSubject words={words.slice(0, 1)} />}
              <Pagination
                page={filter.page}
                pages={pages}
                results={RESULTS}
                to={(page) => href('/recipes') + recipeFilterQuery(filter, { page })}
              />
            </>
          )}
        </section>
      </RecipeFinder>
      {!slow && within.count > 0 && <RecipesWithin search={read} {...within} />}
      <JsonLd facts={facts} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <div className="page pb-(--space-section)">
      <RecipesHead />
      <div className="border-t border-line pt-8">
        <EmptyState role="alert" title="Error loading recipes" text="Please try again later." />
      </div>
    </div>
  )
}

/** The pages of the guide that a word of the subject leads to. */
function WordsOfSubject({ words }: { words: { slug: string; title: string }[] }) {
  return words.map(({ slug, title }) => (
    <p key={slug} className="text-ink-soft">
      <Link to={href('/guide/:slug', { slug })} className="inline-flex min-h-11 items-center">
        {title}, in plain words
      </Link>
    </p>
  ))
}

/** Words that were meant as foods, and name none: the list does not go by them. */
function UnknownFoods({ foods }: { foods: string[] }) {
  if (foods.length === 0) return null
  return (
    <p className="py-1 text-ui wrap-anywhere">
      {foods.map((food) => `“${food}”`).join(', ')} {foods.length === 1 ? 'is' : 'are'} not known here as
      food. The list shows dishes with {foods.length === 1 ? 'it' : 'them'} and without.
    </p>
  )
}
