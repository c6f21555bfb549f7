import { useState, useSyncExternalStore } from 'react'
import { type Draft, watchDrafts, storeDraft, parseDrafts, readDrafts } from './drafts.ts'

/**
 * Keeps what is typed into a form in this browser until it is saved. `session` names this opening of the form once
 * something is typed, `others` are what other openings left behind, the latest first. A draft is gone on with by `resume`.
 */
export function useDrafts(key: string) {
  const [session, resume] = useState('')
  const text = useSyncExternalStore(
    watchDrafts,
    () => readDrafts(key),
    () => '[]',
  )
  const others = parseDrafts(text).filter((draft) => draft.session !== session)
  function saveDraft(typed: Pick<Draft, 'based_on' | 'fields'>) {
    const own = session || `${Date.now()}-${Math.random()}`
    resume(own)
    storeDraft(key, { ...typed, session: own, saved_at: new Date().toISOString() })
  }
  return { session, others, saveDraft, resume }
}
