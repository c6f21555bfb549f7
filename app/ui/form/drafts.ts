import { storeText, readText } from '../reader/browser-storage.ts'

/** What somebody has typed into a form and not yet saved, kept by their browser. `session` is one opening of it. */
export type Draft = {
  session: string
  /** ISO instant of the last letter. */
  saved_at: string
  /** The `updated_at` of what was opened; empty for something new. */
  based_on: string
  fields: [name: string, value: string][]
}

/** Drafts of one thing that are kept: two tabs may each have one, and a crash leaves one behind. */
const MOST_DRAFTS = 5
const CHANGED = 'plate:drafts'

/** Names the drafts that one person has of a thing; of new ones without `id`. Nobody is offered another's words. */
export const draftKey = (person: string, kind: string, id = 'new') => `plate:draft:${person}:${kind}:${id}`

/** Keeps a draft in place of what its session had before. */
export function storeDraft(key: string, draft: Draft) {
  const others = parseDrafts(readDrafts(key)).filter(({ session }) => session !== draft.session)
  write(key, [draft, ...others].slice(0, MOST_DRAFTS))
}

export function dropDraft(key: string, session: string) {
  write(
    key,
    parseDrafts(readDrafts(key)).filter((draft) => draft.session !== session),
  )
}

/** Sends a form to the server. Once that has stored it, and only then, its draft is no longer needed. */
export async function clearOwnDraft<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  leadsTo: string,
) {
  const form = await request.clone().formData()
  return serverAction().catch((answer: unknown) => {
    const location = answer instanceof Response ? answer.headers.get('Location') : null
    // A redirect to the list is how the server says that it has stored the form.
    if (location === leadsTo) dropDraft(String(form.get('draft_key')), String(form.get('session')))
    throw answer
  })
}

/** The drafts under a key, as text. */
export const readDrafts = (key: string): string => readText('localStorage', key) ?? '[]'

/** Where nothing can be kept, the form itself still holds all. */
function write(key: string, drafts: Draft[]) {
  storeText('localStorage', key, drafts.length > 0 ? JSON.stringify(drafts) : null)
  dispatchEvent(new Event(CHANGED))
}

/** Calls `onChange` for each change of a draft. Returns how to stop. */
export function watchDrafts(onChange: () => void) {
  addEventListener(CHANGED, onChange)
  return () => removeEventListener(CHANGED, onChange)
}

/** What an older release, or anybody else, has left there may be anything. */
export function parseDrafts(text: string): Draft[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.filter(isDraft) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { session, saved_at, based_on, fields }: Record<string, unknown> = { ...value }
  const areTexts = [session, saved_at, based_on].every((text) => typeof text === 'string')
  return (
    areTexts && !Number.isNaN(Date.parse(String(saved_at))) && Array.isArray(fields) && fields.every(isField)
  )
}

const isField = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
