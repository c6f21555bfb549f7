import { Form, href } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { requireRight } from '#server/pages/guard.ts'
import { lastOf, lookForKept } from '#server/backups/folder.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { findProblem } from '#server/data/backups/problem.ts'
import { BackupFileForm } from '../../backup-file-form.tsx'
import { useMomentFormat } from '../../use-moment-format.ts'
import { Answer } from './answer.tsx'
import { answerBackups } from './backups/answer-backups.ts'
import { BackupRow, FIRST_BACKUP } from './backups/backup-row.tsx'
import type { Route } from './+types/backups'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'keep-backups')
  const { kept, unread } = await lookForKept(context.get(resourcesContext).backups.folder)
  return {
    last: lastOf(kept, context.get(siteContext).now)?.made_at,
    backups: kept.map(({ name, made_at, reason, rows, bytes }) => ({ name, made_at, reason, rows, bytes })),
    unread,
    problem: await findProblem(context.get(databaseContext), 'made'),
    notSent: await findProblem(context.get(databaseContext), 'sent'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'keep-backups')
  return answerBackups(context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Backups · Admin Panel' }]

/** The backups that the site keeps, and what can be done with them. */
export default function Backups({ loaderData }: Route.ComponentProps) {
  const { last, backups, unread, problem, notSent } = loaderData
  const formatMoment = useMomentFormat()
  return (
    <>
      <Answer
        icon={problem || !last ? 'circle-alert' : 'circle-check'}
        needsYou={problem !== undefined || !last}
        tab="Backups"
        title={
          last
            ? `The last good backup is from ${formatMoment(last)}.`
            : unread
              ? 'The kept backups cannot be listed now.'
              : 'There is no backup yet.'
        }
      >
        {unread && <p className="mb-1.5 text-danger">{unread}</p>}
        {problem && <p className="mb-1.5 text-danger">{problem.problem}</p>}
        {notSent && (
          <p className="mb-1.5 text-danger">
            {notSent.problem} Copies are not sent since {formatMoment(notSent.since)}.
          </p>
        )}
        {!unread && (
          <p>
            {last
              ? 'A test restore of it worked. The site makes the next one by itself within an hour of a change.'
              : FIRST_BACKUP}
          </p>
        )}
      </Answer>
      <Form method="post" action={href('/admin/keeping/backups')}>
        <Button type="submit">
          <Icon name="plus" /> Make one now
        </Button>
      </Form>
      {backups.length > 0 && (
        <section aria-labelledby="kept" className="mt-9">
          <h2 id="kept" className="mb-3 text-[1.375rem]">
            Kept backups
          </h2>
          <DataTable
            caption="Kept backups, newest first"
            columns={['When', 'Size', 'Recipes', 'Posts', 'Pictures']}
            actions="Actions"
          >
            {backups.map((backup) => (
              <BackupRow key={backup.name} backup={backup} />
            ))}
          </DataTable>
          <p className="mt-3 max-w-152 text-ink-soft">
            The site keeps 24 hourly, 7 daily, 4 weekly and 12 monthly backups. They share their pictures; the
            size is that of the file that you download. A file holds everything, also the accounts with their
            passwords and second factors: keep it like a key.
          </p>
        </section>
      )}
      <BringBackup />
    </>
  )
}

/** Brings a file that was downloaded here or elsewhere. */
function BringBackup() {
  return (
    <Panel id="bring" title="Restore a file that you kept" className="mt-10 max-w-176">
      <p className="mt-2 mb-4 text-ink-soft">You see what would change before anything does.</p>
      <BackupFileForm action={href('/admin/keeping/backups/bring')} />
    </Panel>
  )
}
