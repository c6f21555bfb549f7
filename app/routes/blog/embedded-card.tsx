import { href, Link } from 'react-router'
import { DishPicture } from '#app/ui/plate-picture.tsx'
import { formatMinutes } from '#domain/minutes.ts'
import type { EmbeddedCard as Card } from '#server/post-cards.ts'
import { EquipmentPicture } from '../equipment/equipment-picture.tsx'

/** A recipe or a piece of equipment within a text. The whole card leads to it. */
export function EmbeddedCard({ card }: { card: Card }) {
  const { to, name, about, kicker } = toWords(card)
  return (
    <aside className="group relative my-8 grid max-w-(--measure) grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-5 rounded-panel border border-line bg-surface p-4 card-focus sm:grid-cols-[9rem_minmax(0,1fr)]">
      <span aria-hidden="true">
        <CardPicture card={card} />
      </span>
      <div className="min-w-0">
        <p className="text-caption text-ink-soft">{kicker}</p>
        <h3 dir="auto" className="text-card leading-[1.18] wrap-anywhere">
          <Link
            to={to}
            className="no-underline outline-0! group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        {about && <p className="mt-1 text-ui text-ink-soft wrap-anywhere">{about}</p>}
      </div>
    </aside>
  )
}

function CardPicture({ card }: { card: Card }) {
  if (card.kind === 'equipment') return <EquipmentPicture piece={card.piece} />
  const { image_url, slug, recipe_category: category, name } = card.recipe
  return (
    <DishPicture
      kind="plate"
      format="card"
      image_url={image_url}
      slug={slug}
      category={category}
      title={name}
    />
  )
}

function toWords(card: Card) {
  if (card.kind === 'equipment') {
    const { id, name, brand } = card.piece
    return { to: href('/equipment/:id', { id }), name, about: brand, kicker: 'Equipment' }
  }
  const { slug, name, recipe_category, total_time_minutes } = card.recipe
  const time = total_time_minutes === null ? null : formatMinutes(total_time_minutes)
  const about = [recipe_category, time].filter(Boolean).join(' · ')
  return { to: href('/recipes/:slug', { slug }), name, about, kicker: 'Recipe' }
}
