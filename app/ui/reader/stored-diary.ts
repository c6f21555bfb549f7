import { readText } from '../browser-storage.ts'

/** The name under which a browser keeps its reader's diary. Nothing of it is ever in an address, a request or a cookie. */
export const DIARY_KEY = 'diary'

/** What is kept, as text; null for a reader without a diary. */
export const storedDiary = (): string | null => readText('localStorage', DIARY_KEY)
