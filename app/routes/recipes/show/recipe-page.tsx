import { href, Link } from 'react-router'
import { Crumbs } from '../../../ui/frame/crumbs.tsx'
import { useListBehind } from '../../../ui/list/list-behind.ts'
import { hasLink, TextLinksContext } from '../../../ui/text/linked-text.tsx'
import type { NutritionShown } from './facts/nutrition-shown.ts'
import type { TextLinks } from '#domain/affiliate/text-addresses.ts'
import type { PostTitle } from '#domain/post/post.ts'
import type { PublicRecipe, RecipeCard as Card } from '#domain/recipe/public-recipe.ts'
import { AffiliateDisclosure } from '../../affiliate-disclosure.tsx'
import type { PieceCard } from '#domain/equipment/equipment.ts'
import type { DishAnswers } from 'food-verdicts/gut/allergens/dish-answers'
import { AllFacts } from './facts/all-facts.tsx'
import { EquipmentUsed } from './facts/equipment-used.tsx'
import { NamedInPosts } from './facts/named-in-posts.tsx'
import type { Checked } from './facts/where-from.tsx'
import { IngredientList } from './list/ingredient-list.tsx'
import { Method, type MethodRecipe } from './method/method.tsx'
import { recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import { MoreRecipes } from './more-recipes.tsx'
import { type HeroRecipe, RecipeHero, type SpokenLead } from './head/recipe-hero.tsx'
import { PartBar } from './part-bar.tsx'
import { NutritionFacts } from './facts/nutrition-facts.tsx'
import type { RecipeTool } from './view/recipe-tool.ts'
import type { GutReading, PageReading } from '#domain/stored-reading/page-reading.ts'
import { useAskedView } from './view/use-asked-view.ts'

/** What the parts of the page show of a recipe. */
export type ShownRecipe = HeroRecipe &
  MethodRecipe &
  Pick<
    PublicRecipe,
    | 'id'
    | 'author_name'
    | 'description'
    | 'published_at'
    | 'created_at'
    | 'updated_at'
    | 'labels'
    | 'keywords'
  >

/** The page of a recipe, published or previewed. */
export type RecipePageData = {
  recipe: ShownRecipe
  /** In the view that the server was asked for. */
  tool: RecipeTool
  /** Its description; on a phone, the rest of a long one waits for a tap. */
  intro: SpokenLead
  nutrition: NutritionShown
  /** What its photograph shows. */
  photoAlt: string
  /** What its lines say of diets and allergens; null where it has none. */
  answers: DishAnswers | null
  /** What it says of the gut; null without lines. */
  gut: GutReading | null
  /** Of the things most often left out, what it holds and what not. */
  holds: PageReading['holds']
  /** Who checked it, from where its facts are, and when it is due for a new look. */
  checked: Checked
  /** The equipment that it uses. */
  used: PieceCard[]
  /** The addresses in its texts that are links. */
  links: TextLinks
  /** The posts that name it. */
  posts: PostTitle[]
  more: Card[]
}

/** A recipe as its readers see it. */
export function RecipePage({
  recipe,
  tool: answered,
  intro,
  nutrition,
  photoAlt,
  answers,
  gut,
  holds,
  checked,
  used,
  links,
  posts,
  more,
  isPublic = false,
}: RecipePageData & { isPublic?: boolean }) {
  const tool = useAskedView(answered, recipe.servings)
  const earns = Object.keys(links).length > 0
  const list = useListBehind(href('/recipes'))
  const earnsInHead = hasLink(recipe.description, links)
  return (
    <TextLinksContext value={links}>
      {/* Another recipe is another page: ticks and open places do not move on to it. */}
      <div key={recipe.slug} className="spells page">
        <Crumbs trail={[{ to: list, name: 'Recipes' }]} here={recipe.name} className="max-md:hidden" />
        <article className="@container wrap-anywhere print:text-[11pt]">
          {earnsInHead && (
            <div className="mb-9">
              <AffiliateDisclosure />
            </div>
          )}
          <RecipeHero
            recipe={recipe}
            intro={intro}
            servings={tool.view.servings ?? recipe.servings}
            photoAlt={photoAlt}
            gut={gut}
            holds={holds}
            cookAddress={
              isPublic && tool.steps.length > 0
                ? href('/recipes/:slug/cook', { slug: recipe.slug }) + recipeViewQuery(tool.view)
                : null
            }
          />
          {earns && !earnsInHead && (
            <div className="mt-9">
              <AffiliateDisclosure />
            </div>
          )}
          <div className="grid gap-x-(--column-gap) gap-y-10 pt-2 md:grid-cols-[min(19rem,45%)_minmax(0,1fr)] md:pt-11 lg:grid-cols-[min(20.5rem,36%)_minmax(0,1fr)_min(16.5rem,30%)] lg:grid-rows-[auto_1fr] lg:gap-x-[clamp(2rem,3.6vw,3.5rem)] print:grid-cols-[15rem_minmax(0,1fr)] print:grid-rows-[auto_1fr] print:pt-6">
            <NutritionFacts
              nutrition={nutrition}
              servings={recipe.servings}
              className="max-md:-mb-6 md:col-span-2 lg:col-span-1 lg:col-start-3 lg:row-start-1 print:col-span-1 print:col-start-1 print:row-start-2"
            />
            <IngredientList
              recipe={recipe}
              tool={tool}
              gut={gut}
              className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-start-1"
            />
            <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
              <Method recipe={recipe} tool={tool} />
              <AllFacts
                recipe={recipe}
                tool={answered}
                gut={gut}
                answers={answers}
                nutrition={nutrition}
                checked={checked}
              />
              {recipe.author_name && (
                <p className="mt-4 text-caption text-ink-soft">
                  By <bdi>{recipe.author_name}</bdi>
                </p>
              )}
              {recipe.keywords.length > 0 && (
                <ul aria-label="Keywords" className="mt-2 flex flex-wrap gap-x-4 text-caption print:hidden">
                  {recipe.keywords.map((keyword) => (
                    <li key={keyword}>
                      <Link
                        to={`${href('/recipes')}?${new URLSearchParams({ search: keyword })}`}
                        className="inline-flex min-h-11 items-center text-ink-soft"
                      >
                        <bdi>{keyword}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            {used.length + posts.length > 0 && (
              <div className="grid min-w-0 content-start gap-7 md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:col-start-3 lg:row-start-2 lg:grid-cols-1 print:hidden">
                <EquipmentUsed pieces={used} />
                <NamedInPosts posts={posts} />
              </div>
            )}
          </div>
          <PartBar />
        </article>
      </div>
      {more.length > 0 ? <MoreRecipes recipes={more} /> : <div className="section print:hidden" />}
    </TextLinksContext>
  )
}
