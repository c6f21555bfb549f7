import { Form, href, Link, redirect, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { nameAccount } from '#domain/name-account.ts'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { requireRight } from '#server/auth/guard.ts'
import { findBackupFile } from '#server/backups/brought.ts'
import type { Summary } from '#server/backups/summary.ts'
import { backupsContext } from '#server/context.ts'
import { useMomentFormat } from '../../use-moment-format.ts'
import { Answer } from './answer.tsx'
import { toBackups } from './backups/answer-backups.ts'
import { actOnBackup } from './backups/restore-now.ts'
import { LockedFile } from './backups/locked-file.tsx'
import { RestoreBar } from './backups/restore-bar.tsx'
import { RestoreSummary } from './backups/restore-summary.tsx'
import type { Route } from './+types/restore-backup'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'keep-backups')
  const { folder, run } = context.get(backupsContext)
  const name = url.searchParams.get('backup') ?? ''
  const found = await findBackupFile(folder, name)
  if (!found) throw redirect(href('/admin/keeping/backups'))
  const looked = await run('inspect', { ...found, asker: user.email })
  if (!looked.ok && looked.isLocked) return { name, locked: looked.refusal }
  if (!looked.ok)
    throw toBackups({
      kind: 'destructive',
      title: 'Not restored. Nothing was changed.',
      text: looked.refusal,
    })
  const isKnown = looked.answer.people.some(({ email }) => email === user.email)
  return { name, summary: looked.answer, email: user.email, isKnown }
}

export async function action(args: Route.ActionArgs) {
  const user = requireRight(args.request, args.context, 'keep-backups')
  return actOnBackup(user, args)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Restore · Admin Panel' },
  { name: 'robots', content: 'noindex' },
]

/** What a restore would do, said before it does it. */
export default function Restore({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.locked !== undefined)
    return <LockedFile name={loaderData.name} refusal={actionData?.refusal} />
  return <Summarised {...loaderData} refusal={actionData?.refusal} />
}

type SummarisedProps = {
  name: string
  summary: Summary
  email: string
  isKnown: boolean
  refusal: string | undefined
}

function Summarised({ name, summary, email, isKnown, refusal }: SummarisedProps) {
  const formatMoment = useMomentFormat()
  const isBusy = useNavigation().state === 'submitting'
  const { isOwn, made_at, people } = summary
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
            : `It says that it is from ${formatMoment(made_at)}. It may still be yours, from another machine. The site checked it as if a stranger had made it, and nothing has changed yet.`}
        </p>
      </Answer>
      <RestoreSummary summary={summary} />
      <Form
        method="post"
        action={`${href('/admin/keeping/backups/restore')}?backup=${name}`}
        className="mt-9 max-w-152"
      >
        {!isOwn && (
          <fieldset className="mb-7">
            <legend className="font-serif text-[1.375rem]">Who may come in with it</legend>
            <p className="mt-1 mb-3 text-ink-soft">
              Nobody comes in unless you tick them, also who has an account here now. Your own account stays
              as it is.
            </p>
            {people
              .filter((person) => person.email !== email)
              .map((person) => (
                <Checkbox
                  key={person.email}
                  name="take"
                  value={person.email}
                  label={`${nameAccount(person)}: ${person.role ?? 'no role'}`}
                />
              ))}
          </fieldset>
        )}
        {isOwn && !isKnown && (
          <p className="mb-5">
            Your account is not in this backup. It stays as it is, so that you can sign in afterwards.
          </p>
        )}
        <h2 className="text-[1.375rem]">What happens, in this order</h2>
        <ol className="mt-2 mb-6 list-decimal pl-6">
          <li>
            The site as it is now is saved as a backup of its own. You can come back to it the same way.
          </li>
          <li>Readers read on. Saving waits until it is done.</li>
          <li>The site changes in one moment: all of it or nothing.</li>
          <li>Everybody is signed out, you too.</li>
        </ol>
        <TextField
          label="Your password"
          hint="Asked again: a restore changes everything at once."
          name="password"
          type="password"
          required
          autoComplete="current-password"
          error={refusal}
        />
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
      </Form>
    </>
  )
}
