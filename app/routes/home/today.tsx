import { href, Link } from 'react-router'
import { MoreLink } from '#app/ui/button.tsx'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import { RedFlags } from '#app/ui/red-flags.tsx'
import type { TableDish } from '#app/ui/drawing-address.ts'
import { formatCount } from '#domain/format-number.ts'
import { SHORT_SPELLS } from '#domain/gut/notes.ts'
import { useFrameWords } from '../use-frame-words.ts'

/** A kind of day, the list that fits it, and the plate of its first dish. */
export type HomeDay = {
  id: string
  name: string
  about: string
  to: string
  count: number
  plate: TableDish | null
}

/** Three plates that lead to what fits the day. Nothing while there is no dish. */
export function Today({ days }: { days: HomeDay[] }) {
  const { hasGuide } = useFrameWords()
  if (days.every(({ count }) => count === 0)) return null
  return (
    <section aria-labelledby="today" className="page section">
      <h2 id="today" className="text-section">
        How is today?
      </h2>
      <ul className="mt-8 grid gap-x-(--column-gap) gap-y-9 md:grid-cols-3">
        {days.map(({ id, name, about, to, count, plate }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[5.5rem_1fr] gap-x-5 card-focus md:grid-cols-1"
          >
            <div className="row-span-2 w-22 md:row-span-1 md:mb-2 md:w-30">
              {plate && <PlatePicture kind="plate" format="bare" {...plate} />}
            </div>
            <h3 className="text-card">
              <Link to={to} className="card-link">
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft">
              {about}{' '}
              <span className="block text-caption">
                {count === 0 ? 'none yet' : formatCount(count, 'dish', 'dishes')}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-2 border-t border-line pt-3 text-caption leading-normal text-ink-soft">
        <p>
          These are lists by what is on the plate. They do not say what your gut will make of it.{' '}
          {SHORT_SPELLS}
        </p>
        <RedFlags />
        <p className="flex flex-wrap gap-x-7">
          {hasGuide && <MoreLink to={href('/guide')}>New to all this? The words, in plain ones</MoreLink>}
          <MoreLink to={href('/profile')}>Mark what you avoid or limit</MoreLink>
        </p>
      </div>
    </section>
  )
}
