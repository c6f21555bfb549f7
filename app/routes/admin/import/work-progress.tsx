import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher, useRevalidator } from 'react-router'
import { notify } from '../../../ui/notice/notices.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { WorkBar } from '../../../ui/notice/work-bar.tsx'
import type { Notice } from '#domain/notice.ts'
import { usePolling } from '../use-polling.ts'
import type { loader } from './progress.ts'

/**
 * The work that a screen follows: `current`, or the last that was under way, until its end is said. A screen may hear by its live
 * updates that work has ended before its bar does, and would take the bar away, and with it what the bar had to say.
 */
export function useFollowedWork<Work extends { status: string }>(current: Work | undefined) {
  const [work, follow] = useState<Work>()
  const [isSaid, setSaid] = useState(false)
  const isUnderWay = current !== undefined && current.status !== 'ready'
  if (isUnderWay && current !== work) follow(current)
  if (!isUnderWay && isSaid) {
    follow(undefined)
    setSaid(false)
  }
  return { work, onSaid: () => setSaid(true) }
}

/** The bar of work that is under way: it is asked for until it is done, and then the screen is. */
export function WorkProgress({
  import_id,
  title,
  done,
  failed,
  isDone = ({ failed }) => !failed,
  again,
  onSaid,
}: {
  import_id: string
  title: string
  /** What is said when it has succeeded, and what when nothing came of it. */
  done: Omit<Notice, 'kind'> | ((end: { waiting: number }) => Omit<Notice, 'kind'>)
  failed: Omit<Notice, 'kind'>
  isDone?: (end: { failed: boolean; waiting: number }) => boolean
  /** The address for browsers without scripts to check again. */
  again: string
  /** Its end is said, and the screen is being asked for anew. */
  onSaid: () => void
}) {
  const { revalidate } = useRevalidator()
  const { share, isUnanswered } = useProgress(import_id, (end) => {
    notify(
      isDone(end)
        ? { kind: 'success', ...(typeof done === 'function' ? done(end) : done) }
        : { kind: 'destructive', ...failed },
    )
    void revalidate()
    onSaid()
  })
  return (
    <Panel title={title}>
      <div className="mt-3 grid gap-2" aria-live="polite">
        <WorkBar title={title} share={share} isUnanswered={isUnanswered} />
        <p className="hidden noscript:block">
          <Link to={again} reloadDocument>
            Check again
          </Link>
        </p>
      </div>
    </Panel>
  )
}

function useProgress(import_id: string, onEnd: (end: { failed: boolean; waiting: number }) => void) {
  // Null when nobody has answered.
  const progress = useFetcher<Awaited<ReturnType<typeof loader>> | null>()
  const { data } = progress
  const status = data?.status
  const finish = useEffectEvent(() => {
    if (data) onEnd(data)
  })
  useEffect(() => {
    if (status === 'ready') finish()
  }, [status])
  usePolling(progress, `/admin/import/progress?import=${import_id}`, status === 'ready')
  return { share: data?.share, isUnanswered: data === null }
}
