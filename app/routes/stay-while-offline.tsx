import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { notify } from '../ui/notice/notices.tsx'
import { fetchHealth } from './fetch-health.ts'

/** Keeps the page while the line is gone: nothing else could be shown in its place, and it may be a recipe in use. */
export function StayWhileOffline() {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  return isOnline ? null : <Stay />
}

function Stay() {
  const asked = useRef<Promise<unknown>>(undefined)
  const blocker = useBlocker(() => {
    // Here, and not once the router shows that it waits: parts of the page whose code cannot come hold that up.
    asked.current = fetchHealth()
    asked.current.catch(sayOffline)
    return true
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void asked.current?.then(blocker.proceed, blocker.reset)
  }, [blocker])
  return null
}

const sayOffline = () =>
  notify({
    kind: 'destructive',
    title: 'You are offline',
    text: 'This page stays as it is. Please try again when you have a connection.',
  })

function watchLine(change: () => void) {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}
