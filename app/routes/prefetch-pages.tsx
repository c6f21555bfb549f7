import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useAuth } from '../ui/frame/auth-context.tsx'
import { useStoredChoices } from '#app/ui/reader/stored-choices.ts'
import { loadScripts } from './load-scripts.ts'

declare global {
  interface Navigator {
    /** Some browsers describe the connection. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** What only a visitor does. A page may scroll by itself, so it is told by what moves it. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'wheel', 'keydown']

/** Links are prefetched once none has come into view or gone for so long: who scrolls past them wants none. */
const IDLE_MS = 200
const BATCH_SIZE = 4

/**
 * Prefetches the pages that the links in view lead to, from the visitor's first movement on. Nothing on a slow
 * connection or one that saves data; nothing for readers whose choices sort lists, because the links in view tell of them; and
 * scripts alone for who is signed in: browsers may not store what is somebody's own. It is for one page: the next one gives
 * it another `key`.
 */
export function PrefetchPages() {
  const { session } = useAuth()
  const hasOwn = useStoredChoices()
  const [pages, setPages] = useState<string[]>([])
  useEffect(() => {
    if (isSavingData() || hasOwn) return
    return watchLinks((links) => setPages((pages) => [...pages, ...links.flatMap(toPage)]))
  }, [hasOwn])
  if (session || hasOwn) return null
  return [...new Set(pages)].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function isSavingData(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData || effectiveType?.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** None for a link without an address. */
const toPage = (link: Element) => link.getAttribute('href') || []

/** Passes on the links at rest in view once their scripts have come, each once and in batches, until it is stopped. */
function watchLinks(prefetch: (links: Element[]) => void) {
  const unmoved = new AbortController()
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    scheduleBatch()
  })

  for (const interaction of INTERACTIONS)
    addEventListener(interaction, observeLinks, { signal: unmoved.signal })
  return () => {
    unmoved.abort()
    observer.disconnect()
    inView.clear()
    clearTimeout(timer)
  }

  function observeLinks() {
    unmoved.abort()
    // This is how the router marks its links.
    for (const link of document.querySelectorAll('a[data-discover]')) observer.observe(link)
  }

  function scheduleBatch() {
    clearTimeout(timer)
    if (inView.size > 0) timer = setTimeout(() => void prefetchBatch(), IDLE_MS)
  }

  async function prefetchBatch() {
    // Once the connection is back, whatever comes into view next brings the others with it.
    if (!navigator.onLine || !(await loadScripts())) return
    // The masthead, which is in view at the top of every page, comes last.
    const batch = [...inView].slice(-BATCH_SIZE)
    for (const link of batch) {
      inView.delete(link)
      observer.unobserve(link)
    }
    prefetch(batch)
    scheduleBatch()
  }
}
