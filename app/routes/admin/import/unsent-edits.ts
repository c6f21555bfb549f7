import { keep, readKept } from '#app/ui/browser-storage.ts'
import type { Typed } from '#domain/recipe-import/review-form.ts'

const KEEP = '/admin/import/keep'
/** Browsers send no more than 64 KB for a page that goes away. */
const MAX_KEEPALIVE = 60_000

/** What was typed into the review of an import and has not reached the site, by place: each as its form would send it. */
type UnsentEdits = Record<string, string>

/** Edits go one after another, or an older one could arrive last. */
let sending: Promise<unknown> = Promise.resolve()

/** Names the edits that one person has made to an import. Nobody is offered another's words. */
export const unsentKey = (person: string, import_id: string) => `plate:review:${person}:${import_id}`

/** What this browser still has to send. */
export function readUnsent(key: string): UnsentEdits {
  try {
    const found: unknown = JSON.parse(readKept('localStorage', key) ?? '{}')
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

/** What was typed at one place and is still unsent, by the names of the fields. */
export function readUnsentEdit(key: string, position: number): Typed | undefined {
  const edit = readUnsent(key)[position]
  if (edit === undefined) return undefined
  const fields = new URLSearchParams(edit)
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))
}

/** Keeps an edit in this browser until it is sent. False when the browser keeps nothing. */
export function keepUnsent(key: string, position: number, edit: string): boolean {
  write(key, { ...readUnsent(key), [position]: edit })
  return readUnsent(key)[position] === edit
}

/** Sends all that is unsent. Fails when it does not arrive; it is still here then. */
export async function sendUnsent(key: string): Promise<void> {
  sending = sending.catch(() => {}).then(async () => sendAll(key))
  await sending
}

/** Sends an edit from a page that goes away, which cannot wait for an answer. It stays here, to be sent once more. */
export function sendLast(key: string, position: number) {
  const edit = readUnsent(key)[position]
  if (edit === undefined || edit.length > MAX_KEEPALIVE) return
  void fetch(KEEP, { method: 'POST', body: new URLSearchParams(edit), keepalive: true }).catch(() => {})
}

async function sendAll(key: string) {
  for (const [position, edit] of Object.entries(readUnsent(key))) {
    const answer = await fetch(KEEP, { method: 'POST', body: new URLSearchParams(edit) })
    // Of an import that is gone, nothing is waited for any more.
    if (answer.status !== 204 && answer.status !== 404) throw new TypeError('The edit was not taken.')
    const { [position]: latest, ...others } = readUnsent(key)
    if (latest === edit) write(key, others)
  }
}

const write = (key: string, edits: UnsentEdits) =>
  keep('localStorage', key, Object.keys(edits).length > 0 ? JSON.stringify(edits) : null)
