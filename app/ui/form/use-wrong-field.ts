import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Moves the focus to the first wrong field of a form that came back, whichever form of the page it was. */
export function useWrongField() {
  const { state, formMethod } = useNavigation()
  const wasSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      wasSent.current = formMethod === 'POST'
      return
    }
    if (!wasSent.current) return
    wasSent.current = false
    const field = document.querySelector('main form [aria-invalid="true"]')
    if (field instanceof HTMLElement) field.focus()
  }, [state, formMethod])
}
