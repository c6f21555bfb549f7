import { storeText } from './browser-storage.ts'
import { storedSwaps, SWAPS_KEY } from './stored-swaps.ts'

type Swap = { id: string }

/** Uses a swap for as long as its tab is open, as ticks are kept. */
export const takeSwap = ({ id }: Swap): void => storeSwaps([...keptIds(), id])

/** Lets the lines be as written again. */
export const putBack = (...swaps: readonly Swap[]): void =>
  storeSwaps(keptIds().filter((kept) => !swaps.some(({ id }) => id === kept)))

const keptIds = () => storedSwaps().split(' ').filter(Boolean)

function storeSwaps(ids: readonly string[]) {
  const text = ids.join(' ')
  document.documentElement.dataset.swaps = text
  storeText('sessionStorage', SWAPS_KEY, text || null)
  dispatchEvent(new Event(SWAPS_KEY))
}
