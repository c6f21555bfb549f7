import { useEffect } from 'react'
import type { useFetcher } from 'react-router'

const POLL_MS = 400

/** Asks an address again, a moment after each answer, until it `isOver`. */
export function usePolling(
  { load, state }: Pick<ReturnType<typeof useFetcher>, 'load' | 'state'>,
  address: string,
  isOver = false,
) {
  useEffect(() => {
    if (isOver || state !== 'idle') return
    const timer = setTimeout(() => void load(address), POLL_MS)
    return () => clearTimeout(timer)
  }, [isOver, state, load, address])
}
