import { formatCount } from 'recipe-basics/text/format-number'
import type { SecondPlaceLook } from '#server/data/backups/second-place.ts'
import { useMomentFormat } from '../../use-moment-format.ts'

type SecondPlaceProps = { look: SecondPlaceLook | null; problem: string | null }

/** What was in the second place when the site last looked, and why the last try failed. */
export function SecondPlace({ look, problem }: SecondPlaceProps) {
  const formatMoment = useMomentFormat()
  if (!look)
    return (
      <>
        {problem ?? 'not looked at yet'}
        <span className="block text-caption text-ink-soft">
          The site does not know yet what is there. It looks a few minutes after its start, and then every
          hour.
        </span>
      </>
    )
  const { looked_at, backups, newest_at, missing, unreadable } = look
  const there =
    newest_at === null
      ? `${formatCount(backups, 'backup')} there`
      : `${formatCount(backups, 'backup')} there, the newest from ${formatMoment(newest_at)}`
  const facts = [
    `The site looked on ${formatMoment(looked_at)}.`,
    missing > 0 && `Missing: ${missing}. They are sent one after the other.`,
    unreadable > 0 &&
      `Not sent: ${unreadable}. The site cannot read them here: they are damaged, or locked with an earlier passphrase.`,
  ].filter(Boolean)
  return (
    <>
      {problem ?? there}
      <span className="block text-caption text-ink-soft">
        {problem && `${there} before that. `}
        {facts.join(' ')}
      </span>
    </>
  )
}
