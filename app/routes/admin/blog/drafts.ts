import { useSyncExternalStore } from 'react'
import { NO_POST, type PostValues } from './post-values.ts'

/** What somebody has written and not yet saved, kept by their browser. `session` is one opening of the form. */
export type Draft = {
  session: string
  /** ISO instant of the last letter. */
  saved_at: string
  /** The `updated_at` of the post that was opened; empty for a new one. */
  based_on: string
  values: PostValues
}

/** Drafts of one post that are kept: two tabs may each have one, and a crash leaves one behind. */
const MOST_DRAFTS = 5
const CHANGED = 'plate:drafts'

/** Names the drafts that one person has of a post; of new ones without `id`. Nobody is offered another's words. */
export const draftKey = (person: string, id = 'new') => `plate:post:${person}:${id}`

/** The drafts under a key, the latest first. */
export function useDrafts(key: string): Draft[] {
  const text = useSyncExternalStore(
    listen,
    () => read(key),
    () => '[]',
  )
  return parseDrafts(text)
}

/** Keeps a draft in place of what its session had before. */
export function keepDraft(key: string, draft: Draft) {
  const others = parseDrafts(read(key)).filter(({ session }) => session !== draft.session)
  write(key, [draft, ...others].slice(0, MOST_DRAFTS))
}

export function dropDraft(key: string, session: string) {
  write(
    key,
    parseDrafts(read(key)).filter((draft) => draft.session !== session),
  )
}

/** Sends a form to the server. Once that has stored it, and only then, its draft is no longer needed. */
export async function clearOwnDraft<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const form = await request.clone().formData()
  return serverAction().catch((answer: unknown) => {
    const location = answer instanceof Response ? answer.headers.get('Location') : null
    // A redirect to the list is how the server says that it has stored the form.
    if (location === '/admin/blog') dropDraft(String(form.get('draft_key')), String(form.get('session')))
    throw answer
  })
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch (error) {
    // Some people forbid their browser to keep anything.
    if (error instanceof DOMException) return '[]'
    throw error
  }
}

function write(key: string, drafts: Draft[]) {
  try {
    if (drafts.length > 0) localStorage.setItem(key, JSON.stringify(drafts))
    else localStorage.removeItem(key)
    dispatchEvent(new Event(CHANGED))
  } catch (error) {
    // The browser may be full, or forbidden to keep anything; the form itself still holds all.
    if (!(error instanceof DOMException)) throw error
  }
}

function listen(hear: () => void) {
  addEventListener(CHANGED, hear)
  return () => removeEventListener(CHANGED, hear)
}

/** What an older release, or anybody else, has left there may be anything. */
function parseDrafts(text: string): Draft[] {
  const found: unknown = JSON.parse(text)
  return Array.isArray(found) ? found.filter(isDraft) : []
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || !isRecord(value.values)) return false
  const { values, ...draft } = value
  const texts = [
    draft.session,
    draft.saved_at,
    draft.based_on,
    ...Object.keys(NO_POST).map((name) => isRecord(values) && values[name]),
  ]
  return texts.every((text) => typeof text === 'string') && !Number.isNaN(Date.parse(String(draft.saved_at)))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
