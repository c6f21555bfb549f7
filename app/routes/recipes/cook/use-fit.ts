import { type RefObject, useLayoutEffect } from 'react'

/** Letters, in rem: the least and the most on a phone, and where there is room. */
const SIZES = { narrow: [1.375, 3.5], wide: [1.75, 5.25] } as const
const WIDE_PX = 640
const LOW_PX = 300
/** Under so little height, the page scrolls as a whole. */
const LEAST_STAGE_REM = 11
const SEARCHES = 9

/** Sets the text of the step that is shown as large as its box allows, and again whenever `what` or the box changes. */
export function useFit(stage: RefObject<HTMLDivElement | null>, what: string): void {
  useLayoutEffect(() => {
    const box = stage.current
    const page = box?.parentElement
    if (!box || !page) return undefined
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => fit(box, page))
    })
    fit(box, page)
    observer.observe(page)
    observer.observe(box)
    void document.fonts.ready.then(() => fit(box, page))
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [stage, what])
}

function fit(box: HTMLElement, page: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  page.classList.remove('flow')
  const text = box.querySelector<HTMLElement>('[data-here] .step-text')
  text?.style.removeProperty('--fit')
  if (box.clientHeight < LEAST_STAGE_REM * rem) {
    page.classList.add('flow')
    return
  }
  if (!text) return
  const isWide = box.clientWidth >= WIDE_PX && box.clientHeight > LOW_PX
  const [least, most] = SIZES[isWide ? 'wide' : 'narrow']
  let low = least * rem
  let high = Math.min(most * rem, box.clientWidth / 6)
  const fits = (px: number) => {
    text.style.setProperty('--fit', `${px}px`)
    return box.scrollHeight <= box.clientHeight && text.scrollWidth <= text.clientWidth + 1
  }
  if (fits(high)) return
  for (let search = 0; search < SEARCHES; search++) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  fits(low)
}
