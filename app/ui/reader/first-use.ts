import { useSyncExternalStore } from 'react'

// A page shows the choices of its reader from its first use on. The router asks the server about the links of a page as soon as it
// starts. What changed the page meanwhile would make it ask twice, and tell that this browser stores choices.

/** What only somebody does who uses a page. */
const USES = ['pointerdown', 'keydown', 'input', 'change', 'click', 'wheel', 'scroll']
/** A mouse moves across pages that nobody uses, but then somebody is there. */
const SIGNS_OF_LIFE = [...USES, 'pointermove']
/** Who reads and touches nothing waits no longer. */
const TIMEOUT_MS = 5_000

let isUsed = false
let first: Promise<void> | undefined

/** A hook that answers with a stored text from the first use of the page on; before, and on a server, with `none`. */
export function shownFromFirstUse<Text>(
  watch: (onChange: () => void) => () => void,
  read: () => Text,
  none: Text,
) {
  const shown = () => (isUsed ? read() : none)
  const watchFromFirstUse = (onChange: () => void) => {
    if (!isUsed) void firstUse().then(onChange)
    return watch(onChange)
  }
  return function useShown() {
    return useSyncExternalStore(watchFromFirstUse, shown, () => none)
  }
}

/** When somebody uses the page for the first time, or has read it for some seconds. */
export const firstUse = (): Promise<void> =>
  (first ??= Promise.race([nextUse(SIGNS_OF_LIFE), timeout()]).then(showChoices))

/** When somebody next uses the page. */
export function nextUse(events = USES): Promise<void> {
  return new Promise((resolve) => {
    const hearing = new AbortController()
    const hear = ({ type }: Event) => {
      // The router brings a new page to its top, which is nobody's doing.
      if (type === 'scroll' && scrollY === 0) return
      hearing.abort()
      resolve()
    }
    const options = { signal: hearing.signal, capture: true, passive: true }
    for (const event of events) document.addEventListener(event, hear, options)
  })
}

/** From now on, no line says that choices are still to show. */
function showChoices() {
  isUsed = true
  delete document.documentElement.dataset.choices
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))
