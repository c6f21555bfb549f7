import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { describeFailure } from '../../../ui/notice/failure.ts'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { CurrentPasswordField } from '../../../ui/field/current-password-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { notify } from '../../../ui/notice/notices.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatDate } from '#domain/publishing/dates.ts'
import { useMomentFormat } from '../../use-moment-format.ts'

type Passkey = { id: string; name: string; created_at: string; last_used_at: string | null }

/** Ways to sign in without a password: a finger, a face or the PIN of a device. */
export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  const format = useMomentFormat()
  return (
    <Panel
      title="Passkeys"
      intro="Sign in with your fingerprint, your face or the PIN of your device instead of the password."
    >
      {passkeys.length > 0 && (
        <ul className="mb-6 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-caption text-ink-soft">
                  {last_used_at ? `Last used ${format(last_used_at)}` : `Added ${formatDate(created_at)}`}
                </p>
              </div>
              <ConfirmForm question={`Remove the passkey "${name}"?`}>
                <input type="hidden" name="form" value="passkey" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </ConfirmForm>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Panel>
  )
}

function AddPasskey() {
  const { revalidate } = useRevalidator()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)

  async function add(form: HTMLFormElement) {
    setBusy(true)
    const found = await makePasskey(new FormData(form)).catch((error: unknown) => sayFailed(error, form))
    setBusy(false)
    if (!found) return
    setErrors(found)
    if (Object.keys(found).length > 0) return
    form.reset()
    await revalidate()
  }

  return (
    <form
      aria-label="Add a passkey"
      className="scripted grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        hint="Name the device that holds the passkey, such as “My phone”."
        error={errors.name}
      />
      <CurrentPasswordField label="Current password" name="current" error={errors.current} />
      <Button type="submit" look="outline" disabled={busy} className="justify-self-start">
        Add a passkey
      </Button>
    </form>
  )
}

/** What was typed is still there, to be sent again. */
function sayFailed(error: unknown, form: HTMLFormElement) {
  notify({
    kind: 'destructive',
    title: 'Error',
    text: 'Failed to add the passkey.',
    reason: `${describeFailure(error)} Nothing on this screen is lost.`,
    again: () => form.requestSubmit(),
  })
}

/** Has the browser make a passkey, and the site store it. Answers what is wrong, by field; nothing when all is well. */
async function makePasskey(fields: FormData): Promise<Record<string, string>> {
  const response = await send(fields)
  if (!response.ok) return (await response.json()).errors
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser')
  try {
    const answer = await startRegistration({ optionsJSON: await response.json() })
    fields.delete('current')
    fields.set('answer', JSON.stringify(answer))
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof WebAuthnError)) throw error
    return { name: 'The browser did not create a passkey. Please try again.' }
  }
  const stored = await send(fields)
  return stored.ok ? {} : (await stored.json()).errors
}

async function send(body: FormData): Promise<Response> {
  const answer = await fetch('/admin/account/passkeys', { method: 'POST', body })
  // What stands in front of the site answers in its own way.
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) throw answer
  return answer
}
