import { storeText } from '../browser-storage.ts'
import { keptSwaps, SWAPS_KEY } from './kept-swaps.ts'

type Swap = { id: string }

/** Uses a swap for as long as its tab is open, as ticks are kept. */
export const takeSwap = ({ id }: Swap): void => keepSwaps([...keptIds(), id])

/** Lets the lines be as written again. */
export const putBack = (...swaps: readonly Swap[]): void =>
  keepSwaps(keptIds().filter((kept) => !swaps.some(({ id }) => id === kept)))

const keptIds = () => keptSwaps().split(' ').filter(Boolean)

function keepSwaps(ids: readonly string[]) {
  const text = ids.join(' ')
  document.documentElement.dataset.swaps = text
  storeText('sessionStorage', SWAPS_KEY, text || null)
  dispatchEvent(new Event(SWAPS_KEY))
}
