import { href, Link } from 'react-router'
import { formatAmount } from '../../ui/text/amount.ts'
import { DifficultyBadge } from '../../ui/badge/difficulty-badge.tsx'
import { OwnNote } from '#app/ui/reader/own-parts.tsx'
import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import { formatMinutes } from 'recipe-basics/text/minutes'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'

const CARD = 'group relative min-w-0 card-focus'

/** The newest recipe: a picture, its text below it, or beside it when it stands `alone`. */
export function FeaturedRecipe({ recipe, alone = false }: { recipe: RecipeCard; alone?: boolean }) {
  return (
    <article
      className={`${CARD} ${alone ? 'wide:grid wide:grid-cols-[1.15fr_1fr] wide:items-center wide:gap-x-(--column-gap)' : ''}`}
    >
      <Picture recipe={recipe} format="card" shape="card" />
      <div>
        <div className="mt-4 flex items-center justify-between gap-3">
          <Category recipe={recipe} />
          {recipe.difficulty && (
            <div className="flex-none">
              <DifficultyBadge difficulty={recipe.difficulty} />
            </div>
          )}
        </div>
        <h3
          dir="auto"
          lang={recipe.lang?.name}
          className="mt-1.5 wrap-anywhere max-w-[18em] text-section leading-[1.18]"
        >
          <RecipeLink recipe={recipe} />
        </h3>
        {recipe.description && (
          <p
            dir="auto"
            lang={recipe.lang?.description}
            className="mt-2 line-clamp-5 wrap-anywhere max-w-136 text-[1.0625rem] leading-normal text-ink-soft"
          >
            {recipe.description}
          </p>
        )}
        <OwnNote gut={recipe.gut} className="mt-3" />
        <Facts recipe={recipe} className="mt-3" whole />
      </div>
    </article>
  )
}

/** A recipe in a line: a small square picture, and what it is. `format` is of the picture that is asked for. */
export function SmallRecipe({ recipe, format }: { recipe: RecipeCard; format: 'card' | 'square' }) {
  return (
    <article className={`${CARD} grid grid-cols-[min(8.25rem,44%)_1fr] items-center gap-5`}>
      <Picture recipe={recipe} format={format} shape="square" />
      <div>
        <Category recipe={recipe} />
        <h3
          dir="auto"
          lang={recipe.lang?.name}
          className="mt-1.5 wrap-anywhere text-[1.3125rem] leading-[1.18]"
        >
          <RecipeLink recipe={recipe} />
        </h3>
        <OwnNote gut={recipe.gut} className="mt-2" />
        <Facts recipe={recipe} className="mt-2" />
      </div>
    </article>
  )
}

type PictureProps = { recipe: RecipeCard; format: 'card' | 'square'; shape: 'card' | 'square' }

function Picture({ recipe, format, shape }: PictureProps) {
  const { slug, dish, name, recipe_category, image_url } = recipe
  return (
    <DishPicture
      kind="plate"
      format={format}
      shape={shape}
      dish={dish}
      slug={slug}
      category={recipe_category}
      title={name}
      image_url={image_url}
    />
  )
}

function Category({ recipe }: { recipe: RecipeCard }) {
  return (
    <p className="font-serif text-[1.0625rem] leading-[1.4] text-accent italic">{recipe.recipe_category}</p>
  )
}

function RecipeLink({ recipe: { slug, name } }: { recipe: RecipeCard }) {
  return (
    <Link
      to={href('/recipes/:slug', { slug })}
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
    <ul
      className={`flex flex-wrap gap-x-4.5 text-ui leading-normal whitespace-nowrap text-ink-soft empty:hidden ${className}`}
    >
      {minutes !== null && <li>{formatMinutes(minutes)}</li>}
      {calories !== null && <li>{formatAmount(calories, 'kcal')}</li>}
      <Grams grams={recipe.protein_content_g} of="protein" />
      {whole && <Grams grams={recipe.carbohydrate_content_g} of="carbs" />}
      {whole && <Grams grams={recipe.fat_content_g} of="fat" />}
    </ul>
  )
}

function Grams({ grams, of }: { grams: number | null; of: string }) {
  if (grams === null) return null
  return (
    <li>
      <b className="font-semibold text-ink">{formatAmount(grams, 'g')}</b> {of}
    </li>
  )
}
