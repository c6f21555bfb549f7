import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepUnsent, readUnsent, sendLast, sendUnsent } from './unsent-edits.ts'

const PAUSE_MS = 500
/** A site that is away may come back without the browser noticing. */
const RETRY_MS = 5_000

/**
 * Keeps what is typed into a form: in this browser at each key, and on the site a moment after the last one, and
 * whenever the page may go away. A reload, another device or a fallen server finds it again. `state` says where it is.
 */
export function useKeepEdits(key: string, position: number) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<'untouched' | 'kept' | 'here' | 'lost'>('untouched')

  function sendAfter(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), ms)
  }
  async function send() {
    clearTimeout(timer.current)
    if (Object.keys(readUnsent(key)).length === 0) return
    try {
      await sendUnsent(key)
      setState('kept')
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      setState(Object.keys(readUnsent(key)).length > 0 ? 'here' : 'kept')
      sendAfter(RETRY_MS)
    }
  }
  function keepNow() {
    if (!form.current) return
    const edit = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') edit.append(name, value)
    if (!keepUnsent(key, position, edit.toString())) setState('lost')
    sendAfter(PAUSE_MS)
  }
  const sendNow = useEffectEvent(() => void send())
  const leave = useEffectEvent(() => sendLast(key, position))
  useEffect(() => {
    // What was typed before the page was loaded anew.
    sendNow()
    const hearOnline = () => sendNow()
    const hearLeave = () => leave()
    addEventListener('online', hearOnline)
    addEventListener('pagehide', hearLeave)
    return () => {
      removeEventListener('online', hearOnline)
      removeEventListener('pagehide', hearLeave)
      // The keyboard leaves without taking the focus away first.
      sendNow()
    }
  }, [])
  return { state, attributes: { ref: form, onInput: keepNow, onBlur: () => void send() } }
}
