const senders = new Map<string, () => void>()
let isAgain = false

/** Keeps how what was sent to a path can be sent again. The latest counts. */
export function rememberSender(path: string, send: () => void) {
  senders.set(path, send)
}

/** Sends again what was sent to a path, as it stands in its form by now. Nothing when that is gone. */
export function sendAgain(path: string) {
  isAgain = true
  senders.get(path)?.()
  isAgain = false
}

/** Whether a form is being sent again this moment: what was asked before is not asked twice. */
export const isSentAgain = () => isAgain

/** Remembers every form that is sent from here on. Answers how to stop. */
export function rememberForms() {
  const remember = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return
    // A field may be called "action", too.
    const { pathname } = new URL(target.getAttribute('action') ?? location.href, location.href)
    rememberSender(pathname, () => {
      if (!target.isConnected) return
      submitter?.focus()
      target.requestSubmit(submitter?.isConnected ? submitter : null)
    })
  }
  document.addEventListener('submit', remember, true)
  return () => document.removeEventListener('submit', remember, true)
}
