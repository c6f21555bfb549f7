import { useEffect, useRef } from 'react'

/** When a row is gone that had the focus, reading goes on at the element `id`, which says how many there are now. */
export function useFocusAfterRemoval(id: string, count: number) {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, count])
}
