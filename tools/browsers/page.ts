import { setTimeout as pause } from 'node:timers/promises'
import axe from 'axe-core'
import type { Browser, InputSource } from './browser.ts'
import type { startRecorder } from './recorder.ts'
import { findViolations, type Found, isAlive, listOverflow, locate, type Role } from './in-page.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 50

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = { Enter: '\uE007', ArrowUp: '\uE013' }
const CONTROL = '\uE009'

type Requests = Awaited<ReturnType<typeof startRecorder>>['requests']

/** A page as a person sees and uses it. Things are found by role and name, and waited for. */
export class Page {
  readonly #browser: Browser
  readonly #site: string

  /** What the browser asks the site for. */
  readonly requests: Requests

  constructor(browser: Browser, { address, requests }: { address: string; requests: Requests }) {
    this.#browser = browser
    this.#site = address
    this.requests = requests
  }

  /** Opens a page and waits until its scripts have taken it over. */
  async open(path: string) {
    await this.#browser.open(this.#site + path)
    await this.until(`${path} is alive`, () => this.run(isAlive))
  }

  /** Loads the page again and waits until its scripts have taken it over. */
  async reload() {
    await this.#browser.reload()
    await this.until('the page is alive again', () => this.run(isAlive))
  }

  /** Takes away what the site has stored in this browser. */
  async forget() {
    await this.run(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
  }

  /** The answer of a function that runs in the page, where it reaches nothing but its arguments. */
  async run<Given extends unknown[], Answer>(
    answer: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer> {
    const call = `Promise.resolve((${answer.toString()})(...${JSON.stringify(given)}))`
    return JSON.parse(await this.#browser.evaluate(`${call}.then((found) => JSON.stringify(found ?? null))`))
  }

  /** Clicks a thing once it lies still and nothing lies over it, as a person would: pages move while their parts come in. */
  async click(role: Role, name: RegExp) {
    let before: Found | undefined
    const { x, y } = await this.see(role, name, (found) => {
      const isStill = before?.x === found.x && before.y === found.y
      before = found
      return isStill && found.coveredBy === null
    }).catch((error: unknown) => {
      throw before?.coveredBy ? new Error(`${role} ${name} lies under ${before.coveredBy}`) : error
    })
    await this.#browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Types over what a field holds. */
  async fill(name: RegExp, words: string) {
    await this.click('field', name)
    await this.#browser.perform([keys(CONTROL, 'a')])
    for (const letter of words) await this.#browser.perform([keys(letter)])
  }

  press(key: keyof typeof KEYS) {
    return this.#browser.perform([keys(KEYS[key])])
  }

  /** Waits until the page shows such a thing, and until it is as it should be. */
  async see(role: Role, name: RegExp, isRight: (found: Found) => boolean = () => true): Promise<Found> {
    let seen: Found | undefined
    await this.until(`${role} ${name} is as it should be`, async () => {
      seen = await this.#locate(role, name)
      return seen !== undefined && isRight(seen)
    })
    if (!seen) throw new Error(`no ${role} ${name}`)
    return seen
  }

  missing(role: Role, name: RegExp) {
    return this.until(`no ${role} ${name}`, async () => !(await this.#locate(role, name)))
  }

  address(pattern: RegExp) {
    return this.until(`the address is ${pattern}`, async () =>
      pattern.test(await this.run(() => location.pathname + location.search)),
    )
  }

  async until(name: string, isSo: () => Promise<boolean>) {
    const last = Date.now() + PATIENCE_MS
    while (!(await isSo())) {
      if (Date.now() > last) throw new Error(`not so: ${name}`)
      await pause(PAUSE_MS)
    }
  }

  /** What stands beyond the edges of the page, and what axe finds wrong with it. */
  async findFaults(): Promise<string[]> {
    await this.#bringAxe()
    return [...(await this.run(listOverflow)), ...(await this.run(findViolations))]
  }

  async #locate(role: Role, name: RegExp): Promise<Found | undefined> {
    await this.#bringAxe()
    return (await this.run(locate, role, name.source)) ?? undefined
  }

  async #bringAxe() {
    if (await this.run(() => !('axe' in window))) {
      await this.#browser.evaluate(`(() => { ${axe.source}; return '' })()`)
    }
  }
}

function keys(...values: string[]): InputSource {
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown' as const, value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
    ],
  }
}
