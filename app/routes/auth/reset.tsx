import { data, Form, href, redirect } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { beginWithCount } from 'recipe-basics/text/format-number'
import { ResetForm } from '#domain/people/people-schema.ts'
import { findReset, spendReset } from '#server/auth/account-links.ts'
import { signOutHeaders } from '#server/auth/answers.ts'
import { hashForCode } from '#server/pages/hash-for-code.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { noticeHeaders } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import { CodeField, NewPasswordField } from './account-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Route } from './+types/reset'

const ENDED =
  'This link has ended. It worked for 24 hours, or somebody used it. Ask an administrator for a new one.'

/** Gives an account a new password by a link that an administrator made. Signing in comes after it, with the second factor. */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { siteUrl, now } = context.get(siteContext)
  const parsed = parseForm(ResetForm, Object.fromEntries(await readForm(request)))
  if (!parsed.ok) return invalid({}, parsed.errors)

  const { code, password } = parsed.fields
  const findEmail = async () => (await findReset(db, code, now))?.email
  const hashed = await hashForCode(context, password, { findEmail, ended: ENDED })
  if (!hashed.ok) return data({ values: {}, errors: hashed.errors }, { status: hashed.status })
  const removed = await spendReset(db, { token: code, password_hash: hashed.password_hash }, now)
  if (removed === undefined) return invalid({}, { code: ENDED })
  const gone = removed > 0 ? ` ${beginWithCount(removed, 'passkey is', 'passkeys are')} removed.` : ''
  const text = `Every device is signed out.${gone} Sign in with the new password.`
  const headers = await signOutHeaders(db, { viewer: context.get(viewerContext), siteUrl })
  const notice = noticeHeaders({ kind: 'success', title: 'Password changed', text })
  headers.append('Set-Cookie', notice['Set-Cookie'])
  return redirect(href('/auth'), { headers })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'New Password' })
}

export default function Reset({ actionData, matches: [root] }: Route.ComponentProps) {
  const errors: Record<string, string> = actionData?.errors ?? {}
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="New Password"
      intro="Choose a new password. It signs out all your devices. The administrator who made the link has chosen which of your passkeys stay."
    >
      <Form method="post" className="grid gap-4.5">
        <CodeField label="Reset code" from="the link that you were given" errors={errors} />
        <NewPasswordField label="New password" errors={errors} />
        <Button type="submit" size="large">
          Save password
        </Button>
      </Form>
    </AuthFrame>
  )
}
