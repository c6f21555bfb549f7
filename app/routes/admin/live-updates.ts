import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** spec.md section 9. */
const HEARTBEAT_MS = 30_000
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000]

/**
 * Keeps open screens true: whenever content changes anywhere, their loaders are asked again. `shown` is the state of the
 * content that the screen shows.
 */
export function useLiveUpdates(shown: string) {
  const { revalidate } = useRevalidator()
  const compare = useEffectEvent((state: string) => {
    if (state !== shown) void revalidate()
  })
  useEffect(() => followContent((state) => compare(state)), [])
}

/**
 * Calls `follow` with the state of the content, now and whenever it changes. Listens only while the page can be seen:
 * browsers keep six connections to a host, and many tabs would need them all. Answers how to stop.
 */
function followContent(follow: (state: string) => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stream: EventSource | undefined

  function connect() {
    stream = new EventSource('/admin/events')
    stream.addEventListener('content', ({ data }: MessageEvent<string>) => {
      failures = 0
      expectHeartbeat()
      follow(data)
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
