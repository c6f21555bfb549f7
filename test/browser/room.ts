import type { Page } from '@playwright/test'

/** The elements with words or controls that stand beyond the right or left edge; the page itself when it scrolls. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    for (const element of document.querySelectorAll('h1,h2,h3,p,li,dt,dd,a,button,input,select,label')) {
      if (!element.checkVisibility() || element.closest('table, pre, .sr-only')) continue
      const { left, right, width } = element.getBoundingClientRect()
      const skipsToContent = element.getAttribute('href') === '#main'
      if (width > 1 && !skipsToContent && (right > clientWidth + 1 || left < -1)) {
        found.push(`${element.tagName} ${left} to ${right}: ${element.textContent.slice(0, 40)}`)
      }
    }
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`, ...found] : found
  })
}

/** The things that are smaller than `size` pixels in one direction. */
export async function smallerThan(size: number, things: ReturnType<Page['locator']>): Promise<string[]> {
  return things.evaluateAll(
    (elements, size) =>
      elements.flatMap((element) => {
        // The link of a card is as large as its card.
        const card =
          getComputedStyle(element, '::after').position === 'absolute' &&
          element instanceof HTMLElement &&
          element.offsetParent
        const { width, height } = (card || element).getBoundingClientRect()
        const isInText = element.closest('.prose, .sr-only') || element.getAttribute('href') === '#main'
        if (!element.checkVisibility() || isInText) return []
        return Math.min(width, height) < size - 0.5
          ? `${element.outerHTML.slice(0, 200)} ${width}×${height}`
          : []
      }),
    size,
  )
}
