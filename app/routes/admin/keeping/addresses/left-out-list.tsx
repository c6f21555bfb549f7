import { Icon } from '../../../../ui/icon/icon.tsx'
import type { LeftOut } from '#server/redirects/check-lines.ts'

/** Lines that are shown. Somebody who has more has another file in hand. */
const MOST_SHOWN = 100

/** Lines of a file that stay out, each with its reason. */
export function LeftOutList({ leftOut }: { leftOut: LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="mt-8 max-w-216">
      <h2 id="left-out" className="mb-3 text-[1.375rem]">
        Left out, and why
      </h2>
      <ul className="border-t border-line">
        {leftOut.slice(0, MOST_SHOWN).map(({ line, what, says }) => (
          <li key={line} className="flex gap-2.5 border-b border-line py-3">
            <Icon name="circle-minus" className="mt-1 size-[1.1em] flex-none text-danger" />
            <span className="min-w-0 wrap-anywhere">
              <b>Line {line}.</b> {what && <bdi className="font-mono text-[.9375rem]">{shorten(what)}</bdi>}
              {what && ': '}
              {says}
            </span>
          </li>
        ))}
      </ul>
      {leftOut.length > MOST_SHOWN && (
        <p className="mt-3 text-ink-soft">Only the first {MOST_SHOWN} are shown.</p>
      )}
    </section>
  )
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200).toWellFormed()}…` : text)
