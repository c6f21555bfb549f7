import type { ReactNode } from 'react'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import type { Texture } from 'recipe-basics/recipe/choices'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { href, Link } from 'react-router'
import type { ListFact } from '#domain/recipe/ranges.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { DietBadges } from '../badge/diet-badges.tsx'
import { DifficultyBadge } from '../badge/difficulty-badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { DishPicture } from '../picture/plate-picture.tsx'
import { OwnNote } from '../reader/own-parts.tsx'
import { formatAmount } from '../text/amount.ts'
import { daysOf, fibreOf, standingOf } from './dish-facts.ts'
import { useFilters } from './list-behind.ts'

const MOST_DIETS = 2

type DishCardProps = {
  recipe: RecipeCard
  /** The fact that its list is sorted by: it is the bold one. */
  sorted?: ListFact
  eager?: boolean
  hidden?: boolean
}

/** Dishes side by side. The space that they have decides whether they are cards or rows; `toEdge` lays rows on a phone from edge to edge. */
export function DishCards({
  toEdge = false,
  children,
  ...list
}: {
  toEdge?: boolean
  children: ReactNode
  'aria-busy'?: boolean
}) {
  return (
    <div className={`dish-box ${toEdge ? 'to-edge' : ''}`}>
      <ul className="dish-cards" {...list}>
        {children}
      </ul>
    </div>
  )
}

/** A recipe in a list, the same everywhere. The whole card leads to it; what is not known is not mentioned, but for the texture. */
export function DishCard({ recipe, sorted = 'total_time_minutes', eager, hidden }: DishCardProps) {
  const { slug, name, description, lang, recipe_category: category, difficulty } = recipe
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
        className="dish-picture"
      />
      <div className="dish-head">
        <p>{category}</p>
        <DifficultyBadge difficulty={difficulty} />
      </div>
      <h3 dir="auto" lang={lang?.name} className="dish-name">
        <Link to={href('/recipes/:slug', { slug })} state={useFilters()} className="card-link">
          {name}
        </Link>
      </h3>
      {description && (
        <p dir="auto" lang={lang?.description} className="dish-text">
          {description}
        </p>
      )}
      <DietBadges diets={recipe.dietary_restrictions} most={MOST_DIETS} className="dish-diets" />
      <OwnNote gut={recipe.gut} isChanged={recipe.isChanged} className="dish-note" />
      <Facts recipe={recipe} sorted={sorted} />
      <Macros recipe={recipe} />
    </li>
  )
}

type FactsProps = { recipe: RecipeCard; sorted: ListFact }

/** Two columns. Spec.md section 2 wants the minutes as they are; from a day up the days stand beside them. */
function Facts({ recipe, sorted }: FactsProps) {
  const { total_time_minutes: minutes, texture, calories, servings } = recipe
  const fibre = <Fact of="fiber_content_g" {...{ sorted }} text={fibreOf(recipe)} />
  const hasFibre = recipe.fiber_content_g !== null
  return (
    <div className="dish-facts">
      <Pair
        one={
          minutes !== null && (
            <>
              {sorted === 'total_time_minutes' ? <b>{formatNumber(minutes)}</b> : formatNumber(minutes)} min
            </>
          )
        }
        other={daysOf(minutes) ?? standingOf(recipe)}
      />
      {texture ? (
        <Pair one={<TextureSign texture={texture} />} other={hasFibre && fibre} />
      ) : (
        <span className="both">Texture not known</span>
      )}
      <Pair
        one={
          calories !== null && <Fact of="calories" {...{ sorted }} text={formatAmount(calories, 'kcal')} />
        }
        other={servings !== null && formatCount(servings, 'serving')}
      />
      {!texture && hasFibre && <Pair one={fibre} other={null} />}
    </div>
  )
}

/** Of two facts, one alone stands first; none takes no place. */
function Pair({ one, other }: { one: ReactNode; other: ReactNode }) {
  if (!one && !other) return null
  // The blanks are for who hears or copies the facts.
  return (
    <>
      <span>{one || other}</span> <span>{one && other}</span>{' '}
    </>
  )
}

/** A figure; the one that the list is sorted by is bold. */
const Fact = ({ of, sorted, text }: { of: ListFact; sorted: ListFact; text: string | null }) =>
  of === sorted ? <b>{text}</b> : text

const TextureSign = ({ texture }: { texture: Texture }) => (
  <span className="dish-texture">
    <Icon name={texture} />
    {TEXTURE_WORDS[texture].name}
  </span>
)

const MACROS = [
  ['protein_content_g', 'protein'],
  ['carbohydrate_content_g', 'carbs'],
  ['fat_content_g', 'fat'],
] as const

function Macros({ recipe }: { recipe: RecipeCard }) {
  const known = MACROS.flatMap(([fact, name]) => {
    const grams = recipe[fact]
    return grams === null ? [] : [{ name, text: formatAmount(grams, 'g') }]
  })
  if (known.length === 0) return null
  return (
    <div className="dish-macros">
      {known.map(({ name, text }) => (
        <span key={name}>
          <b>{text}</b> {`${name} `}
        </span>
      ))}
    </div>
  )
}
