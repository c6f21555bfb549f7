import { type ComponentProps, useEffect, useState } from 'react'

/**
 * A plain text area that keeps what was typed into it before its scripts were there. React would write the text that the
 * page came with over it. Whoever listens to the form hears of it as of any typing.
 */
export function TextArea({
  id,
  defaultValue,
  ...textarea
}: Omit<ComponentProps<'textarea'>, 'defaultValue' | 'value'> & { id: string; defaultValue?: string }) {
  const [typed] = useState(() => readTyped(id))
  useEffect(() => {
    if (typed !== undefined) document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [id, typed])
  return <textarea id={id} defaultValue={typed ?? defaultValue} {...textarea} />
}

/** What somebody has typed into a text area of the page that React is about to take over. */
function readTyped(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined
  const control = document.getElementById(id)
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue
    ? control.value
    : undefined
}
