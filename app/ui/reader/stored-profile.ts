import { readText } from './browser-storage.ts'
import { shownFromFirstUse } from './first-use.ts'
import { watchText } from './stored-text.ts'

/** The name under which a browser keeps what its reader marked. Nothing of it is ever in an address, a request or a cookie. */
export const PROFILE_KEY = 'profile'

/** What is kept, as text; null for a reader without a profile. */
export const storedProfile = (): string | null => readText('localStorage', PROFILE_KEY)

/** The profile that a page shows, as text. */
export const useStoredProfile = shownFromFirstUse(watchText(PROFILE_KEY), storedProfile, null)
