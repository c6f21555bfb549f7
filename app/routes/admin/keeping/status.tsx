import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatBytes } from '#domain/files/format-bytes.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { requireRight } from '#server/pages/guard.ts'
import { useMomentFormat } from '../../use-moment-format.ts'
import { needsYou } from '../desk/needs-you.ts'
import { Answer } from './answer.tsx'
import { FIRST_BACKUP } from './backups/backup-row.tsx'
import { loadStatus } from './load-status.ts'
import { SecondPlace } from './second-place.tsx'
import type { Route } from './+types/status'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'keep-backups')
  return loadStatus(context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Status · Admin Panel' }]

/** How the site does, and what of it needs somebody. */
export default function Status({ loaderData: status }: Route.ComponentProps) {
  const formatMoment = useMomentFormat()
  const { needs, last, problem, free, fault, next, wrongInARow, blocked } = status
  const isProved = status.backup === 'proved'
  const work = [
    status.unfinishedImports > 0 && `${formatCount(status.unfinishedImports, 'import')} under way`,
    status.waitingPictures > 0 && `${formatCount(status.waitingPictures, 'picture')} on the way here`,
  ].filter(Boolean)
  return (
    <>
      <Answer
        icon={needs > 0 ? 'circle-alert' : isProved ? 'circle-check' : 'info'}
        needsYou={needs > 0}
        isProved={isProved}
        tab="Status"
        title={needs === 0 ? sayQuiet(status) : `${needsYou(needs)}.`}
      >
        <p>This is how the site is doing now. Load the page again to look once more.</p>
      </Answer>
      <dl className="border-t border-ink">
        <Line name="Last good backup" isBad={status.isBackupBad} isProved={last !== null}>
          {status.isUnread ? 'not known' : last === null ? 'none yet' : formatMoment(last)}
          <Said>
            {problem ?? (last === null ? FIRST_BACKUP : 'A test restore of it worked.')}{' '}
            <Link to={href('/admin/keeping/backups')}>All backups</Link>
          </Said>
        </Line>
        <Line name="Second place for backups" isBad={status.isSendingBad} isProved={isProved}>
          {status.isSecondPlaceSet ? (
            <SecondPlace look={status.look} problem={status.notSent} />
          ) : (
            <>
              none is set on the server
              <Said>
                All backups are on the server alone, and are lost with it. Download one now and then, and keep
                it somewhere else.
              </Said>
            </>
          )}
        </Line>
        <Line name="Room for backups on the disk" isBad={status.isDiskBad} isProved={free !== null}>
          {free === null ? 'not known' : `${formatBytes(free)} free`}
          <Said>
            {status.isDiskBad && 'Make room on the server soon. '}A backup needs free space of 1.2 times the
            size of the database.
          </Said>
        </Line>
        <Line name="Database" isBad={fault !== null}>
          {fault ?? 'reads and saves'}
        </Line>
        {status.isClockBad && (
          <Line name="Clock" isBad>
            A backup is dated later than now. Look whether the clock of the server is right: what is scheduled
            goes live by it.
          </Line>
        )}
        <Line name="Next to go live">
          {next === null ? 'nothing is scheduled' : formatMoment(next.at)}
          {next && <Said>“{next.name}”</Said>}
        </Line>
        <Line name="Failed sign-ins">
          {wrongInARow === 0 ? 'none in the last day' : `up to ${wrongInARow} in a row in the last day`}
          <Said>
            {blocked > 0 &&
              `${formatCount(blocked, 'account or network has', 'accounts or networks have')} to wait now. `}
            After five wrong passwords each further try waits longer, up to fifteen minutes.
          </Said>
        </Line>
        <Line name="Work under way">{work.length > 0 ? work.join(', ') : 'none'}</Line>
      </dl>
    </>
  )
}

/** What is said where nothing needs anybody. */
function sayQuiet({ backup, last, isSecondPlaceSet }: Awaited<ReturnType<typeof loadStatus>>): string {
  if (backup === 'proved') return 'Everything is fine. Nothing needs you.'
  if (last === null) return 'Nothing needs you. There is no backup yet.'
  return isSecondPlaceSet
    ? 'Nothing needs you. Nobody knows yet whether the second place has the backup.'
    : 'Nothing needs you. The backup is on this server alone.'
}

const LOOKS = {
  bad: { icon: 'circle-alert', look: 'text-butter-ink' },
  proved: { icon: 'circle-check', look: 'text-sage' },
  open: { icon: 'info', look: 'text-dusk' },
} as const

function Line({
  name,
  isBad = false,
  isProved = true,
  children,
}: {
  name: string
  isBad?: boolean
  isProved?: boolean
  children: ReactNode
}) {
  const { icon, look } = LOOKS[isBad ? 'bad' : isProved ? 'proved' : 'open']
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-b border-line py-3.5 sm:grid-cols-[1.75rem_14rem_minmax(0,1fr)]">
      <Icon name={icon} className={`mt-1 size-[1.2em] ${look}`} />
      <dt className="font-semibold">{name}</dt>
      <dd className="max-sm:col-start-2">{children}</dd>
    </div>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <span className="block text-caption text-ink-soft">{children}</span>
)
