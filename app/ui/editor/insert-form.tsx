import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

/** A few fields under the toolbar, within the form of the post and yet no part of what it sends. */
export function InsertForm({
  label,
  onEnter,
  onClose,
  children,
}: {
  label: string
  onEnter: () => void
  onClose: () => void
  children: ReactNode
}) {
  const group = useRef<HTMLFieldSetElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && isText) onEnter()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const fields = group.current
    const listen = (event: KeyboardEvent) => press(event)
    fields?.addEventListener('keydown', listen)
    fields?.querySelector('input')?.focus()
    return () => fields?.removeEventListener('keydown', listen)
  }, [])

  return (
    <fieldset
      ref={group}
      aria-label={label}
      className="grid min-w-0 gap-3 border-b border-line bg-linen px-3 py-4"
    >
      {children}
    </fieldset>
  )
}
