import { useEffect, useEffectEvent, useRef, useState } from 'react'

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
  const [state, setState] = useState<'untouched' | 'kept' | 'lost'>('untouched')

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  async function keepNow() {
    if (timer.current === undefined || !form.current) return
    stop()
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') body.append(name, value)
    const keepalive = body.toString().length < MAX_KEEPALIVE
    const isKept = await fetch(KEEP, { method: 'POST', body, keepalive }).then(
      ({ status }) => status === 204,
      () => false,
    )
    setState(isKept ? 'kept' : 'lost')
  }
  function keepSoon() {
    stop()
    timer.current = setTimeout(() => void keepNow(), PAUSE_MS)
  }
  const keepOnLeave = useEffectEvent(() => void keepNow())
  useEffect(() => {
    const leave = () => keepOnLeave()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  // What is sent anyway needs no keeping.
  return { state, attributes: { ref: form, onInput: keepSoon, onBlur: () => void keepNow(), onSubmit: stop } }
}
