import { href, Link } from 'react-router'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { Icon } from '../icon/icon.tsx'
import { DishPicture } from '../picture/plate-picture.tsx'
import { OwnNote } from '../reader/own-parts.tsx'
import { fibreOf, standingOf, textureOf } from './dish-facts.ts'

type DishRowProps = {
  recipe: RecipeCard
  /** The format that its drawing is asked for in. */
  format?: 'card' | 'square'
  eager?: 'quietly'
  hidden?: boolean
  className?: string
}

/** A dish in a row: what it is called, how firm it is and what it does without, and the time it takes. */
export function DishRow({ recipe, format = 'square', eager, hidden, className = '' }: DishRowProps) {
  const { slug, name, lang, texture, free, total_time_minutes: minutes } = recipe
  const standing = standingOf(recipe)
  const without = free.map((food) => `no ${food}`).join(', ')
  const rest = [fibreOf(recipe), without].filter(Boolean)
  return (
    <li hidden={hidden} className={`group dish-row ${className}`}>
      <DishPicture
        kind="plate"
        format={format}
        shape="square"
        sizes="6.5rem"
        dish={recipe.dish}
        slug={slug}
        category={recipe.recipe_category}
        title={name}
        image_url={recipe.image_url}
        eager={eager}
      />
      <div className="min-w-0">
        <h3 dir="auto" lang={lang?.name}>
          <Link to={href('/recipes/:slug', { slug })} className="card-link">
            {name}
          </Link>
        </h3>
        <p>
          {texture && <Icon name={texture} />}
          <b>{textureOf(recipe)}</b>
          {rest.length > 0 && ` · ${rest.join(' · ')}`}
        </p>
        {(minutes !== null || standing) && (
          <p>
            {minutes !== null && <b>{formatMinutes(minutes)}</b>}
            {standing && `${minutes === null ? '' : ', '}${standing}`}
          </p>
        )}
        <OwnNote gut={recipe.gut} isChanged={recipe.isChanged} className="mt-1" />
      </div>
    </li>
  )
}
