import { type FormEvent, useState } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { nameAccount } from '#domain/name-account.ts'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { formatNumber } from '#domain/format-number.ts'
import type { Summary } from '#server/backups/summary.ts'
import { databaseContext } from '#server/context.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { BACKUP_COUNTS } from '../backup-counts.ts'
import { PassphraseField } from '../passphrase-field.tsx'
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
  const isFile = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  return isFile ? takeFile(request, context) : bringBack(request, context)
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
      <AuthFrame siteName={siteName} title="This file holds a kitchen" intro="Nothing has changed yet.">
        <SummaryForm {...actionData} summary={actionData.summary} error={errors.take} />
      </AuthFrame>
    )
  if (actionData?.isLocked)
    return (
      <AuthFrame siteName={siteName} title="This file is locked" intro="Nothing has changed yet.">
        <Form method="post" className="grid gap-4.5">
          <input type="hidden" name="code" value={actionData.code} />
          <input type="hidden" name="backup" value={actionData.name} />
          <PassphraseField error={errors.passphrase} />
          <Button type="submit" size="large">
            Open the file
          </Button>
        </Form>
      </AuthFrame>
    )
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

type SummaryFormProps = { code: string; name: string; summary: Summary; error?: string | undefined }

function SummaryForm({ code, name, summary: { made_at, isOwn, then, people }, error }: SummaryFormProps) {
  const formatMoment = useMomentFormat()
  const isBusy = useNavigation().state !== 'idle'
  const [missing, setMissing] = useState<string>()
  const said = missing ?? error
  const stopWithoutAdministrator = (event: FormEvent<HTMLFormElement>) => {
    const taken = new FormData(event.currentTarget).getAll('take')
    const comesIn = people.some(({ email, role }) => role === 'administrator' && taken.includes(email))
    setMissing(isOwn || comesIn ? undefined : NO_ADMINISTRATOR)
    if (!isOwn && !comesIn) event.preventDefault()
  }
  return (
    <Form method="post" className="grid gap-4.5" onSubmit={stopWithoutAdministrator}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="backup" value={name} />
      <p>It says that it was made on {formatMoment(made_at)}. Every part of it was read, and is whole.</p>
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
      {!isOwn && (
        <fieldset>
          <legend className="font-serif text-[1.375rem]">Who may come in</legend>
          <p className="mt-1 text-ink-soft">Tick yourself. Nobody comes in unless you tick them.</p>
          {people.map((person) => (
            <Checkbox
              key={person.email}
              name="take"
              value={person.email}
              label={
                <span className="wrap-anywhere">
                  {nameAccount(person)}: {person.role ?? 'no role'}
                </span>
              }
            />
          ))}
        </fieldset>
      )}
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
