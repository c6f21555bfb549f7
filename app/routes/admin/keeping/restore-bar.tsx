import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { WorkBar } from '#app/ui/work-bar.tsx'
import type { loader } from './restore-progress.ts'

const POLL_MS = 400

/** How far the restore is that was just asked for. */
export function RestoreBar() {
  // Null when nobody has answered.
  const { load, state, data } = useFetcher<Awaited<ReturnType<typeof loader>> | null>()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void load(href('/admin/keeping/backups/restore/progress')), POLL_MS)
    return () => clearTimeout(timer)
  }, [state, load])
  return (
    <div className="mt-5 grid gap-2" aria-live="polite">
      <WorkBar title="Restoring" share={data?.share} isUnanswered={data === null} />
    </div>
  )
}
