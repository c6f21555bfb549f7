import type { Journey } from './journeys.ts'
import type { Page } from './page.ts'

/** What alone may be asked for earlier for a reader without choices: pages that links lead to, and their scripts. */
const AHEAD = /\.data\b|^GET \/assets\//
const QUIET_MS = 1_000

const CHOICES = {
  profile:
    '{"version":1,"marks":{"spicy":{"mark":"avoid","words":""},"lactose":{"mark":"limit","words":""}}}',
  spell: 'gentle soft',
}

/** A reader with a profile, a spell and a swap, and one with none: what both are sent for the same. */
export const KEEP_CHOICES: Journey = {
  name: 'a profile, a spell and a swap ask for nothing that others do not',
  async walk(page) {
    page.requests.letStore(false)
    try {
      // A browser asks earlier for the lazy pictures that it has had before: nobody's first visit is compared.
      await visit(page, false)
      const others = await visit(page, false)
      const own = await visit(page, true)
      const beyond = [...own].filter((request) => !others.has(request))
      const without = [...others].filter((request) => !own.has(request) && !AHEAD.test(request))
      if (beyond.length + without.length > 0)
        throw new Error(`beyond: ${beyond.join(', ')}; without: ${without.join(', ')}`)
    } finally {
      page.requests.letStore(true)
    }
  },
}

/** Each request with the page at which it was sent. */
async function visit(page: Page, hasChoices: boolean): Promise<Set<string>> {
  const sent = new Set<string>()
  const take = async (at: string) => {
    await page.until(`${at} is quiet`, async () => page.requests.quietFor() > QUIET_MS)
    for (const request of page.requests.take()) sent.add(`${request} at ${at}`)
  }
  await page.open('/about')
  await page.forget()
  if (hasChoices)
    await page.run((choices) => {
      for (const [name, text] of Object.entries(choices)) localStorage.setItem(name, text)
    }, CHOICES)
  await page.until('nothing more comes', async () => page.requests.quietFor() > QUIET_MS)
  page.requests.take()
  for (const path of ['/', '/recipes', '/recipes/silky-carrot-and-ginger-soup', '/search?q=carrot']) {
    await page.open(path)
    await take(path)
    await page.run(scrollThrough)
    await take(`the end of ${path}`)
  }
  // A version has other lines, and so other swaps.
  await page.run(() => localStorage.removeItem('spell'))
  await page.open('/recipes/pumpkin-veloute')
  await page.click('summary', /^Swaps?$/)
  await take('swaps')
  if (hasChoices) {
    await page.click('button', /^Use the swap/)
    await page.see('heading', /^One portion, with your swaps$/)
  }
  await take('a swap that is used')
  return sent
}

/** Runs in the page. */
async function scrollThrough() {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (let top = 0; top < document.body.scrollHeight; top += 400) {
    scrollTo(0, top)
    await painted()
  }
}
