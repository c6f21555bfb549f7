import { data, Form, href, redirect } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { missingPageMeta } from '../../ui/head/page-meta.ts'
import { SetUpForm } from '#domain/people/set-up-schema.ts'
import { signInHeaders } from '#server/auth/answers.ts'
import { hashForCode } from '#server/pages/hash-for-code.ts'
import { BAD_CODE, claimSite, isSetUpToken } from '#server/auth/set-up.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { hasUsers } from '#server/data/people/users.ts'
import { parseForm } from '#server/forms/form-errors.ts'
import { readForm } from '#server/forms/read-form.ts'
import { invalid } from '#server/forms/responses.ts'
import { CodeField, EmailField, NameField, NewPasswordField } from './account-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { BringSiteForm } from './bring-site-form.tsx'
import { loadSetUp, tooLate } from './load-set-up.ts'
import { SetUpUsed } from './set-up-used.tsx'
import type { Route } from './+types/set-up'

export const loader = async ({ context }: Route.LoaderArgs) => loadSetUp(context.get(databaseContext))

export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(databaseContext)
  if (await hasUsers(db)) return tooLate()
  const { siteUrl, now } = context.get(siteContext)
  const form = Object.fromEntries(await readForm(request))
  const values = { name: String(form.name ?? ''), email: String(form.email ?? '') }
  const parsed = parseForm(SetUpForm, form)
  if (!parsed.ok) return invalid(values, parsed.errors)

  const { code, name, email, password } = parsed.fields
  const findEmail = async () => ((await isSetUpToken(db, code, now)) ? email : undefined)
  const hashed = await hashForCode(context, password, { findEmail, ended: BAD_CODE })
  if (!hashed.ok) return data({ values, errors: hashed.errors }, { status: hashed.status })
  const claim = { token: code, name, email, password_hash: hashed.password_hash }
  const user_id = await claimSite(db, claim, now)
  if (!user_id) return invalid(values, { code: BAD_CODE })
  const headers = await signInHeaders(db, user_id, { request, viewer: undefined, siteUrl, now, isNew: true })
  return redirect(href('/admin/settings'), { headers })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return missingPageMeta({ site: root.loaderData, title: 'Set Up' })
}

export default function SetUp({ loaderData, actionData, matches: [root] }: Route.ComponentProps) {
  if (loaderData.isUsed) return <SetUpUsed siteName={root.loaderData.siteName} />
  const errors: Record<string, string> = actionData?.errors ?? {}
  return (
    <AuthFrame
      siteName={root.loaderData.siteName}
      title="Set Up"
      intro="Begin new, or bring the site that you had. With a new site, you are its administrator."
    >
      <Form method="post" className="grid gap-4.5">
        <CodeField label="Set-up code" from="the printed link" errors={errors} />
        <NameField
          name={actionData?.values.name}
          hint="The name that people see when you invite them. You can leave it empty."
          errors={errors}
        />
        <EmailField email={actionData?.values.email} errors={errors} />
        <NewPasswordField errors={errors} />
        <Button type="submit" size="large">
          Create account
        </Button>
      </Form>
      <section aria-labelledby="bring" className="grid gap-4 border-t border-line pt-6">
        <h2 id="bring" className="text-[1.375rem]">
          Bring a backup
        </h2>
        <p className="text-ink-soft">
          Everything of your old site comes back: recipes, posts, pictures, settings, people. Then you sign in
          with your old password. Passkeys and second factors come only with an encrypted backup whose
          passphrase this server has.
        </p>
        <BringSiteForm errors={{}} />
      </section>
    </AuthFrame>
  )
}
