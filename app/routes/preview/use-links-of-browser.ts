import { useLayoutEffect } from 'react'

/** Lets the browser follow links, from the first tap on: the router would keep a frame that is not stored around the next page. */
export function useLinksOfBrowser() {
  useLayoutEffect(() => {
    function keepFromRouter(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
    }
    addEventListener('click', keepFromRouter, { capture: true })
    return () => removeEventListener('click', keepFromRouter, { capture: true })
  }, [])
}
