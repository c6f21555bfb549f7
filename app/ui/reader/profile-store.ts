import { storeText } from '../browser-storage.ts'
import { keptProfile, PROFILE_CHANGED, PROFILE_KEY } from './kept-profile.ts'

/** Keeps a profile, or nothing any more. False where the browser keeps nothing. */
export function keepProfile(text: string | null): boolean {
  storeText('localStorage', PROFILE_KEY, text)
  dispatchEvent(new Event(PROFILE_CHANGED))
  return keptProfile() === text
}

/** Hears of changes, of other tabs too. */
export function watchProfile(onChange: () => void): () => void {
  const ofOthers = ({ key }: StorageEvent) => (key === PROFILE_KEY || key === null) && onChange()
  addEventListener(PROFILE_CHANGED, onChange)
  addEventListener('storage', ofOthers)
  return () => {
    removeEventListener(PROFILE_CHANGED, onChange)
    removeEventListener('storage', ofOthers)
  }
}
