import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { ResetForm } from '#domain/people-schema.ts'
import { findReset, spendReset } from '#server/auth/account-links.ts'
import { signOutHeaders } from '#server/auth/answers.ts'
import { forgetGuesses, takeGuess } from '#server/auth/guess-limits.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { BUSY, tooMany } from '#server/auth/sign-in.ts'
import { databaseContext, signInContext, siteContext, viewerContext } from '#server/context.ts'
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
  const { network, hashing } = context.get(signInContext)
  const { siteName, siteUrl, now } = context.get(siteContext)
  const parsed = parseForm(ResetForm, Object.fromEntries(await readForm(request)))
  if (!parsed.ok) return invalid({}, parsed.errors)

  const { code, password } = parsed.fields
  const wait = await takeGuess(db, `code:${network}`, now)
  if (wait > 0) return data({ values: {}, errors: { code: tooMany(wait).message } }, { status: 429 })
  const user = await findReset(db, code, now)
  if (!user) return invalid({}, { code: ENDED })
  await forgetGuesses(db, [`code:${network}`], now)
  const problem = passwordProblem(password, { email: user.email, siteName })
  if (problem) return invalid({}, { password: problem })

  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return data({ values: {}, errors: { password: BUSY.message } }, { status: 503 })
  if (!(await spendReset(db, { token: code, password_hash: hashed.value }, now)))
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
