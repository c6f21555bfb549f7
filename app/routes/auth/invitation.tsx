import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { InvitationForm } from '#domain/people-schema.ts'
import { acceptInvitation, isInvitation } from '#server/auth/account-links.ts'
import { signInHeaders } from '#server/auth/answers.ts'
import { forgetGuesses, takeGuess } from '#server/auth/guess-limits.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { BUSY, tooMany } from '#server/auth/sign-in.ts'
import { databaseContext, signInContext, siteContext, viewerContext } from '#server/context.ts'
import { parseForm } from '#server/form-errors.ts'
import { readForm } from '#server/read-form.ts'
import { invalid } from '#server/responses.ts'
import { CodeField, EmailField, NewPasswordField } from './account-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Route } from './+types/invitation'

const ENDED =
  'This invitation has ended. It worked for seven days, or somebody used it. Ask for a new one where you got it.'
const TAKEN = 'This email has an account here already. Sign in with it, or choose another email.'

/** Makes the account of an invitation. To look at the page uses nothing up: robots that preview links do that, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { network, hashing } = context.get(signInContext)
  const { siteName, siteUrl, now } = context.get(siteContext)
  const form = Object.fromEntries(await readForm(request))
  const values = { name: String(form.name ?? ''), email: String(form.email ?? '') }
  const parsed = parseForm(InvitationForm, form)
  if (!parsed.ok) return invalid(values, parsed.errors)

  const { code, name, email, password } = parsed.fields
  const wait = await takeGuess(db, `code:${network}`, now)
  if (wait > 0) return data({ values, errors: { code: tooMany(wait).message } }, { status: 429 })
  if (!(await isInvitation(db, code, now))) return invalid(values, { code: ENDED })
  await forgetGuesses(db, [`code:${network}`], now)
  const problem = passwordProblem(password, { email, siteName })
  if (problem) return invalid(values, { password: problem })

  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return data({ values, errors: { password: BUSY.message } }, { status: 503 })
  const account = { token: code, name, email, password_hash: hashed.value }
  const accepted = await acceptInvitation(db, account, now)
  if (!accepted.ok) return invalid(values, accepted.reason === 'taken' ? { email: TAKEN } : { code: ENDED })
  const viewer = context.get(viewerContext)
  const headers = await signInHeaders(db, accepted.user_id, { request, viewer, siteUrl, now, isNew: true })
  return redirect('/admin', { headers })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Invitation' })
}

export default function Invitation({ actionData, matches: [root] }: Route.ComponentProps) {
  const errors: Record<string, string> = actionData?.errors ?? {}
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="Invitation"
      intro="You are invited to help with this site. Choose how you will sign in."
    >
      <Form method="post" className="grid gap-4.5">
        <CodeField label="Invitation code" from="the link that you were given" errors={errors} />
        <TextField
          label="Name"
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={actionData?.values.name}
          error={errors.name}
        />
        <EmailField email={actionData?.values.email} errors={errors} />
        <NewPasswordField errors={errors} />
        <Button type="submit" size="large">
          Create account
        </Button>
      </Form>
    </AuthFrame>
  )
}
