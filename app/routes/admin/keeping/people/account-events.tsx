import { href, Link } from 'react-router'
import { formatDate } from '#domain/publishing/dates.ts'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import type { AccountEvent } from '#server/data/people/account-events.ts'
import { useMomentFormat } from '../../../use-moment-format.ts'
import { ROLE_WORDS } from './roles.tsx'

type AccountEventsProps = {
  events: AccountEvent[]
  count: number
  /** How many sign-ins were refused on the last days. */
  refused: { day: string; count: number }[]
}

/** What happened to accounts, the newest first. */
export function AccountEvents({ events, count, refused }: AccountEventsProps) {
  const format = useMomentFormat()
  return (
    <section aria-labelledby="account-events" className="mt-9">
      <h2 id="account-events" className="text-[1.375rem]">
        What happened to accounts
      </h2>
      <p className="mt-1 max-w-152 text-ink-soft">
        The site keeps the newest 500 of each kind, for two years at most. Nobody can change or delete an
        entry here.
      </p>
      {events.length === 0 ? (
        <p className="mt-3">Nothing yet.</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {events.map((event) => (
            <li
              key={event.id}
              className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_11rem]"
            >
              <p className="wrap-anywhere">{say(event)}</p>
              <p className="text-caption text-ink-soft">
                <time dateTime={event.at}>{format(event.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {refused.length > 0 && (
        <p className="mt-3 max-w-152">
          <b className="font-semibold">Sign-ins that were refused:</b>{' '}
          {refused.map(({ day, count }) => `${formatDate(day)}: ${formatNumber(count)}`).join('; ')}. They
          include your own wrong passwords and codes.
        </p>
      )}
      {events.length < count && (
        <p className="mt-3">
          <Link
            to={`${href('/admin/keeping/people')}?events=all`}
            className="inline-flex min-h-11 items-center"
          >
            All {formatCount(count, 'entry', 'entries')}
          </Link>
        </p>
      )}
    </section>
  )
}

const ON_SERVER = 'Somebody on the server'

function say({ kind, actor, account, detail }: AccountEvent): string {
  const who = actor ?? ON_SERVER
  const whose = account ?? 'an account'
  switch (kind) {
    case 'new-device':
      return `${whose} signed in on a new device: ${detail ?? 'unknown'}.`
    case 'invited':
      return `${who} invited ${detail ?? 'somebody'}.`
    case 'invitation-withdrawn':
      return `${who} took the invitation of ${detail ?? 'somebody'} back.`
    case 'joined':
      return `${whose} got an account: ${roleWord(detail)}.`
    case 'role':
      return `${who} changed the role of ${whose}: ${roleWord(detail)}.`
    case 'removed':
      return `${who} removed ${whose}.`
    case 'reset-link':
      return `${who} made a reset link for ${whose}.`
    case 'reset':
      return `${whose} got a new password by a reset.`
    case 'backup-downloaded':
      return `${who} downloaded the backup ${detail ?? ''}.`
    case 'restored':
      return `${who} restored the backup ${detail ?? ''}.`
  }
}

function roleWord(role: string | null): string {
  const kind = role === 'administrator' || role === 'editor' ? role : 'none'
  return ROLE_WORDS[kind].name.toLowerCase()
}
