import { href, Link } from 'react-router'
import { MoreLink } from '../../ui/button/button.tsx'
import { PlatePicture } from '../../ui/picture/plate-picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { storeSpell } from '../../ui/reader/stored-spell.ts'
import { RedFlags } from '../../ui/text/red-flags.tsx'
import type { TableDish } from '../../ui/picture/drawing-address.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { DAY_SPELLS, type DayName } from 'food-verdicts/gut/profile/days'
import { useFrameWords } from '../use-frame-words.ts'

/** A kind of day, the list by texture that fits it where there are no scripts, and the plate of its first dish. */
export type HomeDay = {
  id: DayName
  name: string
  about: string
  to: string
  count: number
  plate: TableDish | null
}

/** Where this browser keeps the spell of a plate, it says so from the first paint on. */
const CHOSEN: Record<DayName, string> = {
  flare: "[[data-spell='gentle_soft']_&]:inline-flex",
  careful: "[[data-spell='gentle_tender']_&]:inline-flex",
  good: '',
}

/**
 * Three plates that set the switch of the whole site, and lead to the list of all recipes, which answers to it: an address that named
 * the day would tell it. Without scripts they lead to lists by texture, and say so. Nothing while there is no dish.
 */
export function Today({ days }: { days: HomeDay[] }) {
  const { hasGuide } = useFrameWords()
  if (days.every(({ count }) => count === 0)) return null
  return (
    <section aria-labelledby="today" className="page section">
      <h2 id="today" className="text-section">
        How is today?
      </h2>
      <p className="scripted mt-2 flex flex-wrap items-center gap-x-3 text-caption text-ink-soft">
        <span className="inline-flex items-start gap-1.5">
          <Icon name="lock" className="mt-[.2em] size-[1.1em]" />
          Your choice sorts the dishes. It stays in this browser and is not sent.
        </span>
        <button
          type="button"
          onClick={() => storeSpell(null)}
          className="hidden min-h-11 underline decoration-accent underline-offset-4 [[data-spell]_&]:inline"
        >
          Show everything
        </button>
      </p>
      <noscript>
        <p className="mt-2 text-caption text-ink-soft">
          Each opens a list by texture. The address of the list names the texture.
        </p>
      </noscript>
      <ul className="mt-8 grid gap-x-(--column-gap) gap-y-9 md:grid-cols-3">
        {days.map(({ id, name, about, to, count, plate }) => (
          <li
            key={id}
            className="group relative grid grid-cols-[min(5.5rem,32%)_1fr] gap-x-5 card-focus md:grid-cols-1"
          >
            <div className="row-span-2 max-w-22 md:row-span-1 md:mb-2 md:max-w-30">
              {plate && <PlatePicture kind="plate" format="bare" {...plate} />}
            </div>
            <h3 className="text-card">
              <Link
                to={href('/recipes')}
                onClick={() => storeSpell(DAY_SPELLS[id])}
                className="scripted card-link"
              >
                {name}
              </Link>
              <noscript>
                <a href={to} className="card-link">
                  {name}
                </a>
              </noscript>{' '}
              {CHOSEN[id] && (
                <span
                  className={`hidden items-center gap-1 align-middle font-sans text-caption font-semibold ${CHOSEN[id]}`}
                >
                  <Icon name="check" />
                  chosen
                </span>
              )}
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
