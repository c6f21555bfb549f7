import { type FormEvent, useState } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { Summary } from '#server/backups/summary.ts'
import { databaseContext } from '#server/context.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { isFileForm } from '#server/forms/read-form.ts'
import { BACKUP_COUNTS } from '../backup-counts.ts'
import { PassphraseField } from '../passphrase-field.tsx'
import { RestoredAccounts } from '../restored-accounts.tsx'
import { UnencryptedChoice } from '../unencrypted-choice.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import { bringBack, takeFile } from './answer-bring-site.ts'
import { AuthFrame } from './auth-frame.tsx'
import { BringSiteForm } from './bring-site-form.tsx'
import { loadSetUp, tooLate } from './load-set-up.ts'
import { SetUpUsed } from './set-up-used.tsx'
import type { Route } from './+types/bring-site'

export const loader = async ({ context }: Route.LoaderArgs) => loadSetUp(context.get(databaseContext))

export async function action({ request, context }: Route.ActionArgs) {
  if (await hasUsers(context.get(databaseContext))) return tooLate()
  return isFileForm(request) ? takeFile(request, context) : bringBack(request, context)
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Bring a Backup' })
}

/** A file of another machine: first the file, then what is in it. */
export default function BringSite({ loaderData, actionData, matches: [root] }: Route.ComponentProps) {
  const { siteName } = root.loaderData
  if (loaderData.isUsed) return <SetUpUsed siteName={siteName} />
  const errors: Record<string, string> = actionData?.errors ?? {}
  if (actionData?.summary)
    return (
      <AuthFrame siteName={siteName} title="This file holds a site" intro="Nothing has changed yet.">
        <SummaryForm {...actionData} summary={actionData.summary} error={errors.take} />
      </AuthFrame>
    )
  if (actionData?.needs) {
    const isLocked = actionData.needs === 'passphrase'
    const title = isLocked ? 'This file is locked' : 'This file is not encrypted'
    return (
      <AuthFrame siteName={siteName} title={title} intro="Nothing has changed yet.">
        <Form method="post" className="grid gap-4.5">
          <input type="hidden" name="code" value={actionData.code} />
          <input type="hidden" name="backup" value={actionData.name} />
          {!isLocked && <input type="hidden" name="intent" value="look" />}
          {isLocked ? <PassphraseField error={errors.passphrase} /> : <UnencryptedChoice />}
          <Button type="submit" size="large">
            {isLocked ? 'Open the file' : 'Look into it'}
          </Button>
        </Form>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      siteName={siteName}
      title="Bring a Backup"
      intro="Everything of your old site comes back: recipes, posts, pictures, settings, people."
    >
      {errors.file && <FieldError>{errors.file}</FieldError>}
      <BringSiteForm errors={errors} />
      <Link to={href('/auth/set-up')}>Begin new instead</Link>
    </AuthFrame>
  )
}

/** The server says the same, after it has read the file once more. */
const NO_ADMINISTRATOR = 'Tick one administrator at least, or nobody could sign in.'

const KNOWN = 'It was made with the passphrase of this server, so it is a backup of your site.'
const UNKNOWN =
  'Anybody could have made it: this server cannot know it as a backup of your site. So no passkey, second factor or preview link comes from it. Is it encrypted? Then start this server with its passphrase (BACKUP_PASSPHRASE), and bring it again: everything comes.'

type SummaryFormProps = {
  code: string
  name: string
  unencrypted: boolean
  summary: Summary
  error?: string | undefined
}

function SummaryForm({ code, name, unencrypted, summary, error }: SummaryFormProps) {
  const { made_at, isOwn, isNew, then, accounts } = summary
  const formatMoment = useMomentFormat()
  const isBusy = useNavigation().state !== 'idle'
  const [missing, setMissing] = useState<string>()
  const said = missing ?? error
  const stopWithoutAdministrator = (event: FormEvent<HTMLFormElement>) => {
    const taken = new FormData(event.currentTarget).getAll('take')
    const comesIn = accounts.some(
      ({ email, then }) => then?.role === 'administrator' && taken.includes(email),
    )
    setMissing(isOwn || comesIn ? undefined : NO_ADMINISTRATOR)
    if (!isOwn && !comesIn) event.preventDefault()
  }
  return (
    <Form method="post" className="grid gap-4.5" onSubmit={stopWithoutAdministrator}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="backup" value={name} />
      {unencrypted && <input type="hidden" name="unencrypted" value="yes" />}
      <p>It says that it was made on {formatMoment(made_at)}. Every part of it was read, and is whole.</p>
      <p>{isOwn ? KNOWN : UNKNOWN}</p>
      <table className="w-full">
        <caption className="text-left font-serif text-[1.375rem]">What comes</caption>
        <tbody>
          {Object.entries(BACKUP_COUNTS).map(([table, label]) => (
            <tr key={table} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 text-right">{formatNumber(then[table] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RestoredAccounts accounts={accounts} rule={{ isOwn, isNew }} />
      {said && <FieldError>{said}</FieldError>}
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? 'Bringing it back...' : 'Bring it back'}
      </Button>
      {isBusy && (
        <output className="text-ink-soft">
          All rows and pictures are read and checked, and then the site changes in one moment.
        </output>
      )}
    </Form>
  )
}
