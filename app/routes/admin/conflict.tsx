import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { describeFailure } from '../../ui/notice/failure.ts'
import { notify } from '../../ui/notice/notices.tsx'
import { fetchHealth } from '../fetch-health.ts'
import type { Difference } from './differences.ts'

/** What somebody else saved while a form was open. `updated_at` is the moment of it. */
export type Conflict = { updated_at: string; differences: Difference[] }

/** What is no longer is shown whole. */
const MAX_SHORT = 200
const MAX_SHORT_LINES = 6

/** Shows what somebody else saved beside what was typed. Stands in the form: Keep mine sends it again, over theirs. */
export function ConflictChoice({
  conflict: { updated_at, differences },
  onTakeTheirs,
}: {
  conflict: Conflict
  onTakeTheirs: () => void
}) {
  const { pathname } = useLocation()
  const section = useRef<HTMLElement>(null)
  // Somebody who pressed Save at the end of a long form would not see the conflict.
  useEffect(() => {
    section.current?.focus({ preventScroll: true })
    // Taller than the screen, it would show its middle.
    section.current?.scrollIntoView()
  }, [updated_at])
  return (
    <section
      ref={section}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict"
      className="mb-6 rounded-panel border border-l-4 border-line border-l-danger bg-surface px-4 py-4"
    >
      <h2 id="conflict" className="text-[1.375rem]">
        Changed elsewhere
      </h2>
      <p className="mt-1 text-ink-soft">
        Somebody else saved changes after you opened this form. Nothing is lost. If you keep your version,
        theirs stays in the list of versions below. If you take theirs, this browser keeps yours.
      </p>
      <dl className="mt-4 grid gap-4">
        {differences.map(({ label, mine, theirs }) => (
          <div key={label} className="grid gap-x-6 gap-y-2 border-t border-line pt-3 md:grid-cols-2">
            <dt className="font-semibold md:col-span-2">{label}</dt>
            <Side title="Their version" label={label} text={theirs} />
            <Side title="Your version" label={label} text={mine} />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" look="outline" name="overwrite" value={updated_at}>
          Keep mine
        </Button>
        {/* A page that is loaded anew: the form would keep what it began with. */}
        <a
          href={pathname}
          onClick={(event) => {
            event.preventDefault()
            void loadAnew(pathname, onTakeTheirs)
          }}
          className={buttonClass('outline')}
        >
          Take theirs
        </a>
      </div>
    </section>
  )
}

/** Leaves the form for a page that is sure to come: what is typed would be gone from the screen otherwise. */
async function loadAnew(path: string, onLeave: () => void) {
  try {
    const { status } = await fetchHealth()
    if (status >= 500) throw new Response(null, { status })
  } catch (error) {
    notify({
      kind: 'destructive',
      title: 'Error',
      text: 'Failed to load their version.',
      reason: `${describeFailure(error)} Nothing on this screen is lost.`,
      again: () => void loadAnew(path, onLeave),
    })
    return
  }
  flushSync(onLeave)
  location.assign(path)
}

/** One version of a field. A long one scrolls, also by the keyboard. */
function Side({ title, label, text }: { title: string; label: string; text: string }) {
  const isLong = text.length > MAX_SHORT || text.split('\n').length > MAX_SHORT_LINES
  const scroller = { tabIndex: 0, role: 'group', 'aria-label': `${label}: ${title}` }
  return (
    <dd className="min-w-0">
      <p className="text-caption text-ink-soft">{title}</p>
      <div
        {...(isLong && scroller)}
        className={`whitespace-pre-line wrap-anywhere ${isLong ? 'max-h-60 overflow-y-auto' : ''}`}
      >
        {text || '–'}
      </div>
    </dd>
  )
}
