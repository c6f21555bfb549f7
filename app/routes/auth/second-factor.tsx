import { Form, href, redirect, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { beginWithCount } from 'recipe-basics/text/format-number'
import { SecondFactorForm } from '#domain/people/sign-in-schema.ts'
import { provenSignInHeaders } from '#server/auth/answers.ts'
import { readCookie } from '#server/auth/cookies.ts'
import { endPendingSignIn, findPendingSignIn } from '#server/auth/pending-sign-in.ts'
import { nextPath } from '#server/auth/next-path.ts'
import { codeRefusal } from '#server/auth/second-factor.ts'
import { databaseContext, networkContext, siteContext, viewerContext } from '#server/context.ts'
import { countRecoveryCodes } from '#server/data/people/second-factors.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { noticeHeaders } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Help } from './help.tsx'
import type { Route } from './+types/second-factor'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!(await findPendingSignIn(context.get(databaseContext), { request, ...context.get(siteContext) })))
    throw beginAgain(url, context)
  return null
}

/** The password counts for ten minutes, and for one sign-in. Who is signed in by now, in another tab, is led on by that page. */
function beginAgain({ search }: URL, context: Route.LoaderArgs['context']) {
  const headers = context.get(viewerContext) ? undefined : noticeHeaders(TOO_LATE)
  return redirect(href('/auth') + search, { headers })
}

const TOO_LATE = {
  kind: 'destructive',
  title: 'Enter your password once more',
  text: 'Then enter the code within ten minutes.',
} as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { siteUrl, now } = context.get(siteContext)
  const found = await findPendingSignIn(db, { request, siteUrl, now })
  if (!found) throw beginAgain(url, context)
  const { proof, pending } = found
  const { user_id } = proof
  const parsed = parseForm(SecondFactorForm, Object.fromEntries(await readForm(request)))
  if (!parsed.ok) return invalid({}, parsed.errors)
  const before = await countRecoveryCodes(db, user_id)
  const network = context.get(networkContext)
  const deviceMark = readCookie(request.headers.get('cookie'), 'device', { siteUrl })
  const { code } = parsed.fields
  const refusal = await codeRefusal(db, { user_id, code, network, deviceMark, pending }, now)
  if (refusal) return invalid({}, { code: refusal })

  const cookie = await endPendingSignIn(db, { request, siteUrl, now })
  const viewer = context.get(viewerContext)
  const left = await countRecoveryCodes(db, user_id)
  const says = left < before ? sayLeft(left) : undefined
  const visit = { request, viewer, siteUrl, now, says }
  const headers = await provenSignInHeaders(db, { ...proof, hasCode: true }, visit)
  if (!headers) throw beginAgain(url, context)
  headers.append('Set-Cookie', cookie)
  return redirect(nextPath(url.searchParams.get('next')), { headers })
}

/** Who has no phone any more would be locked out once the last one is used. */
const sayLeft = (left: number) =>
  `${left === 0 ? 'No recovery code is' : beginWithCount(left, 'recovery code is', 'recovery codes are')} left. You can make new ones under Account.`

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
      <Help question="Lost your phone?">
        <p>
          Each of the ten recovery codes that were shown with your second factor signs you in once. Then
          switch the second factor off under Account, and on again with the new phone.
        </p>
        <p>
          Without a recovery code, only a command on the server switches the second factor off:{' '}
          <code className="wrap-anywhere">npm run user -- password EMAIL --reset-factors</code>. The person
          who runs the server knows how. A link for a new password leaves the second factor on.
        </p>
      </Help>
    </AuthFrame>
  )
}
