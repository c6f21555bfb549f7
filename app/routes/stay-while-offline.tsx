import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { notify } from '#app/ui/notices.tsx'
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
  const blocker = useBlocker(true)
  useEffect(() => {
    if (blocker.state === 'blocked') void fetchHealth().then(blocker.proceed, () => stay(blocker.reset))
  }, [blocker])
  return null
}

function stay(reset: () => void) {
  reset()
  notify({
    kind: 'destructive',
    title: 'You are offline',
    text: 'This page stays as it is. Please try again when you have a connection.',
  })
}

function watchLine(change: () => void) {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}
