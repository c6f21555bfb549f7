import { readText, storeText } from '../../../ui/reader/browser-storage.ts'
import { readReviewValues, type ReviewValues } from '#domain/import/review-values.ts'

/** The address stays: tabs that are open across an update send their edits to it. */
const AUTOSAVE = '/admin/import/keep'
/** Browsers send at most 64 KB for a page that is being closed. */
const MAX_KEEPALIVE = 60_000

/** What was typed into the review of an import and has not reached the site, by place: each as its form would send it. */
type UnsentEdits = Record<string, string>

/** What this browser refuses to store, by key. It lasts as long as the page. */
const inMemory = new Map<string, UnsentEdits>()

/** Answers with which the site refuses an edit for good, by key, place and edit. */
const refusals = new Map<string, number>()

/** Statuses after which a retry makes sense: too slow, too early, too often. */
const LATER = [408, 425, 429]

/** The state of an edit that has not reached the site: the status of a refusal, or still waiting. */
export type Unsent = number | 'waiting'

/** Edits go one after another, or an older one could arrive last. */
let sending: Promise<unknown> = Promise.resolve()

/** Names the edits that one person has made to an import. Nobody is offered another's words. */
export const unsentKey = (person: string, import_id: string) => `plate:review:${person}:${import_id}`

/** What this browser still has to send. */
const readUnsent = (key: string): UnsentEdits => ({ ...readStored(key), ...inMemory.get(key) })

function readStored(key: string): UnsentEdits {
  try {
    const found: unknown = JSON.parse(readText('localStorage', key) ?? '{}')
    const entries = Object.entries(typeof found === 'object' && found !== null ? found : {})
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch (error) {
    // Anybody may have left anything there.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** What was typed at one place and is still unsent. */
export function readUnsentEdit(key: string, position: number): ReviewValues | undefined {
  const edit = readUnsent(key)[position]
  return edit === undefined ? undefined : readReviewValues(new URLSearchParams(edit))
}

/** Stores an edit until it is sent: in this browser, or in this page where the browser stores nothing. */
export function storeUnsent(key: string, position: number, edit: string) {
  store(key, { ...readStored(key), [position]: edit })
  const others = without(inMemory.get(key), String(position))
  inMemory.set(key, readStored(key)[position] === edit ? others : { ...others, [position]: edit })
}

/** Whether what is unsent would be gone with the page. */
export const isOnlyInMemory = (key: string) => Object.keys(inMemory.get(key) ?? {}).length > 0

/** Sends all that is unsent, and answers what is still unsent then, by place. Nothing where there was nothing to send. */
export async function sendUnsent(key: string): Promise<Record<string, Unsent> | undefined> {
  if (Object.keys(readUnsent(key)).length === 0) return undefined
  const sent = sending.then(async () => sendAll(key))
  sending = sent.catch(() => {})
  return sent
}

/** Sends an edit from a page that goes away, which cannot wait for an answer. It stays here, to be sent once more. */
export function sendLast(key: string, position: number) {
  const edit = readUnsent(key)[position]
  if (edit === undefined || edit.length > MAX_KEEPALIVE) return
  void post(edit, { keepalive: true }).catch(() => {})
}

async function sendAll(key: string) {
  const unsent: Record<string, Unsent> = {}
  for (const [position, edit] of Object.entries(readUnsent(key))) {
    const known = [key, position, edit].join()
    const status = refusals.get(known) ?? (await statusOf(edit))
    // Of an import that is gone, nothing is waited for any more.
    if (status === 204 || status === 404) forget(key, position, edit)
    else if (status === undefined || status < 400 || status >= 500 || LATER.includes(status))
      unsent[position] = 'waiting'
    else {
      refusals.set(known, status)
      unsent[position] = status
    }
  }
  return unsent
}

/** What the site answers to an edit. Nothing where it does not. */
async function statusOf(edit: string): Promise<number | undefined> {
  try {
    return (await post(edit)).status
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** The page of signing in says once that a form was not saved: to that form, so this does not follow to it. */
const post = async (edit: string, options?: RequestInit) =>
  fetch(AUTOSAVE, { ...options, method: 'POST', body: new URLSearchParams(edit), redirect: 'manual' })

/** Unless something else was typed since. */
function forget(key: string, position: string, edit: string) {
  if (readUnsent(key)[position] !== edit) return
  store(key, without(readStored(key), position))
  inMemory.set(key, without(inMemory.get(key), position))
}

const without = (edits: UnsentEdits = {}, position: string): UnsentEdits =>
  Object.fromEntries(Object.entries(edits).filter(([place]) => place !== position))

const store = (key: string, edits: UnsentEdits) =>
  storeText('localStorage', key, Object.keys(edits).length > 0 ? JSON.stringify(edits) : null)
