import { useEffect, type RefObject } from 'react'

/** The first thing that is wrong with a list: it is named by the place where it stands, `field.3` or `field.3.part`. */
export function errorIn(errors: Record<string, string>, field: string): string | undefined {
  const [first] = errorsOfLines(errors, field)
  return errors[field] ?? (first && `Entry ${first.place + 1}: ${first.message}`)
}

/** What is wrong with the lines of a list, each by its place in the list. */
export function errorsOfLines(errors: Record<string, string>, field: string) {
  return Object.entries(errors).flatMap(([path, message]) => {
    const [name, place = '', part] = path.split('.')
    return name === field && /^\d+$/.test(place) ? [{ place: Number(place), part, message }] : []
  })
}

/** Moves the focus to the first wrong field after a form was refused. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, errors: object | undefined) {
  useEffect(() => {
    if (errors) focusWrongField(form.current)
  }, [errors, form])
}

/** Moves the focus to the first wrong field, if there is one. Radios have `data-invalid`: `aria-invalid` is not for them. */
export function focusWrongField(part: ParentNode | null) {
  const field = part?.querySelector('[aria-invalid="true"], [data-invalid]')
  if (field instanceof HTMLElement) field.focus()
}
