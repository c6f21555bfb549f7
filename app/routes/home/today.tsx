import { use } from 'react'
import { href, Link } from 'react-router'
import { MoreLink } from '#app/ui/button.tsx'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import { hearEarlyTap } from '#app/ui/early-tap.ts'
import { Icon } from '#app/ui/icon.tsx'
import { storePhase, PHASE_KEY } from '#app/ui/stored-phase.ts'
import { NonceContext } from '#app/ui/nonce.ts'
import { RedFlags } from '#app/ui/red-flags.tsx'
import type { TableDish } from '#app/ui/drawing-address.ts'
import { formatCount } from '#domain/format-number.ts'
import { SHORT_SPELLS } from '#domain/gut/notes.ts'
import { DAY_SPELLS, type DayName } from '#domain/gut/profile/days.ts'
import { useFrameWords } from '../use-frame-words.ts'

/** A kind of day, the list that fits it, and the plate of its first dish. */
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

// A tap that comes before React leads to the list all the same, and the list reads what was kept.
const KEEP_EARLY_CHOICE = !import.meta.env.SSR
  ? ''
  : `document.getElementById('today').parentNode.addEventListener('click',({target})=>{const link=target.closest('[data-day]');if(link)try{const{day}=link.dataset;day?localStorage.setItem('${PHASE_KEY}',day):localStorage.removeItem('${PHASE_KEY}')}catch{}})`

/**
 * Three plates that lead to what fits the day, and set the switch of the whole site; without scripts they are links. Nothing while
 * there is no dish.
 */
export function Today({ days }: { days: HomeDay[] }) {
  const { hasGuide } = useFrameWords()
  const nonce = use(NonceContext)
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
          ref={hearEarlyTap}
          type="button"
          onClick={() => storePhase(null)}
          className="hidden min-h-11 underline decoration-accent underline-offset-4 [[data-spell]_&]:inline"
        >
          Show everything
        </button>
      </p>
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
                to={to}
                data-day={DAY_SPELLS[id] ?? ''}
                onClick={() => storePhase(DAY_SPELLS[id])}
                className="card-link"
              >
                {name}
              </Link>{' '}
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
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: KEEP_EARLY_CHOICE }}
      />
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
