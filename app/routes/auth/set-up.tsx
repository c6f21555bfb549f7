import { data, Form, redirect } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { SetUpForm } from '#domain/set-up-schema.ts'
import { signInHeaders } from '#server/auth/answers.ts'
import { forgetGuesses, takeGuess } from '#server/auth/guess-limits.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { claimSite, isSetUpToken } from '#server/auth/set-up.ts'
import { BUSY, tooMany } from '#server/auth/sign-in.ts'
import { databaseContext, signInContext, siteContext } from '#server/context.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { parseForm } from '#server/form-errors.ts'
import { readForm } from '#server/read-form.ts'
import { invalid, notFound } from '#server/responses.ts'
import { CodeField, EmailField, NewPasswordField } from './account-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Route } from './+types/set-up'

const BAD_CODE =
  'The code is wrong or too old. A code works for 30 minutes. Restart the site to print a new one.'

/** Once there is an account, there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  if (await hasUsers(context.get(databaseContext))) throw notFound()
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  if (await hasUsers(db)) throw notFound()
  const { network, hashing } = context.get(signInContext)
  const { siteName, siteUrl, now } = context.get(siteContext)
  const form = Object.fromEntries(await readForm(request))
  const values = { email: String(form.email ?? '') }
  const parsed = parseForm(SetUpForm, form)
  if (!parsed.ok) return invalid(values, parsed.errors)

  const { code, email, password } = parsed.fields
  const wait = await takeGuess(db, `code:${network}`, now)
  if (wait > 0) return data({ values, errors: { code: tooMany(wait).message } }, { status: 429 })
  if (!(await isSetUpToken(db, code, now))) return invalid(values, { code: BAD_CODE })
  await forgetGuesses(db, [`code:${network}`], now)
  const problem = passwordProblem(password, { email, siteName })
  if (problem) return invalid(values, { password: problem })

  const hashed = await hashing.run(async () => hashPassword(password))
  if (!hashed) return data({ values, errors: { password: BUSY.message } }, { status: 503 })
  const user_id = await claimSite(db, { token: code, email, password_hash: hashed.value }, now)
  if (!user_id) return invalid(values, { code: BAD_CODE })
  const headers = await signInHeaders(db, user_id, { request, viewer: undefined, siteUrl, now, isNew: true })
  return redirect('/admin/settings', { headers })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Set Up' })
}

export default function SetUp({ actionData, matches: [root] }: Route.ComponentProps) {
  const errors: Record<string, string> = actionData?.errors ?? {}
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="Set Up"
      intro="Choose how you will sign in. This makes you the administrator of this site."
    >
      <Form method="post" className="grid gap-4.5">
        <CodeField label="Set-up code" from="the printed link" errors={errors} />
        <EmailField email={actionData?.values.email} errors={errors} />
        <NewPasswordField errors={errors} />
        <Button type="submit" size="large">
          Create account
        </Button>
      </Form>
    </AuthFrame>
  )
}
