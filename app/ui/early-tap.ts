declare global {
  interface Window {
    /** What was tapped last before React heard it. */
    tapped?: EventTarget | null
  }
  interface HTMLButtonElement {
    /** Whether React hears taps on it. */
    isAlive?: true
  }
}

/** A tap that React hears in the end comes through to here; one whose part has no code yet, it stops. */
const FORGET_HEARD =
  "addEventListener('click',({target})=>{if(target===window.tapped&&target.closest('button')?.isAlive)window.tapped=null});"

// What only scripts can do cannot happen before they are there, so a tap waits for them. Browsers have this in the page already.
export const KEEP_EARLY_TAPS = !import.meta.env.SSR
  ? ''
  : `addEventListener('click',({target})=>{if(!target.closest('button')?.isAlive)window.tapped=target},true);${FORGET_HEARD}`

/** The `ref` of a button: does what an early tap asked of it, once. Browsers send forms and open dialogs themselves. */
export function hearEarlyTap(button: HTMLButtonElement | null): void {
  if (!button) return
  button.isAlive = true
  if (!isTapped(button)) return
  // React may be about to hear this very tap. Other parts may come alive in the same moment.
  setTimeout(() => {
    if (!isTapped(button)) return
    window.tapped = null
    if (button.type === 'button' && !button.hasAttribute('command')) button.click()
  })
}

const isTapped = (button: HTMLButtonElement) =>
  window.tapped instanceof Node && button.contains(window.tapped)

/** Brings the code of every part of the page (lazy-part.tsx): one that is drawn anew without its code would leave the page. */
export function wakeParts(): void {
  window.tapped ??= null
  document.dispatchEvent(new Event('wake'))
}
