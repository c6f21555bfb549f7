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

// What only scripts can do cannot happen before they are there, so a tap waits for them. Browsers have this in the page already.
export const KEEP_EARLY_TAPS = !import.meta.env.SSR
  ? ''
  : `addEventListener('click',({target})=>{if(!target.closest('button')?.isAlive)window.tapped=target});`

/** The `ref` of a button: does what an early tap asked of it, once. Browsers send forms and open dialogs themselves. */
export function hearEarlyTap(button: HTMLButtonElement | null): void {
  if (!button) return
  button.isAlive = true
  if (!(window.tapped instanceof Node && button.contains(window.tapped))) return
  window.tapped = null
  // Other parts may come alive in the same moment.
  if (button.type === 'button' && !button.hasAttribute('command')) queueMicrotask(() => button.click())
}

/** Brings the code of every part of the page (lazy-part.tsx): one that is drawn anew without its code would leave the page. */
export function wakeParts(): void {
  window.tapped ??= null
  document.dispatchEvent(new Event('wake'))
}
