import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears of what somebody typed into a form before its scripts were there: what its controls hold is not what the page came
 * with. Nobody is told of such typing by an event.
 */
export function useTypedEarly(form: RefObject<HTMLFormElement | null>, onTyped: () => void) {
  const hear = useEffectEvent(onTyped)
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isChanged)) hear()
  }, [form])
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // Where the page named none, the browser chooses the first.
    return options.some(({ defaultSelected }) => defaultSelected)
      ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : control.selectedIndex > 0
  }
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  return TYPED.has(control.type) && control.value !== control.defaultValue
}

/** Inputs that somebody fills in; the value of a hidden one is the page's own, and a chosen file cannot be kept. */
const TYPED = new Set(['text', 'number', 'url', 'email', 'search', 'date', 'datetime-local'])
