import { ScreenHead } from '#app/ui/screen-head.tsx'
import { requireAdmin, requireViewer } from '#server/auth/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listSessions } from '#server/data/sessions.ts'
import { answerForm } from './answer-form.ts'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import type { Route } from './+types/account'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(request, context)
  const { user, sessionId } = requireViewer(request, context)
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const sessions = await listSessions(db, user.id, now)
  return {
    email: user.email,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireAdmin(request, context)
  return answerForm(request, context)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Account · Admin Panel' },
  { name: 'robots', content: 'noindex' },
]

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, sessions } = loaderData
  const errorsOf = (form: string) => (actionData?.values.form === form ? actionData.errors : {})
  return (
    <>
      <ScreenHead title="Account" intro={`You are signed in as ${email}.`} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PasswordPanel email={email} errors={errorsOf('password')} />
        <SessionsPanel sessions={sessions} />
      </div>
    </>
  )
}
