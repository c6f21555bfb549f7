import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'

/** What stands before a list and can have the focus. */
const RESULTS = ':is(output, section, h2)[tabindex="-1"]'

/**
 * Once a change is done, reading goes on where it was: at the button that was pressed, or, where that is gone or hidden, at the list, which
 * says how many there are now, or else at the screen.
 */
export function useFocusAfterChange() {
  const { formMethod } = useNavigation()
  const isBusy = formMethod === 'POST' || useFetchers().some((fetcher) => fetcher.formMethod === 'POST')
  const wasBusy = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const listen = ({ submitter }: SubmitEvent) => {
      pressed.current = submitter
    }
    addEventListener('submit', listen, true)
    return () => removeEventListener('submit', listen, true)
  }, [])
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    if (!isDone) return
    // A browser takes the focus from what is hidden only when it draws the page anew.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => moveFocus(pressed.current))
    })
    return () => cancelAnimationFrame(frame)
  }, [isBusy])
}

function moveFocus(pressed: HTMLElement | null) {
  const isLost = () => document.activeElement === document.body
  const main = document.getElementById('main')
  for (const next of [pressed, main?.querySelector<HTMLElement>(RESULTS), main])
    if (isLost()) next?.focus({ preventScroll: true })
}
