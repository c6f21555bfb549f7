import { expect, type Page } from '@playwright/test'

const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
export const MORE_THAN_ANY_PAGE_HAS = 200

/** Tab reaches everything that can be operated, in the order it is read, and shows where it is. `path` names the page in a failure. */
export async function expectTabReachesAll(page: Page, path: string) {
  const all = await numberOperable(page)
  const reached: (string | undefined)[] = []
  for (let tabs = 0; tabs < MORE_THAN_ANY_PAGE_HAS; tabs++) {
    await page.keyboard.press('Tab')
    const stop = await whereFocusIs(page)
    // A field of a day and a time has a stop for each of its parts.
    if (stop && stop.number === reached.at(-1)) continue
    if (!stop || reached.includes(stop.number)) break
    reached.push(stop.number)
    expect(stop, path).toMatchObject({ outlined: true, inView: true })
  }
  expect(reached, path).toEqual(all)
}

/** Numbers what can be seen and operated, in the order it stands in the page. */
async function numberOperable(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // Tab stops once at a choice of one among several: at the chosen one.
    const isStop = (element: HTMLElement) =>
      !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && isStop(element),
    )
    seen.forEach((element, place) => (element.dataset.stop = `${place}`))
    return seen.map((element) => `${element.dataset.stop} ${element.textContent || element.ariaLabel}`)
  }, OPERABLE)
}

/** The stop that has the focus, if any; whether it, or the card or chip around it, is outlined and can be seen. */
async function whereFocusIs(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const marked = [element, element.closest('label'), element.closest('li'), element.closest('article')]
    const outline = marked.find((around) => {
      if (!around) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(around)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    const box = (outline ?? element).getBoundingClientRect()
    return {
      number: `${element.dataset.stop} ${element.textContent || element.ariaLabel}`,
      outlined: outline !== undefined,
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}
