import { Form, redirect, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { missingPageMeta } from '#app/ui/page-meta.ts'
import { SecondFactorForm } from '#domain/sign-in-schema.ts'
import { signInHeaders } from '#server/auth/answers.ts'
import { endPendingSignIn, findPendingSignIn } from '#server/auth/pending-sign-in.ts'
import { nextPath } from '#server/auth/next-path.ts'
import { codeRefusal } from '#server/auth/second-factor.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { parseForm } from '#server/form-errors.ts'
import { readForm } from '#server/read-form.ts'
import { invalid } from '#server/responses.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { Route } from './+types/second-factor'

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!(await findPendingSignIn(context.get(databaseContext), { request, ...context.get(siteContext) })))
    throw redirect('/auth')
  return null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { siteUrl, now } = context.get(siteContext)
  const user_id = await findPendingSignIn(db, { request, siteUrl, now })
  if (!user_id) throw redirect('/auth')
  const parsed = parseForm(SecondFactorForm, Object.fromEntries(await readForm(request)))
  if (!parsed.ok) return invalid({}, parsed.errors)
  const refusal = await codeRefusal(db, { user_id, code: parsed.fields.code }, now)
  if (refusal) return invalid({}, { code: refusal })

  const cookie = await endPendingSignIn(db, { request, siteUrl, now })
  const viewer = context.get(viewerContext)
  const headers = await signInHeaders(db, user_id, { request, viewer, siteUrl, now })
  headers.append('Set-Cookie', cookie)
  return redirect(nextPath(url.searchParams.get('next')), { headers })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Sign In' })
}

export default function SecondFactor({ actionData, matches: [root] }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="Sign In"
      intro="Your password is right. Now enter the code from your app, or one of your recovery codes."
    >
      <Form method="post" className="grid gap-4.5">
        <TextField
          label="Code"
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          error={actionData?.errors.code}
        />
        <Button type="submit" size="large" disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Form>
    </AuthFrame>
  )
}
