import { Icon } from '../../ui/icon/icon.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { describeFailure } from '../../ui/notice/failure.ts'
import { notify } from '../../ui/notice/notices.tsx'

/** Signs in with a passkey alone. The next page is a full load, because the user has changed. */
export function PasskeyButton() {
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  async function signIn() {
    setBusy(true)
    const answer = await answerWithPasskey(search)
    setBusy(false)
    if (answer.next) location.assign(answer.next)
    else notify({ kind: 'destructive', title: 'Login failed', text: answer.message })
  }
  return (
    <Button look="outline" size="large" disabled={busy} onClick={() => void signIn()} className="scripted">
      <Icon name="key-round" className="size-[1.1em]" />
      Sign in with a passkey
    </Button>
  )
}

async function answerWithPasskey(search: string): Promise<{ next?: string; message?: string }> {
  const code = await import('@simplewebauthn/browser').catch(describeFailure)
  if (typeof code === 'string') return { message: code }
  const { startAuthentication, WebAuthnError } = code
  try {
    const response = await fetch('/auth/passkey', { method: 'POST' })
    const answer = await startAuthentication({ optionsJSON: await response.json() })
    const body = JSON.stringify(answer)
    return await (await fetch(`/auth/passkey${search}`, { method: 'POST', body })).json()
  } catch (error) {
    if (error instanceof TypeError) return { message: 'An unexpected error occurred.' }
    if (error instanceof DOMException || error instanceof WebAuthnError)
      return { message: 'The browser did not use a passkey. Please try again, or use your password.' }
    throw error
  }
}
