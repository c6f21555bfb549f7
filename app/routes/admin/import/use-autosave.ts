import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOnlyInMemory, storeUnsent, sendLast, sendUnsent, type Unsent } from './unsent-edits.ts'

const PAUSE_MS = 500
/** A site that is away may come back without the browser noticing. Each try that fails doubles the time to the next. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 300_000

/** Where edits are: on the site, in this browser, or only in the page; or the status with which the site refuses them. */
type State = 'untouched' | 'saved' | 'in browser' | 'in memory' | number

/**
 * Keeps what is typed into a form: in this browser at each key, and on the site a moment after the last one, and
 * whenever the page may go away. A reload, another device or a fallen server finds it again. `state` says where it is;
 * `touch` hears of rows that come, go and move.
 */
export function useAutosave(key: string, position: number) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const retry = useRef(RETRY_MS)
  const [state, setState] = useState<State>('untouched')
  const [moves, setMoves] = useState(0)

  function sendAfter(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), ms)
  }
  async function send() {
    clearTimeout(timer.current)
    const unsent = await sendUnsent(key)
    if (!unsent) return
    setState(stateOf(key, unsent, position))
    if (!Object.values(unsent).includes('waiting')) return
    sendAfter(retry.current)
    retry.current = Math.min(2 * retry.current, MAX_RETRY_MS)
  }
  function saveNow() {
    if (!form.current) return
    const edit = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') edit.append(name, value)
    storeUnsent(key, position, edit.toString())
    retry.current = RETRY_MS
    sendAfter(PAUSE_MS)
  }
  const sendNow = useEffectEvent(() => void send())
  const saveEarly = useEffectEvent(() => {
    if (isEdited(form.current)) saveNow()
  })
  const saveMoved = useEffectEvent(saveNow)
  // Rows that come, go or move are in the form only now.
  useEffect(() => {
    if (moves > 0) saveMoved()
  }, [moves])
  const leave = useEffectEvent(() => sendLast(key, position))
  useEffect(() => {
    // What was typed before the page was loaded anew, and before its scripts came.
    sendNow()
    saveEarly()
    const hearOnline = () => {
      retry.current = RETRY_MS
      sendNow()
    }
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
  const touch = () => setMoves((count) => count + 1)
  return { state, touch, attributes: { ref: form, onInput: saveNow, onBlur: () => void send() } }
}

/** Whether texts say something else than the page brought. */
function isEdited(form: HTMLFormElement | null): boolean {
  const texts = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type]), [type=text], [type=url], textarea',
  )
  return [...(texts ?? [])].some(({ value, defaultValue }) => value !== defaultValue)
}

function stateOf(key: string, unsent: Record<string, Unsent>, position: number): State {
  const own = unsent[position]
  if (typeof own === 'number') return own
  if (!Object.values(unsent).includes('waiting')) return 'saved'
  return isOnlyInMemory(key) ? 'in memory' : 'in browser'
}
