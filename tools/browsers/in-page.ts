import type axe from 'axe-core'

// These functions run in the page: each is sent there as its own text, and reaches nothing of this module.

declare global {
  interface Window {
    axe: typeof axe
  }
}

export type Role =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'option'
  | 'summary'
  | 'text'

/** Where a thing is in the window and how far down the page, in pixels, and what it holds. */
export type Found = {
  x: number
  y: number
  /** What a pointer there would touch instead of it. */
  coveredBy: string | null
  top: number
  value: string
  isChecked: boolean
  isFocused: boolean
}

/**
 * React leaves its mark on each element that it makes its own, the footer last. Until all of that is done, which its root
 * says, it hears no click.
 */
export function isAlive(): boolean {
  const last = document.querySelector('footer') ?? document.querySelector('main')
  const isOurs = Object.keys(last ?? {}).some((key) => key.startsWith('__react'))
  const mark = Object.keys(document).find((key) => key.startsWith('__reactContainer'))
  const path = ['stateNode', 'current', 'memoizedState', 'isDehydrated']
  const isWaiting = path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    mark && Reflect.get(document, mark),
  )
  return isOurs && isWaiting === false && document.fonts.status === 'loaded'
}

/** The first thing that is shown, has this role and is called by a name that the pattern finds. It is scrolled to. */
export function locate(role: Role, pattern: string): Found | undefined {
  const selectors: Record<Role, string> = {
    button: 'button',
    checkbox: 'input[type=checkbox]',
    dialog: 'dialog[open]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    option: '[role=option]',
    summary: 'summary',
    text: 'p, li, dt, dd, span, b',
  }
  window.axe.setup(document)
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find((element) => {
    const isOver = document.querySelector('dialog:modal')
    const isReached = !isOver || isOver.contains(element) || element.contains(isOver)
    if (!element.checkVisibility({ visibilityProperty: true }) || !isReached) return false
    const isText = ['text', 'summary', 'option'].includes(role)
    const name = isText ? element.textContent : window.axe.commons.text.accessibleText(element)
    return new RegExp(pattern).test(name.replaceAll(/\s+/g, ' ').trim())
  })
  window.axe.teardown()
  if (!found) return
  const isSmall = role === 'checkbox' && found.getBoundingClientRect().width < 4
  const touched = (isSmall && found.closest('label')) || found
  const { top } = touched.getBoundingClientRect()
  const down = top + scrollY
  touched.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = touched.getBoundingClientRect()
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  const isHit = touched.contains(hit) || hit?.closest('label')?.contains(found) === true
  return {
    x,
    y,
    coveredBy: isHit ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
    top: Math.round(down),
    value: 'value' in found ? String(found.value) : '',
    isChecked: 'checked' in found && found.checked === true,
    isFocused: found === document.activeElement,
  }
}

/** The things with words that stand beyond the right or left edge, and the page itself when it scrolls sideways. */
export function listOverflow(): string[] {
  const scrolls = (element: Element): boolean => {
    const { parentElement } = element
    if (!parentElement) return false
    return getComputedStyle(parentElement).overflowX === 'auto' || scrolls(parentElement)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const beyond = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, input, select, label')]
    .filter((element) => element.checkVisibility() && !element.closest('table, pre, .sr-only'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const skipsToContent = element.getAttribute('href') === '#main'
      return width > 1 && !skipsToContent && !scrolls(element) && (right > clientWidth + 1 || left < -1)
    })
    .map((element) => `${element.tagName} “${element.textContent.slice(0, 40)}” is beyond the edge`)
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`, ...beyond] : beyond
}

/** What axe finds against WCAG 2.2, levels A and AA. */
export async function findViolations(): Promise<string[]> {
  // What is on its way from one colour to another is neither.
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.all(changing.map(async ({ finished }) => finished))
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
  const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
