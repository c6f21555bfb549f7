import { href, Link } from 'react-router'
import { formatSmallAmount } from '../../ui/text/amount.ts'
import { MoreLink } from '../../ui/button/button.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import type { Texture } from 'recipe-basics/recipe/choices'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'

/** A dish that asks for little strength: minutes on one's feet, and fibre in grams a portion; null where it is not known. */
export type EasyDish = {
  slug: string
  gut: string
  name: string
  handsOn: number
  texture: Texture | null
  fibre: number | null
  isOnePot: boolean
}

/** Dishes for a day of little strength, as on a menu. */
export function LowEnergy({ dishes, to }: { dishes: EasyDish[]; to: string }) {
  return (
    <section
      aria-labelledby="low"
      className="section page grid gap-x-(--column-gap) gap-y-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)]"
    >
      <div>
        <h2 id="low" className="text-section">
          If standing is too much
        </h2>
        <p className="mt-2 text-ink-soft">The minutes are those on your feet.</p>
        <MoreLink to={to}>All of them</MoreLink>
      </div>
      <ul>
        <OwnList items={dishes}>
          {(dish, _, isHidden) => (
            <li key={dish.slug} hidden={isHidden} className="border-b border-line py-3">
              <p className="flex items-baseline justify-between gap-3">
                <Link
                  to={href('/recipes/:slug', { slug: dish.slug })}
                  dir="auto"
                  className="-my-2.25 inline-block py-2.75 font-serif text-[1.3125rem] leading-tight wrap-anywhere"
                >
                  {dish.name}
                </Link>{' '}
                <b className="flex-none font-semibold">{dish.handsOn} min</b>
              </p>
              <p className="text-caption text-ink-soft">{sayDish(dish)}</p>
            </li>
          )}
        </OwnList>
      </ul>
    </section>
  )
}

const sayDish = ({ texture, fibre, isOnePot }: EasyDish) =>
  [
    texture && TEXTURE_WORDS[texture].name,
    fibre !== null && `${formatSmallAmount(fibre, 'g')} fibre`,
    isOnePot && 'one pot',
  ]
    .filter(Boolean)
    .join(' · ')
