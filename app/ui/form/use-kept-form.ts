import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useNavigation } from 'react-router'
import { useUnsaved } from './use-unsaved.ts'

const PAUSE_MS = 100

/** What was typed into a form and never saved: its fields, and when. */
export type KeptForm = { at: string; fields: [name: string, value: string][] }

/**
 * Keeps what is typed into a form in this browser until it is saved, offers it back after a crash, and asks before it
 * is left behind. `key` names form and person (nobody is offered another's words); `leadsTo` is the path that saving
 * leads to. Call `touch` whenever something changes.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  { key, leadsTo }: { key: string; leadsTo: string },
) {
  const stored = `plate:unsaved:${key}`
  const [offer, setOffer] = useState<KeptForm>()
  const [dirty, setDirty] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  function store() {
    pause.current = undefined
    if (form.current) write(stored, { at: new Date().toISOString(), fields: readFields(form.current) })
  }
  function touch() {
    setDirty(true)
    clearTimeout(pause.current)
    pause.current = setTimeout(store, PAUSE_MS)
  }
  function forget() {
    clearTimeout(pause.current)
    pause.current = undefined
    setDirty(false)
    remove(stored)
    setOffer(undefined)
  }
  /** What was offered, to be put into the form; it stays kept until it is saved. */
  function takeBack() {
    setDirty(true)
    setOffer(undefined)
    return offer?.fields ?? []
  }

  const offerNow = useEffectEvent(() => {
    const unsaved = read(stored)
    if (!unsaved || !form.current) return
    if (JSON.stringify(unsaved.fields) !== JSON.stringify(readFields(form.current))) setOffer(unsaved)
  })
  useEffect(() => {
    // After the page has been taken over: what the server sent knows nothing of this browser.
    const soon = setTimeout(() => offerNow())
    return () => clearTimeout(soon)
  }, [stored])
  const storeLast = useEffectEvent(() => {
    if (pause.current === undefined) return
    clearTimeout(pause.current)
    store()
  })
  // While the form is still there to be read.
  useLayoutEffect(() => () => storeLast(), [])

  useUnsaved(dirty)
  useSaved(leadsTo, forget)
  return { offer, touch, takeBack, forget }
}

/** Calls `forget` once a form that was sent leads to where saving leads, and to no sign-in and no fault. */
function useSaved(leadsTo: string, forget: () => void) {
  const { state, formMethod, location } = useNavigation()
  const saved = state === 'loading' && formMethod === 'POST' && location.pathname === leadsTo
  const forgetNow = useEffectEvent(forget)
  useEffect(() => {
    if (saved) forgetNow()
  }, [saved])
}

/** The fields of a form that are text; a chosen file cannot be kept. */
function readFields(form: HTMLFormElement): KeptForm['fields'] {
  return [...new FormData(form)].flatMap(([name, value]): KeptForm['fields'] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

function read(key: string): KeptForm | undefined {
  const text = withStorage((storage) => storage.getItem(key))
  const value: unknown = text ? JSON.parse(text) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { at, fields }: Record<string, unknown> = { ...value }
  if (typeof at !== 'string' || !Array.isArray(fields)) return undefined
  return { at, fields: fields.filter(isField) }
}

const isField = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

const write = (key: string, unsaved: KeptForm) =>
  withStorage((storage) => storage.setItem(key, JSON.stringify(unsaved)))
const remove = (key: string) => withStorage((storage) => storage.removeItem(key))

/** A browser may refuse to keep anything, or have no room left: then nothing is kept. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
