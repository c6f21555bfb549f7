import { href } from 'react-router'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { useListBehind } from '#app/ui/list-behind.ts'
import { hasLink, TextLinksContext } from '#app/ui/linked-text.tsx'
import type { NutritionShown } from '#app/ui/nutrition-shown.ts'
import type { TextLinks } from '#domain/affiliate/text-addresses.ts'
import type { PostTitle } from '#domain/post/post.ts'
import type { PublicRecipe, RecipeCard as Card } from '#domain/recipe/recipe.ts'
import { AffiliateDisclosure } from '../../affiliate-disclosure.tsx'
import type { PieceCard } from '#domain/equipment/equipment.ts'
import { useStoredPhase } from '#app/ui/stored-phase.ts'
import type { DishAnswers } from '#domain/gut/allergens/dish-answers.ts'
import type { Checked } from './recipe-checked.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { BesideRecipe, DishVerdicts, MoreRecipes, SofterAfter } from './later-parts.tsx'
import { Method, type MethodRecipe } from './method.tsx'
import { type HeroRecipe, RecipeHero, type SpokenLead } from './recipe-hero.tsx'
import { NutritionFacts } from './nutrition-facts.tsx'
import type { RecipeTool } from './recipe-tool.ts'
import type { GutShown } from './show-gut.ts'
import { useAskedView } from './use-asked-view.ts'

/** What the parts of the page show of a recipe. */
export type ShownRecipe = HeroRecipe &
  MethodRecipe &
  Pick<
    PublicRecipe,
    'id' | 'description' | 'published_at' | 'created_at' | 'updated_at' | 'labels' | 'keywords'
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
  gut: GutShown | null
  /** Who checked it, from where its facts are, and when it is due for a new look. */
  checked: Checked
  /** What it is noted for, as readers read it. */
  wellness: string[]
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
  checked,
  wellness,
  used,
  links,
  posts,
  more,
}: RecipePageData) {
  const tool = useAskedView(answered, recipe.servings)
  const earns = Object.keys(links).length > 0
  const list = useListBehind(href('/recipes'))
  const kept = useStoredPhase()
  const chosen = tool.softer.find(({ phase }) => kept?.startsWith(phase))
  const version = chosen && 'lines' in chosen ? chosen : undefined
  const earnsInHead = hasLink(recipe.description, links)
  return (
    <TextLinksContext value={links}>
      {/* Another recipe is another page: ticks and open places do not move on to it. */}
      <div key={recipe.slug} className="page">
        <Crumbs trail={[{ to: list, name: 'Recipes' }]} here={recipe.name} className="max-md:hidden" />
        <article className="wrap-anywhere print:text-[11pt]">
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
            drawn={version?.drawn}
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
              phases={answered.softer}
              version={version}
              facts={gut?.facts}
              className="self-start lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-start-1"
            />
            <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
              <Method recipe={recipe} tool={tool} version={version} />
              {version && <SofterAfter version={version} hasPhoto={recipe.image_url !== null} />}
              {(answers ?? recipe.labels.length > 0) && (
                <DishVerdicts answers={answers} labels={recipe.labels} wellness={wellness} />
              )}
            </div>
            <div
              id="beside"
              className="grid min-w-0 content-start gap-7 md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:col-start-3 lg:row-start-2 lg:grid-cols-1 print:hidden"
            >
              <BesideRecipe
                recipe={recipe}
                tool={answered}
                gut={gut}
                checked={checked}
                used={used}
                posts={posts}
              />
            </div>
          </div>
        </article>
      </div>
      {more.length > 0 ? <MoreRecipes recipes={more} /> : <div className="section print:hidden" />}
    </TextLinksContext>
  )
}
