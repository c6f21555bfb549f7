import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { focusWrongField } from './form-errors.ts'

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
    focusWrongField(document.querySelector('main'))
  }, [state, formMethod])
}
