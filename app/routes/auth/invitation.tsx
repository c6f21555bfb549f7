import { data, Form, href, redirect } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { InvitationForm } from '#domain/people/people-schema.ts'
import { acceptInvitation, isInvitation } from '#server/auth/account-links.ts'
import { signInHeaders } from '#server/auth/answers.ts'
import { hashForCode } from '#server/pages/hash-for-code.ts'
import { databaseContext, siteContext, viewerContext } from '#server/context.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { readForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import { CodeField, EmailField, NameField, NewPasswordField } from './account-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Route } from './+types/invitation'

const ENDED =
  'This invitation has ended. It worked for seven days, or somebody used it. Ask for a new one where you got it.'
const TAKEN = 'This email has an account here already. Sign in with it, or choose another email.'

/** Makes the account of an invitation. To look at the page uses nothing up: robots that preview links do that, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  const { siteUrl, now } = context.get(siteContext)
  const form = Object.fromEntries(await readForm(request))
  const values = { name: String(form.name ?? ''), email: String(form.email ?? '') }
  const parsed = parseForm(InvitationForm, form)
  if (!parsed.ok) return invalid(values, parsed.errors)

  const { code, name, email, password } = parsed.fields
  const findEmail = async () => ((await isInvitation(db, code, now)) ? email : undefined)
  const hashed = await hashForCode(context, password, { findEmail, ended: ENDED })
  if (!hashed.ok) return data({ values, errors: hashed.errors }, { status: hashed.status })
  const account = { token: code, name, email, password_hash: hashed.password_hash }
  const accepted = await acceptInvitation(db, account, now)
  if (!accepted.ok) return invalid(values, accepted.reason === 'taken' ? { email: TAKEN } : { code: ENDED })
  const viewer = context.get(viewerContext)
  const headers = await signInHeaders(db, accepted.user_id, { request, viewer, siteUrl, now, isNew: true })
  return redirect(href('/admin'), { headers })
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
        <NameField name={actionData?.values.name} required errors={errors} />
        <EmailField email={actionData?.values.email} errors={errors} />
        <NewPasswordField errors={errors} />
        <Button type="submit" size="large">
          Create account
        </Button>
      </Form>
    </AuthFrame>
  )
}
