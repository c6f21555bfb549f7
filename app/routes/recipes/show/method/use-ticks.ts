import { useEffect, useEffectEvent, useRef } from 'react'
import { storeText, readText } from '../../../../ui/reader/browser-storage.ts'

/**
 * Keeps which boxes of a section are ticked for as long as its tab is open: phones forget a page that is out of sight,
 * and load it again. A box is the same as before when its place and its value are: of two lines of salt, one may be ticked.
 */
export function useTicks(name: string) {
  const section = useRef<HTMLElement>(null)
  const boxes = () =>
    Array.from(section.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])
  const keepEarly = useEffectEvent(keep)
  useEffect(() => {
    const ticked = readText('sessionStorage', name)?.split('\n') ?? []
    for (const [place, box] of boxes().entries()) if (ticked.includes(nameOf(box, place))) box.checked = true
    // Some may have been ticked before the scripts came.
    if (name) keepEarly()
  }, [name])

  function keep() {
    const ticked = boxes().flatMap((box, place) => (box.checked ? [nameOf(box, place)] : []))
    storeText('sessionStorage', name, ticked.length > 0 ? ticked.join('\n') : null)
  }
  return { ref: section, onChange: keep }
}

const nameOf = ({ value }: HTMLInputElement, place: number) => `${place} ${value}`
