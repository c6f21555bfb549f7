import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { ResetForm } from '#domain/people-schema.ts'
import { findReset, spendReset } from '#server/auth/account-links.ts'
import { signOutHeaders } from '#server/auth/answers.ts'
import { hashForCode } from '#server/auth/hash-for-code.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { parseForm } from '#server/form-errors.ts'
import { noticeHeaders } from '#server/notice.ts'
import { readForm } from '#server/read-form.ts'
import { invalid } from '#server/responses.ts'
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
  if (!(await spendReset(db, { token: code, password_hash: hashed.password_hash }, now)))
    return invalid({}, { code: ENDED })
  const text = 'Every device is signed out. Sign in with the new password.'
  const headers = await signOutHeaders(db, { viewer: context.get(viewerContext), siteUrl })
  const notice = noticeHeaders({ kind: 'success', title: 'Password changed', text })
  headers.append('Set-Cookie', notice['Set-Cookie'])
  return redirect('/auth', { headers })
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
      intro="Choose a new password. It signs out all your devices; a second factor stays as it is."
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
