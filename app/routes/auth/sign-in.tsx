import { Icon } from '../../ui/icon/icon.tsx'
import { data, Form, href, isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { notify } from '../../ui/notice/notices.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import type { Notice } from '#domain/notice.ts'
import { SignInForm } from '#domain/people/sign-in-schema.ts'
import { provenSignInHeaders } from '#server/auth/answers.ts'
import { readCookie } from '#server/auth/cookies.ts'
import { beginPendingSignIn } from '#server/auth/pending-sign-in.ts'
import { nextPath } from '#server/auth/next-path.ts'
import type { Proof } from '#server/auth/sessions.ts'
import { checkPassword, type Refusal, WRONG } from '#server/auth/sign-in.ts'
import {
  databaseContext,
  logContext,
  networkContext,
  resourcesContext,
  siteContext,
  viewerContext,
} from '#server/context.ts'
import { findTotpSecret } from '#server/data/people/second-factors.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { noticeHeaders } from '#server/forms/notice.ts'
import { readForm } from '#server/forms/read-form.ts'
import { storageProblem } from '#server/http/storage-problem.ts'
import { AuthFrame } from './auth-frame.tsx'
import { Help } from './help.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { Route } from './+types/sign-in'

const UNEXPECTED: Notice = {
  kind: 'destructive',
  title: 'Error',
  text: 'An unexpected error occurred.',
}

const LOGIN_FAILED: Notice = { kind: 'destructive', title: 'Login failed', text: WRONG.message }

const STATUSES: Record<Refusal['reason'], number> = { wrong: 401, too_many: 429, busy: 503 }

/** spec.md section 2: a user who is already signed in is redirected. */
export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(viewerContext)) throw redirect(nextPath(url.searchParams.get('next')))
  return null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request))
  const values = { email: String(form.email ?? '') }
  const parsed = parseForm(SignInForm, form)
  if (!parsed.ok) return data({ values, errors: parsed.errors, failure: undefined }, { status: 422 })

  const { siteUrl, now, isWholePage } = context.get(siteContext)
  const failed = (notice: Notice, status: number) =>
    // Without scripts the notice would come up on a later page: there the words beside the form are enough.
    data(
      { values, errors: {}, failure: notice },
      { status, headers: isWholePage ? undefined : noticeHeaders(notice) },
    )
  try {
    const network = context.get(networkContext)
    const { hashing } = context.get(resourcesContext)
    const db = context.get(databaseContext)
    const deviceMark = readCookie(request.headers.get('cookie'), 'device', { siteUrl })
    const checked = await checkPassword(db, { ...parsed.fields, network, deviceMark }, { now, hashing })
    if (!checked.ok) return failed({ ...LOGIN_FAILED, text: checked.message }, STATUSES[checked.reason])
    return (await welcome(checked, { request, url, context })) ?? failed(LOGIN_FAILED, STATUSES.wrong)
  } catch (error) {
    // spec.md section 8 has words of its own for this form.
    context.get(logContext).error(error)
    const problem = storageProblem(error)
    if (problem) return failed({ ...UNEXPECTED, text: problem.message }, problem.status)
    return failed(UNEXPECTED, 500)
  }
}

/** Signs in with the password, or asks for the second factor when it is switched on. Undefined when either was changed meanwhile. */
async function welcome(
  proof: Proof,
  { request, url, context }: Pick<Route.ActionArgs, 'request' | 'url' | 'context'>,
) {
  const db = context.get(databaseContext)
  const { siteUrl, now } = context.get(siteContext)
  if (await findTotpSecret(db, proof.user_id)) {
    const cookie = await beginPendingSignIn(db, proof, { siteUrl, now })
    return redirect(href('/auth/second-factor') + url.search, { headers: { 'Set-Cookie': cookie } })
  }
  const viewer = context.get(viewerContext)
  const headers = await provenSignInHeaders(db, proof, { request, viewer, siteUrl, now })
  return headers && redirect(nextPath(url.searchParams.get('next')), { headers })
}

/** When the server cannot even be reached, the form and what was typed stay. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    notify(UNEXPECTED)
    return data({ values: { email: '' }, errors: {}, failure: UNEXPECTED }, { status: 503 })
  }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Sign In' })
}

/** Says who can help. The site itself sends no mail. */
function ForgottenPassword() {
  return (
    <Help question="Forgotten your password?">
      <p>
        An administrator of this site can help: under People, she makes a link with which you choose a new
        password. The link works once, for 24 hours.
      </p>
      <p>
        If you are the only administrator, set a new password on the server itself, with{' '}
        <code className="wrap-anywhere">npm run user -- password EMAIL</code>. The person who runs the server
        knows how.
      </p>
    </Help>
  )
}

export default function SignIn({ actionData, matches: [root] }: Route.ComponentProps) {
  const busy = useNavigation().formAction?.startsWith('/auth') ?? false
  const failure = busy ? undefined : actionData?.failure
  const errors: Record<string, string> = actionData?.errors ?? {}
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="Sign In"
      intro="For the people who run this site. Readers need no account."
    >
      <Form method="post" className="grid gap-4.5">
        {failure && (
          <FieldError isSaid>
            {failure.title}. {failure.text}
          </FieldError>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={actionData?.values.email}
          error={errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          required
          autoComplete="current-password"
          data-invalid={failure && true}
          error={errors.password}
        />
        <Button type="submit" size="large" disabled={busy}>
          {busy && <Icon name="loader-circle" className="size-[1.2em] stroke-2 motion-safe:animate-spin" />}
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
        <PasskeyButton />
      </Form>
      <ForgottenPassword />
    </AuthFrame>
  )
}
