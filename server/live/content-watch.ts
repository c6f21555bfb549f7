import { setTimeout as pause } from 'node:timers/promises'
import { readContentState } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'

/** Often enough for changes to be seen within two seconds, whichever process made them. */
const POLL_MS = 1_000

export type ContentWatch = ReturnType<typeof watchContent>

/**
 * Tells its followers whenever content has changed, also when another process changed it or a scheduled post went
 * live. Asks the database once a second for all of them together, and not at all while there is none.
 */
export function watchContent({
  db,
  now,
  onError,
}: {
  db: Database
  now: () => Date
  onError: (error: unknown) => void
}) {
  const followers = new Set<(state: string) => void>()
  let state: string | undefined
  let watching = false

  async function watch() {
    watching = true
    while (followers.size > 0) {
      await look()
      await pause(POLL_MS, undefined, { ref: false })
    }
    watching = false
    state = undefined
  }

  async function look() {
    try {
      const seen = await readContentState(db, now())
      if (seen === state) return
      state = seen
      for (const follow of followers) follow(seen)
    } catch (error) {
      // A database that is away for a moment ends nobody's stream: the next look may find it again.
      onError(error)
    }
  }

  return {
    /** Calls `follow` with the present state, soon, and with each new one. Answers how to stop. */
    follow(follow: (state: string) => void) {
      followers.add(follow)
      if (!watching) void watch()
      else if (state !== undefined) follow(state)
      return () => void followers.delete(follow)
    },
  }
}
