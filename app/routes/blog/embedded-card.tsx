import { href, Link } from 'react-router'
import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import { formatMinutes } from 'recipe-basics/text/minutes'
import type { EmbeddedCard as Card } from '#server/pages/post-cards.ts'
import { EquipmentPicture } from '../equipment/equipment-picture.tsx'

/** A recipe or a piece of equipment within a text. The whole card leads to it. */
export function EmbeddedCard({ card }: { card: Card }) {
  const { to, name, lang, about, kicker } = toWords(card)
  return (
    <aside className="group relative my-8 grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 border-y border-line py-5 card-focus [aside+&]:-mt-8 [aside+&]:border-t-0 sm:grid-cols-[8.25rem_minmax(0,1fr)]">
      <span aria-hidden="true">
        <CardPicture card={card} />
      </span>
      <div className="min-w-0">
        <p className="font-serif text-[1.0625rem] leading-[1.4] text-accent italic">{kicker}</p>
        <h3 dir="auto" lang={lang} className="mt-1 text-[1.3125rem] leading-[1.18] wrap-anywhere">
          <Link to={to} className="card-link">
            {name}
          </Link>
        </h3>
        {about && <p className="mt-1 text-ui text-ink-soft wrap-anywhere">{about}</p>}
      </div>
    </aside>
  )
}

/** How wide its picture is. */
const SHOWN = '8.25rem'

function CardPicture({ card }: { card: Card }) {
  if (card.kind === 'equipment') return <EquipmentPicture piece={card.piece} sizes={SHOWN} />
  const { image_url, dish, slug, recipe_category: category, name } = card.recipe
  return (
    <DishPicture
      kind="plate"
      format="square"
      sizes={SHOWN}
      image_url={image_url}
      dish={dish}
      slug={slug}
      category={category}
      title={name}
    />
  )
}

function toWords(card: Card) {
  if (card.kind === 'equipment') {
    const { slug, name, brand } = card.piece
    return {
      to: href('/equipment/:slug', { slug }),
      name,
      lang: undefined,
      about: brand,
      kicker: 'Equipment',
    }
  }
  const { slug, name, lang, recipe_category, total_time_minutes } = card.recipe
  const time = total_time_minutes === null ? null : formatMinutes(total_time_minutes)
  const about = [recipe_category, time].filter(Boolean).join(' · ')
  return { to: href('/recipes/:slug', { slug }), name, lang: lang?.name, about, kicker: 'Recipe' }
}
