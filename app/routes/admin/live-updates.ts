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

/** Calls `onChange` for each change of content, also for those that were missed while offline. Answers how to stop. */
function followChanges(onChange: () => void) {
  let known: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream = connect()

  function connect() {
    const stream = new EventSource('/admin/events')
    stream.addEventListener('content', ({ data }: MessageEvent<string>) => {
      failures = 0
      expectHeartbeat()
      if (known !== undefined && known !== data) onChange()
      known = data
    })
    stream.addEventListener('heartbeat', expectHeartbeat)
    stream.addEventListener('error', reconnect)
    return stream
  }

  /** A line that has gone dead says nothing, not even that. */
  function expectHeartbeat() {
    clearTimeout(timer)
    timer = setTimeout(reconnect, 2 * HEARTBEAT_MS)
  }

  function reconnect() {
    stream.close()
    clearTimeout(timer)
    const wait = RECONNECT_MS[Math.min(failures++, RECONNECT_MS.length - 1)]
    timer = setTimeout(() => {
      stream = connect()
    }, wait)
  }

  return () => {
    clearTimeout(timer)
    stream.close()
  }
}
