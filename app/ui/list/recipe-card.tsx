import { Icon, type IconName } from '../icon/icon.tsx'
import { href, Link } from 'react-router'
import type { RecipeCard as Recipe } from '#domain/recipe/public-recipe.ts'
import { formatAmount } from '../text/amount.ts'
import { DietBadges } from '../badge/diet-badges.tsx'
import { DifficultyBadge } from '../badge/difficulty-badge.tsx'
import { useFilters } from './list-behind.ts'
import { OwnNote } from '../reader/own-parts.tsx'
import { DishPicture } from '../picture/plate-picture.tsx'

const MOST_DIETS = 2

/** A recipe in a list. The whole card leads to it; what is not known is not mentioned. */
export function RecipeCard({ recipe, hidden }: { recipe: Recipe; hidden?: boolean }) {
  const { slug, name, description, lang, recipe_category: category, difficulty } = recipe
  return (
    <li hidden={hidden} className="group relative flex min-w-0 flex-col card-focus">
      <DishPicture
        kind="plate"
        format="card"
        image_url={recipe.image_url}
        dish={recipe.dish}
        slug={slug}
        category={category}
        title={name}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
        <p className="font-serif text-[1.0625rem] leading-[1.4] text-accent italic">{category}</p>
        <div className="flex flex-none">
          <DifficultyBadge difficulty={difficulty} />
        </div>
      </div>
      <h3 dir="auto" lang={lang?.name} className="mt-1 line-clamp-2 text-card leading-[1.18] wrap-anywhere">
        <Link to={href('/recipes/:slug', { slug })} state={useFilters()} className="card-link">
          {name}
        </Link>
      </h3>
      {description && (
        <p
          dir="auto"
          lang={lang?.description}
          className="mt-2 line-clamp-3 text-[1.0625rem] leading-normal text-ink-soft wrap-anywhere"
        >
          {description}
        </p>
      )}
      <DietBadges diets={recipe.dietary_restrictions} most={MOST_DIETS} className="mt-3" />
      <OwnNote gut={recipe.gut} className="mt-3" />
      <div className="mt-auto pt-3.5 text-ui leading-normal empty:hidden">
        <Facts recipe={recipe} />
        <Macros recipe={recipe} />
      </div>
    </li>
  )
}

type Fact = { icon: IconName; amount: number | null; unit: string }

function Facts({ recipe: { total_time_minutes: minutes, servings, calories } }: { recipe: Recipe }) {
  const known: Fact[] = [
    { icon: 'clock', amount: minutes, unit: 'min' },
    { icon: 'users', amount: servings, unit: servings === 1 ? 'serving' : 'servings' },
    { icon: 'flame', amount: calories, unit: 'kcal' },
  ]
  const facts = known.flatMap(({ icon, amount, unit }) =>
    amount === null ? [] : [{ icon, text: formatAmount(amount, unit) }],
  )
  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1 border-t border-line pt-3">
      {facts.map(({ icon, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          <Icon name={icon} className="size-[1.05em] text-ink-soft" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Macros({ recipe }: { recipe: Recipe }) {
  const macros = [
    { name: 'protein', grams: recipe.protein_content_g },
    { name: 'carbs', grams: recipe.carbohydrate_content_g },
    { name: 'fat', grams: recipe.fat_content_g },
  ].flatMap(({ name, grams }) => (grams === null ? [] : [{ name, text: formatAmount(grams, 'g') }]))
  if (macros.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4.5 text-ink-soft">
      {macros.map(({ name, text }) => (
        <li key={name}>
          <b className="font-semibold text-ink">{text}</b> {name}
        </li>
      ))}
    </ul>
  )
}
