import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { MoreLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Leader } from '../../../ui/text/leader.tsx'
import { useMomentFormat } from '../../use-moment-format.ts'
import { FIRST_BACKUP } from '../keeping/backups/backup-row.tsx'
import type { Desk as Loaded, Need } from './load-desk.ts'
import { needsYou } from './needs-you.ts'

/** What needs the chef, what happens by itself, and the site as a reader sees it. One quiet line where nothing needs her. */
export function Desk({ desk: { needs, next, backup, steps } }: { desk: Loaded }) {
  const formatMoment = useMomentFormat()
  if (needs.length === 0 && !steps)
    return (
      <section
        aria-labelledby="desk"
        className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 rounded-panel border border-line bg-surface px-[clamp(1.35rem,3vw,2.25rem)] py-3"
      >
        <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-2.5">
          <Icon name="circle-check" className="size-5.5 text-sage" />
          <div>
            <h2 id="desk" className="mr-2 inline font-serif text-[1.25rem]">
              {needsYou(0)}.
            </h2>
            <p className="inline text-ink-soft">
              {next && `${formatMoment(next.at)}: “${next.name}”. `}
              {backup?.last && `Last good backup: ${formatMoment(backup.last)}. `}
              {backup?.state === 'worth' && <Worth backup={backup} />}
            </p>
          </div>
        </div>
        <AsReader />
      </section>
    )
  return (
    <section
      aria-labelledby="desk"
      className="mb-10 rounded-panel border border-line bg-surface p-[clamp(1.35rem,3vw,2.25rem)] [outline-offset:-7px] [outline:1px_solid_var(--color-line)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="desk" className="text-[clamp(1.625rem,1.4rem+.8vw,2.125rem)]">
          {needsYou(needs.length)}
        </h2>
        <AsReader />
      </div>
      <ol className="mt-3 border-t border-ink">
        {needs.map((need, place) => (
          <NeedLine key={`${need.to} ${need.what}`} need={need} number={place + 1} />
        ))}
      </ol>
      <dl className="grid gap-x-(--column-gap) wide:grid-cols-2">
        <Fact name="Goes live next" value={next ? formatMoment(next.at) : 'nothing is scheduled'}>
          {next && <Link to={addressOf(next)}>“{next.name}”</Link>}
        </Fact>
        {backup && <BackupFact backup={backup} />}
      </dl>
      {steps && <Steps steps={steps} />}
    </section>
  )
}

const AsReader = () => (
  <a
    href={href('/')}
    target="_blank"
    rel="noopener"
    className="inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap underline-offset-[.35em]"
  >
    See it as a reader <Icon name="arrow-up-right" className="size-[1em]" />
    <span className="sr-only"> (opens a new tab)</span>
  </a>
)

function NeedLine({ need: { what, from, note, to, go }, number }: { need: Need; number: number }) {
  const formatMoment = useMomentFormat()
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-3.5">
      <span aria-hidden className="font-serif text-[1.75rem] leading-none text-accent">
        {number}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2.5 sm:flex-nowrap sm:before:order-1 sm:before:min-w-4 sm:before:flex-1 sm:before:border-b-2 sm:before:border-dotted sm:before:border-control sm:before:opacity-70">
          <b className="font-serif text-[1.3125rem] leading-[1.25] font-[450]">{what}</b>{' '}
          <MoreLink to={to} className="min-w-0 wrap-anywhere before:absolute before:inset-0 sm:order-2">
            {go}
          </MoreLink>
        </div>
        {note && (
          <p className="max-w-176 text-ink-soft wrap-anywhere">
            {from && `From ${from.files}, ${formatMoment(from.at)}. `}
            {note}
          </p>
        )}
      </div>
    </li>
  )
}

function Fact({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <Leader
      name={name}
      value={value}
      className="flex-wrap content-start border-b border-line py-3 text-ink-soft"
      after={children && <dd className="order-3 basis-full">{children}</dd>}
    />
  )
}

type Backup = NonNullable<Loaded['backup']>

/** Green is only for what was proved, and what is worth doing has no colour of a fault. */
const LOOKS = {
  proved: { icon: 'circle-check', look: 'text-sage', text: 'text-ink' },
  worth: { icon: 'info', look: 'text-dusk', text: 'text-ink' },
  bad: { icon: 'circle-alert', look: 'text-danger', text: 'text-danger' },
} as const

function BackupFact({ backup }: { backup: Backup }) {
  const formatMoment = useMomentFormat()
  const { icon, look, text } = LOOKS[backup.state]
  const none = backup.isUnread ? 'not known' : 'none yet'
  return (
    <Fact
      name="Last good backup"
      value={
        <span className={`inline-flex items-baseline gap-1.5 ${text}`}>
          <Icon name={icon} className={`size-[1.1em] flex-none self-center stroke-2 ${look}`} />
          {backup.last === null ? none : formatMoment(backup.last)}
        </span>
      }
    >
      {backup.last !== null && 'A test restore of it worked. '}
      {backup.state === 'worth' && <Worth backup={backup} />}
      {backup.state === 'proved' && 'A second place has it, too. '}
      <Link to={href(backup.state === 'bad' ? '/admin/keeping/status' : '/admin/keeping/backups')}>
        {backup.state === 'bad' ? 'What to do' : 'All backups'}
      </Link>
    </Fact>
  )
}

/** What would make the backup better, though nothing is wrong. */
function Worth({ backup }: { backup: Backup }) {
  if (backup.last === null) return `${FIRST_BACKUP} `
  if (backup.isSecondPlaceSet) return 'The second place was not looked at yet. '
  return 'Worth doing: a second place for it. On the server alone it is lost with the server. '
}

function addressOf({ kind, id }: NonNullable<Loaded['next']>) {
  if (kind === 'recipe') return href('/admin/recipes/:id/edit', { id })
  return kind === 'post' ? href('/admin/blog/:id', { id }) : href('/admin/equipment/:id/edit', { id })
}

function Steps({ steps }: { steps: NonNullable<Loaded['steps']> }) {
  const done = steps.filter(({ isDone }) => isDone)
  return (
    <details open className="group mt-1">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 marker:content-['']">
        <b className="font-semibold">First steps</b>{' '}
        <span aria-hidden className="inline-flex gap-1.5">
          {steps.map(({ name }, place) => (
            <i
              key={name}
              className={`size-3 rounded-full border-[1.5px] ${place < done.length ? 'border-sage bg-sage' : 'border-control'}`}
            />
          ))}
        </span>
        <span className="text-ink-soft">
          {done.length} of {steps.length}
        </span>
        <Icon name="chevron-down" className="ml-auto size-[1.05em] text-ink-soft group-open:rotate-180" />
      </summary>
      <ul>
        {[...done, ...steps.filter(({ isDone }) => !isDone)].map(({ name, to, isDone }) => (
          <li
            key={name}
            className={`grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2.5 border-t border-line py-1 ${isDone ? 'text-ink-soft' : ''}`}
          >
            {isDone ? <Icon name="check" className="size-4.5 text-sage" /> : <span />}
            <span>{name}</span>{' '}
            {isDone ? (
              <span>done</span>
            ) : (
              <Link
                to={to}
                aria-label={`Do it: ${name}`}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                Do it
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
