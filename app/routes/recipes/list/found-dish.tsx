import { href, Link } from 'react-router'
import { formatAmount, formatSmallAmount } from '../../../ui/text/amount.ts'
import { DietBadges } from '../../../ui/badge/diet-badges.tsx'
import { DifficultyBadge } from '../../../ui/badge/difficulty-badge.tsx'
import { Leader } from '../../../ui/text/leader.tsx'
import { useFilters } from '../../../ui/list/list-behind.ts'
import { OwnNote } from '#app/ui/reader/own-parts.tsx'
import { DishPicture } from '../../../ui/picture/plate-picture.tsx'
import type { RecipeOrder } from '#domain/recipe/orders.ts'
import type { ListFact } from '#domain/recipe/ranges.ts'
import type { RecipeCard as Recipe } from '#domain/recipe/public-recipe.ts'

const MOST_DIETS = 2

/** What a card says of the figure that its list is sorted by, in a line of its own. */
const SORTED: Partial<Record<RecipeOrder, { label: string; fact: ListFact; unit: string }>> = {
  quickest: { label: 'Total', fact: 'total_time_minutes', unit: 'min' },
  kcal: { label: 'Calories', fact: 'calories', unit: 'kcal' },
  protein: { label: 'Protein', fact: 'protein_content_g', unit: 'g' },
  fat: { label: 'Fat', fact: 'fat_content_g', unit: 'g' },
  fibre: { label: 'Fibre', fact: 'fiber_content_g', unit: 'g' },
  'low-fibre': { label: 'Fibre', fact: 'fiber_content_g', unit: 'g' },
}

/** What stands beside the picture on a phone, and what below both. */
const BESIDE = 'max-md:dish-beside'
const BELOW = 'max-md:dish-below'

/** A recipe of the list. The whole card leads to it; what is not known is not mentioned. */
export function FoundDish({
  recipe,
  sort,
  eager,
  hidden,
}: {
  recipe: Recipe
  sort: RecipeOrder
  eager?: boolean
  hidden?: boolean
}) {
  const { slug, name, description, lang, recipe_category: category, difficulty } = recipe
  const sorted = SORTED[sort]
  return (
    <li hidden={hidden} className="group dish-card">
      <DishPicture
        kind="plate"
        format="card"
        image_url={recipe.image_url}
        dish={recipe.dish}
        slug={slug}
        category={category}
        title={name}
        eager={eager}
        className="max-md:dish-picture"
      />
      <div className={`dish-head ${BESIDE}`}>
        <p className="font-serif leading-[1.4] text-accent italic md:text-[1.0625rem]">{category}</p>
        <div className="flex flex-none">
          <DifficultyBadge difficulty={difficulty} />
        </div>
      </div>
      <h3 dir="auto" lang={lang?.name} className={`dish-name ${BESIDE}`}>
        <Link to={href('/recipes/:slug', { slug })} state={useFilters()} className="card-link">
          {name}
        </Link>
      </h3>
      {description && (
        <p dir="auto" lang={lang?.description} className={`dish-text ${BELOW}`}>
          {description}
        </p>
      )}
      <DietBadges
        diets={recipe.dietary_restrictions}
        most={MOST_DIETS}
        className={`mt-1.5 max-md:row-start-8 md:mt-3 md:mb-2.5 ${BELOW}`}
      />
      <OwnNote gut={recipe.gut} className={`mt-1.5 max-md:row-start-9 max-md:pb-2 md:mb-2.5 ${BELOW}`} />
      <Facts
        facts={timeAndServings(recipe)}
        sorted={sorted?.fact}
        className={`mt-1.5 max-md:row-start-3 md:mt-auto md:border-t md:border-line md:pt-2.5 ${BESIDE}`}
      />
      <Facts
        facts={caloriesAndMacros(recipe)}
        sorted={sorted?.fact}
        className={`text-[.9375rem] max-md:row-start-7 max-md:mt-1.5 ${BELOW}`}
      />
      <Facts facts={fibre(recipe)} sorted={sorted?.fact} className={`max-md:row-start-4 ${BESIDE}`} />
      {sorted && (
        <dl className={`text-ui max-md:row-start-5 max-md:self-end ${BESIDE}`}>
          <Leader name={sorted.label} value={figureOf(recipe[sorted.fact], sorted.unit)} />
        </dl>
      )}
    </li>
  )
}

type Fact = { fact: keyof Recipe; amount: string | null; words?: string }

const timeAndServings = ({ total_time_minutes: minutes, servings }: Recipe): Fact[] => [
  { fact: 'total_time_minutes', amount: rounded(minutes, 'min') },
  { fact: 'servings', amount: rounded(servings), words: servings === 1 ? 'serving' : 'servings' },
]

const caloriesAndMacros = (recipe: Recipe): Fact[] => [
  { fact: 'calories', amount: rounded(recipe.calories), words: 'kcal' },
  { fact: 'protein_content_g', amount: rounded(recipe.protein_content_g, 'g'), words: 'protein' },
  { fact: 'carbohydrate_content_g', amount: rounded(recipe.carbohydrate_content_g, 'g'), words: 'carbs' },
  { fact: 'fat_content_g', amount: rounded(recipe.fat_content_g, 'g'), words: 'fat' },
]

const fibre = ({ fiber_content_g: grams }: Recipe): Fact[] => [
  { fact: 'fiber_content_g', amount: grams === null ? null : formatSmallAmount(grams, 'g'), words: 'fibre' },
]

const rounded = (amount: number | null, unit?: string) =>
  amount === null ? null : formatAmount(amount, unit)

const figureOf = (amount: number | null, unit: string) =>
  amount === null ? 'not known' : formatSmallAmount(amount, unit)

/** Figures in a row, without the one that the list is sorted by: it has a line of its own. */
function Facts({ facts, sorted, className }: { facts: Fact[]; sorted?: ListFact; className: string }) {
  const known = facts.filter(({ fact, amount }) => amount !== null && fact !== sorted)
  if (known.length === 0) return null
  return (
    <ul className={`dish-facts ${className}`}>
      {known.map(({ fact, amount, words }) => (
        <li key={fact}>
          <b>{amount}</b>
          {words && ` ${words}`}
        </li>
      ))}
    </ul>
  )
}
