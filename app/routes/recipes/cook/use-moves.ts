import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** How far a finger goes, in pixels, and how much more to the side than up or down. */
const FAR = 48
const ASIDE = 1.6

type Moves = {
  /** Whether the keys move; they do nothing while something rings. */
  isOn: boolean
  toNext: () => void
  toLast: () => void
  toFirst: () => void
  toEnd: () => void
}

/** Moves by arrows and space, and by a finger that goes to the side: what these handlers hear. */
export function useMoves({ isOn, toNext, toLast, toFirst, toEnd }: Moves) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const move = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowRight: toNext, ' ': toNext, ArrowLeft: toLast, Home: toFirst, End: toEnd }[event.key]
    if (!act || !isOn || event.altKey || event.ctrlKey || event.metaKey || !isFree(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => move(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const began = from.current
      from.current = undefined
      if (!began || !isOn) return
      const [aside, down] = [clientX - began.x, clientY - began.y]
      if (Math.abs(aside) < FAR || Math.abs(aside) < Math.abs(down) * ASIDE) return
      if (aside < 0) toNext()
      else toLast()
    },
  }
}

/** Whether nothing else wants a key: a field, an open list, or a button that hears the space bar. */
function isFree({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true
  if (target.closest('input, textarea, select, dialog')) return false
  return key !== ' ' || !target.closest('button, a')
}
