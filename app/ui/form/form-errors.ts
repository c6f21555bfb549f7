import { useEffect, type RefObject } from 'react'

/** The first thing that is wrong with a list: it is named by the place where it stands, `field.3` or `field.3.part`. */
export function errorIn(errors: Record<string, string>, field: string): string | undefined {
  for (const [path, message] of Object.entries(errors)) {
    if (path === field) return message
    const place = path.startsWith(`${field}.`)
      ? Number(path.slice(field.length + 1).split('.')[0])
      : Number.NaN
    if (!Number.isNaN(place)) return `Line ${place + 1}: ${message}`
  }
  return undefined
}

/** Moves the focus to the first wrong field after a form was refused. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string> | undefined,
) {
  useEffect(() => {
    const field = errors && form.current?.querySelector('[aria-invalid]')
    if (field instanceof HTMLElement) field.focus()
  }, [errors, form])
}
