import { useEffect } from 'react'

/** Lets the browser follow links: the router would keep a frame that is not stored around the next page. */
export function useLinksOfBrowser() {
  useEffect(() => {
    function keepFromRouter(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
    }
    addEventListener('click', keepFromRouter, { capture: true })
    return () => removeEventListener('click', keepFromRouter, { capture: true })
  }, [])
}
