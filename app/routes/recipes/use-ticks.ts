import { useEffect, useRef } from 'react'
import { keep, readKept } from '#app/ui/browser-storage.ts'

/**
 * Keeps which boxes of a section are ticked for as long as its tab is open: phones forget a page that is out of sight,
 * and load it again. A box is the same as before when its label is.
 */
export function useTicks(name: string) {
  const section = useRef<HTMLElement>(null)
  const boxes = () => Array.from(section.current?.querySelectorAll('input') ?? [])
  useEffect(() => {
    const ticked = readKept('sessionStorage', name)?.split('\n') ?? []
    for (const box of boxes()) if (ticked.includes(labelOf(box))) box.checked = true
  }, [name])

  function onChange() {
    const ticked = boxes().filter(({ checked }) => checked)
    keep('sessionStorage', name, ticked.length > 0 ? ticked.map(labelOf).join('\n') : null)
  }
  return { ref: section, onChange }
}

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? ''
