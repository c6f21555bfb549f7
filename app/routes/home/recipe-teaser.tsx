import { href, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { formatMinutes } from '#domain/minutes.ts'
import type { RecipeCard } from '#domain/recipe.ts'

const CARD =
  'group relative focus-within:has-[a:focus-visible]:outline-3 focus-within:has-[a:focus-visible]:outline-offset-6 focus-within:has-[a:focus-visible]:outline-focus rounded-[2px]'

/** The newest recipe: a picture, its text below it, or beside it when it stands `alone`. */
export function FeaturedRecipe({ recipe, alone = false }: { recipe: RecipeCard; alone?: boolean }) {
  return (
    <article
      className={`${CARD} ${alone ? 'wide:grid wide:grid-cols-[1.15fr_1fr] wide:items-center wide:gap-x-(--column-gap)' : ''}`}
    >
      <div className="aspect-4/3 overflow-hidden rounded-picture bg-linen" />
      <div className="flex flex-col">
        <p className="order-first mt-4 flex items-center justify-between">
          <Category recipe={recipe} />
          {recipe.difficulty && <Badge tone={recipe.difficulty}>{recipe.difficulty}</Badge>}
        </p>
        <h3 className="mt-1.5 max-w-[18em] text-section leading-[1.18]">
          <RecipeLink recipe={recipe} />
        </h3>
        {recipe.description && (
          <p className="mt-2 line-clamp-3 max-w-136 text-[1.0625rem] leading-normal text-ink-soft">
            {recipe.description}
          </p>
        )}
        <Facts recipe={recipe} className="mt-3" whole />
      </div>
    </article>
  )
}

/** A recipe in a line: a small square picture, and what it is. */
export function SmallRecipe({ recipe }: { recipe: RecipeCard }) {
  return (
    <article className={`${CARD} grid grid-cols-[8.25rem_1fr] items-center gap-5`}>
      <div className="aspect-square overflow-hidden rounded-picture bg-linen" />
      <div>
        <Category recipe={recipe} />
        <h3 className="mt-1.5 text-[1.3125rem] leading-[1.18]">
          <RecipeLink recipe={recipe} />
        </h3>
        <Facts recipe={recipe} className="mt-2" />
      </div>
    </article>
  )
}

function Category({ recipe }: { recipe: RecipeCard }) {
  return (
    <span className="font-serif text-[1.0625rem] leading-[1.4] text-accent italic">
      {recipe.recipe_category}
    </span>
  )
}

function RecipeLink({ recipe: { slug, name } }: { recipe: RecipeCard }) {
  return (
    <Link
      to={href('/recipes/:slug', { slug })}
      prefetch="intent"
      className="no-underline outline-none after:absolute after:inset-0 group-hover:text-ink group-hover:underline"
    >
      {name}
    </Link>
  )
}

/** Time, calories and protein, and in `whole` carbs and fat too; what is unknown is left out. */
function Facts({
  recipe,
  whole = false,
  className,
}: {
  recipe: RecipeCard
  whole?: boolean
  className: string
}) {
  const { total_time_minutes: minutes, calories } = recipe
  return (
    <p
      className={`flex flex-wrap gap-x-4.5 text-ui leading-normal whitespace-nowrap text-ink-soft ${className}`}
    >
      {minutes !== null && <span>{formatMinutes(minutes)}</span>}
      {calories !== null && <span>{Math.round(calories)}&nbsp;kcal</span>}
      <Grams grams={recipe.protein_content_g} of="protein" />
      {whole && <Grams grams={recipe.carbohydrate_content_g} of="carbs" />}
      {whole && <Grams grams={recipe.fat_content_g} of="fat" />}
    </p>
  )
}

function Grams({ grams, of }: { grams: number | null; of: string }) {
  if (grams === null) return null
  return (
    <span>
      <b className="font-semibold text-ink">{Math.round(grams)}&nbsp;g</b> {of}
    </span>
  )
}
