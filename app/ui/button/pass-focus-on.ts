/**
 * The `ref` of what may leave the page while the focus is in it, which would then be nowhere: reading goes on at the closest part
 * around it that can have the focus, or else at the page itself.
 */
export const passFocusOn = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return
  const around = part.parentElement?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main')
  around?.focus({ preventScroll: true })
}
