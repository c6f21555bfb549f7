import { readText } from './browser-storage.ts'
import { shownFromFirstUse } from './first-use.ts'
import { watchText } from './stored-text.ts'

/** The name under which a tab keeps the ids of the swaps that its reader uses. Nothing of it is ever in an address, a request or a cookie. */
export const SWAPS_KEY = 'swaps'

/** The ids of the swaps that are used in this tab, a space between them; empty for none. The page has them where the tab keeps nothing. */
export const storedSwaps = (): string =>
  document.documentElement.dataset.swaps ?? readText('sessionStorage', SWAPS_KEY) ?? ''

/** The swaps that a page shows. */
export const useStoredSwaps = shownFromFirstUse(watchText(SWAPS_KEY), storedSwaps, '')
