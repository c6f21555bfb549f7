import { href, Link } from 'react-router'
import { renderSVG } from 'uqr'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { requireRight, requireViewer } from '#server/pages/guard.ts'
import { describeOffer } from '#server/auth/second-factor.ts'
import { listPasskeys } from '#server/data/people/passkeys.ts'
import { findUser } from '#server/data/people/users.ts'
import { countRecoveryCodes, findTotpSecret } from '#server/data/people/second-factors.ts'
import { listSessions } from '#server/data/people/sessions.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { answerForm } from './answer-form.ts'
import { openAccountRequest, type AccountRequest } from './account-request.ts'
import { NamePanel } from './name-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SecondFactorPanel, type SecondFactor } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import type { Route } from './+types/account'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'keep-account')
  const { user, sessionId } = requireViewer(request, context)
  const account = openAccountRequest(request, context)
  const sessions = await listSessions(account.db, user.id, account.now)
  return {
    email: user.email,
    name: (await findUser(account.db, user.id))?.name ?? null,
    factor: await readSecondFactor(account),
    passkeys: await listPasskeys(account.db, user.id),
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'keep-account')
  return answerForm(request, context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Account · Admin Panel' }]

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, name, factor, passkeys, sessions } = loaderData
  const answer = useLastAnswer(actionData)
  const errorsOf = (form: string) => (answer?.values.form === form ? answer.errors : {})
  const recoveryCodes = answer && 'recoveryCodes' in answer ? answer.recoveryCodes : undefined
  return (
    <>
      <ScreenHead title="Account" intro={`You are signed in as ${email}.`} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <NamePanel name={name} errors={errorsOf('name')} />
          <PasswordPanel email={email} errors={errorsOf('password')} />
          <SecondFactorPanel factor={factor} errorsOf={errorsOf} recoveryCodes={recoveryCodes} />
        </div>
        <div className="grid min-w-0 gap-6">
          <SessionsPanel sessions={sessions} />
          <PasskeysPanel passkeys={passkeys} />
        </div>
      </div>
      <p className="mt-8 text-ink-soft">
        Scripts and apps can do the same as you: <Link to={href('/api/docs')}>see the JSON API</Link>.
      </p>
    </>
  )
}

async function readSecondFactor({ db, viewer, siteName }: AccountRequest): Promise<SecondFactor> {
  const { id: user_id, email } = viewer.user
  if (await findTotpSecret(db, user_id))
    return { state: 'on', recoveryCodesLeft: await countRecoveryCodes(db, user_id) }
  const offer = await describeOffer(db, { user_id, email, siteName })
  return offer ? { state: 'offered', secret: offer.secret, qrCode: qrImage(offer.address) } : { state: 'off' }
}

/** A text as the address of an image of its QR code: in an image, nothing of it can run. */
const qrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4, pixelSize: 4 }))}`
