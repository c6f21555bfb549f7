import { useState, useSyncExternalStore } from 'react'

/** The code stands behind the # of a link, which browsers send to no server. Sending the form takes it from there. */
export function useLinkCode(): string {
  const hash = useSyncExternalStore(watchHash, readHash, () => '')
  const [code, setCode] = useState('')
  if (hash && hash !== code) setCode(hash)
  return hash || code
}

const readHash = () => location.hash.slice(1)

function watchHash(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
