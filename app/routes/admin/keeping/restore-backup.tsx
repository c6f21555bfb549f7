import { Form, href, Link, redirect, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CurrentPasswordField } from '../../../ui/field/current-password-field.tsx'
import { requireRight } from '#server/pages/guard.ts'
import { findBackupFile } from '#server/backups/brought.ts'
import type { Summary } from '#server/backups/summary.ts'
import { resourcesContext } from '#server/context.ts'
import { RestoredAccounts } from '../../restored-accounts.tsx'
import { useMomentFormat } from '../../use-moment-format.ts'
import { Answer } from './answer.tsx'
import { AccountsAsTheyWere } from './backups/accounts-as-they-were.tsx'
import { toBackups } from './backups/answer-backups.ts'
import { actOnBackup } from './backups/restore-now.ts'
import { RestoreBar } from './backups/restore-bar.tsx'
import { RestoreSummary } from './backups/restore-summary.tsx'
import { UnreadFile } from './backups/unread-file.tsx'
import type { Route } from './+types/restore-backup'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'keep-backups')
  const { folder, run } = context.get(resourcesContext).backups
  const name = url.searchParams.get('backup') ?? ''
  const found = await findBackupFile(folder, name)
  if (!found) throw redirect(href('/admin/keeping/backups'))
  const unencrypted = url.searchParams.get('unencrypted') === 'yes'
  const looked = await run('inspect', { ...found, unencrypted, asker: user.email })
  if (looked.ok) return { name, unencrypted, summary: looked.answer }
  if (looked.needs) return { name, needs: looked.needs }
  throw toBackups({
    kind: 'destructive',
    title: 'Not restored. Nothing was changed.',
    text: looked.refusal,
  })
}

export async function action(args: Route.ActionArgs) {
  const user = requireRight(args.request, args.context, 'keep-backups')
  return actOnBackup(user, args)
}

export const meta: Route.MetaFunction = () => [{ title: 'Restore · Admin Panel' }]

/** What a restore would do, said before it does it. */
export default function Restore({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal
  if (loaderData.needs) return <UnreadFile {...loaderData} refusal={refusal} />
  return <Summarised {...loaderData} refusal={refusal} />
}

type SummarisedProps = { name: string; unencrypted: boolean; summary: Summary; refusal: string | undefined }

function Summarised({ name, unencrypted, summary, refusal }: SummarisedProps) {
  const formatMoment = useMomentFormat()
  const isBusy = useNavigation().state === 'submitting'
  const { isOwn, isNew, made_at, accounts, consequences } = summary
  const action = `${href('/admin/keeping/backups/restore')}?backup=${name}${unencrypted ? '&unencrypted=yes' : ''}`
  return (
    <>
      <Answer
        icon={isOwn ? 'circle-check' : 'circle-question-mark'}
        needsYou={!isOwn}
        tab="Backups"
        title={isOwn ? `Go back to ${formatMoment(made_at)}?` : 'This file was not made by this site.'}
      >
        <p>
          {isOwn
            ? 'This site made the file. Nothing has changed yet. This is what would.'
            : `It says that it is from ${formatMoment(made_at)}. It may still be yours, from another machine. The site checked it as if a stranger had made it, and nothing has changed yet. No passkey, second factor or preview link comes from it.`}
        </p>
      </Answer>
      <RestoreSummary summary={summary} />
      <Form method="post" action={action} className="mt-9 grid max-w-152 gap-7">
        <RestoredAccounts accounts={accounts} rule={{ isOwn, isNew }} />
        {isOwn && <AccountsAsTheyWere consequences={consequences} />}
        <div>
          <h2 className="text-[1.375rem]">What happens, in this order</h2>
          <ol className="mt-2 mb-6 list-decimal pl-6">
            <li>
              The site as it is now is saved as a backup of its own. You can come back to it the same way.
            </li>
            <li>Readers read on. Saving waits until it is done.</li>
            <li>The site changes in one moment: all of it or nothing.</li>
            <li>Everybody is signed out, you too.</li>
          </ol>
          <CurrentPasswordField hint="Asked again: a restore changes everything at once." error={refusal} />
          <div className="mt-5 flex flex-wrap gap-4">
            <Button type="submit" disabled={isBusy}>
              {isBusy ? 'Restoring...' : 'Restore this backup'}
            </Button>
            {!isBusy && (
              <Link to={href('/admin/keeping/backups')} className="inline-flex min-h-11 items-center">
                Leave everything as it is
              </Link>
            )}
          </div>
          {isBusy && <RestoreBar />}
        </div>
      </Form>
    </>
  )
}
