import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

const PAUSE_MS = 500
const KEEP = '/admin/import/keep'
/** Browsers send no more than 64 KB for a page that goes away. */
const MAX_KEEPALIVE = 60_000

/**
 * Sends what is typed into a form to be kept, a moment after the last key and whenever the page may go away: a reload,
 * another device or a fallen server finds it again. `state` says whether it got there.
 */
export function useKeepEdits() {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(Promise.resolve())
  const [state, setState] = useState<'untouched' | 'kept' | 'lost'>('untouched')

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  function keepNow(edited = form.current, isLast = false) {
    if (timer.current === undefined || !edited) return
    stop()
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(edited)) if (typeof value === 'string') body.append(name, value)
    // One after another, or an older edit could arrive last. A page that goes away cannot wait.
    if (isLast) void send(body)
    else sent.current = sent.current.then(async () => send(body))
  }
  async function send(body: URLSearchParams) {
    const keepalive = body.toString().length < MAX_KEEPALIVE
    const isKept = await fetch(KEEP, { method: 'POST', body, keepalive }).then(
      ({ status }) => status === 204,
      () => false,
    )
    setState(isKept ? 'kept' : 'lost')
  }
  function keepSoon() {
    stop()
    timer.current = setTimeout(() => keepNow(), PAUSE_MS)
  }
  const keepOnLeave = useEffectEvent((edited: HTMLFormElement | null, isLast: boolean) =>
    keepNow(edited, isLast),
  )
  useEffect(() => {
    const leave = () => keepOnLeave(form.current, true)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  // The keyboard leaves without taking the focus away first.
  useLayoutEffect(() => {
    const edited = form.current
    return () => keepOnLeave(edited, false)
  }, [])
  // What is sent anyway needs no keeping.
  return { state, attributes: { ref: form, onInput: keepSoon, onBlur: () => keepNow(), onSubmit: stop } }
}
