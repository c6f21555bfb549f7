import { href, useFetcher } from 'react-router'
import { WorkBar } from '../../../../ui/notice/work-bar.tsx'
import { usePolling } from '../../use-polling.ts'
import type { loader } from '../restore-progress.ts'

/** How far the restore is that was just asked for. */
export function RestoreBar() {
  // Null when nobody has answered.
  const progress = useFetcher<Awaited<ReturnType<typeof loader>> | null>()
  usePolling(progress, href('/admin/keeping/backups/restore/progress'))
  const { data } = progress
  return (
    <div className="mt-5 grid gap-2" aria-live="polite">
      <WorkBar title="Restoring" share={data?.share} isUnanswered={data === null} />
    </div>
  )
}
