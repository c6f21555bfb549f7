import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useAuth } from '#app/ui/auth-context.tsx'
import { loadScripts } from './load-scripts.ts'

declare global {
  interface Navigator {
    /** Some browsers describe the connection. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** What only a visitor does. A page may scroll by itself, so it is told by what moves it. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'wheel', 'keydown']

/** Links are looked at once none has come into view or gone for so long: who scrolls past them wants none. */
const REST_MS = 200
const AT_ONCE = 4

/**
 * Fetches ahead the pages that the links in view lead to, from the visitor's first movement on. Nothing on a line that
 * is thin or to be spared, and scripts alone for who is signed in: browsers may not keep what is somebody's own. It is
 * for one page: the next one gives it another `key`.
 */
export function PagesAhead() {
  const { session } = useAuth()
  const [pages, setPages] = useState<string[]>([])
  useEffect(() => {
    if (isLineToBeSpared()) return
    return watchLinks((links) => setPages((pages) => [...pages, ...links.flatMap(toPage)]))
  }, [])
  if (session) return null
  return [...new Set(pages)].map((page) => <PrefetchPageLinks key={page} page={page} />)
}

function isLineToBeSpared(): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {}
  return saveData || effectiveType?.endsWith('2g') || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** None for a link without an address. */
const toPage = (link: Element) => link.getAttribute('href') || []

/** Tells the links at rest in view when their scripts have come, each once and a few at a time, until it is stopped. */
function watchLinks(tell: (links: Element[]) => void) {
  const asleep = new AbortController()
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    tellSoon()
  })

  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { signal: asleep.signal })
  return () => {
    asleep.abort()
    observer.disconnect()
    inView.clear()
    clearTimeout(timer)
  }

  function wake() {
    asleep.abort()
    // This is how the router marks its links.
    for (const link of document.querySelectorAll('a[data-discover]')) observer.observe(link)
  }

  function tellSoon() {
    clearTimeout(timer)
    if (inView.size > 0) timer = setTimeout(() => void tellSome(), REST_MS)
  }

  async function tellSome() {
    // Once the line is back, whatever comes into view next brings the others with it.
    if (!navigator.onLine || !(await loadScripts())) return
    // The masthead, which is in view at the top of every page, comes last.
    const some = [...inView].slice(-AT_ONCE)
    for (const link of some) {
      inView.delete(link)
      observer.unobserve(link)
    }
    tell(some)
    tellSoon()
  }
}
