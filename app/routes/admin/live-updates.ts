import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** SPEC.md section 9. */
const HEARTBEAT_MS = 30_000
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000]

/** Keeps open screens true: whenever content changes anywhere, their loaders are asked again. */
export function useLiveUpdates() {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => followChanges(() => refresh()), [])
}

/**
 * Calls `onChange` for each change of content, also for those that were missed meanwhile. Listens only while the page
 * can be seen: browsers keep six connections to a host, and many tabs would need them all. Answers how to stop.
 */
function followChanges(onChange: () => void) {
  let known: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource | undefined

  function connect() {
    stream = new EventSource('/admin/events')
    stream.addEventListener('content', ({ data }: MessageEvent<string>) => {
      failures = 0
      expectHeartbeat()
      if (known !== undefined && known !== data) onChange()
      known = data
    })
    stream.addEventListener('heartbeat', expectHeartbeat)
    stream.addEventListener('error', reconnect)
  }

  /** A line that has gone dead says nothing, not even that. */
  function expectHeartbeat() {
    clearTimeout(timer)
    timer = setTimeout(reconnect, 2 * HEARTBEAT_MS)
  }

  function reconnect() {
    stop()
    const wait = RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)]
    timer = setTimeout(connect, wait)
  }

  function stop() {
    clearTimeout(timer)
    stream?.close()
  }

  function listenWhileSeen() {
    stop()
    if (!document.hidden) connect()
  }

  listenWhileSeen()
  document.addEventListener('visibilitychange', listenWhileSeen)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listenWhileSeen)
  }
}
