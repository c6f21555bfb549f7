import { useSyncExternalStore } from 'react'
import { readText } from '../browser-storage.ts'
import { watchText } from './stored-text.ts'

// Part of every first visit, so it only knows which swaps are used. `take-swap.ts` uses them.

/** The name under which a tab keeps the ids of the swaps that its reader uses. Nothing of it is ever in an address, a request or a cookie. */
export const SWAPS_KEY = 'swaps'

/** The ids of the swaps that are used in this tab, a space between them; empty for none. The page has them where the tab keeps nothing. */
export const storedSwaps = (): string =>
  document.documentElement.dataset.swaps ?? readText('sessionStorage', SWAPS_KEY) ?? ''

/** The same, and what a server draws is the recipe as written. */
export const useStoredSwaps = (): string => useSyncExternalStore(watchSwaps, storedSwaps, none)

const none = () => ''
const watchSwaps = watchText(SWAPS_KEY)
