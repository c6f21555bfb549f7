import { readText } from '../browser-storage.ts'

/** The name under which a browser keeps what its reader marked. Nothing of it is ever in an address, a request or a cookie. */
export const PROFILE_KEY = 'profile'

/** The event that tells of a change, in this tab. */
export const PROFILE_CHANGED = 'profile'

/** What is kept, as text; null for a reader without a profile. */
export const keptProfile = (): string | null => readText('localStorage', PROFILE_KEY)
