import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'

/** What stands before a list and can have the focus. */
const RESULTS = ':is(output, section, h2)[tabindex="-1"]'

/** How often a page is drawn until what a change has hidden is hidden. */
const MOST_FRAMES = 60

/**
 * Once a change is done, reading goes on where it was: at the button that was pressed, or, where that is gone or hidden, at the list, which
 * says how many there are now, or else at the screen.
 */
export function useFocusAfterChange() {
  const isBusy = [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
  const wasBusy = useRef(false)
  // Undefined where the page itself has sent something, such as what is typed.
  const pressed = useRef<HTMLElement | null>(undefined)
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
    const button = pressed.current
    if (!isDone || button === undefined) return
    pressed.current = undefined
    // A browser takes the focus from what is hidden only when it draws the page anew, and rows may be drawn after that.
    let frames = 0
    let frame = requestAnimationFrame(function look() {
      if (isLost()) moveFocus(button)
      else if (++frames < MOST_FRAMES) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [isBusy])
}

const isLost = () => document.activeElement === document.body

function moveFocus(pressed: HTMLElement | null) {
  const main = document.getElementById('main')
  for (const next of [pressed, main?.querySelector<HTMLElement>(RESULTS), main])
    if (isLost()) next?.focus({ preventScroll: true })
}
