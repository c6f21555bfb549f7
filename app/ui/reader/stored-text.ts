import { readText, storeText } from './browser-storage.ts'

/**
 * Stores a reader’s text in this browser under a name, or nothing any more, and tells this tab by an event of that name. False
 * where the browser stores nothing.
 */
export function storeWatchedText(name: string, text: string | null): boolean {
  storeText('localStorage', name, text)
  dispatchEvent(new Event(name))
  return readText('localStorage', name) === text
}

/** Watches what is stored under a name, of other tabs too. */
export const watchText = (name: string) => (onChange: () => void) => {
  const ofOthers = ({ key }: StorageEvent) => (key === name || key === null) && onChange()
  addEventListener(name, onChange)
  addEventListener('storage', ofOthers)
  return () => {
    removeEventListener(name, onChange)
    removeEventListener('storage', ofOthers)
  }
}
