import { findFreePort } from '#test/postgres.ts'
import { startSite } from '#test/running-site.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import { KEEP_CHOICES } from './keep-choices.ts'
import { Page } from './page.ts'
import { BROWSER_NAMES, type BrowserName, listMissing } from './programs.ts'
import { listPages, lookAt } from './public-pages.ts'
import { startRecorder } from './recorder.ts'
import { startWebKit } from './webkit.ts'

// `npm run browsers [-- firefox | webkit] [PART OF A NAME]`: public pages and what readers do with recipes, in Firefox and
// in WebKit, the engine of iPhones, as a phone and as a desk. Exits 1 when something fails.

const START: Record<BrowserName, () => Promise<Browser>> = { firefox: startFirefox, webkit: startWebKit }
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

const given = process.argv.slice(2)
const isBrowser = (word: string): word is BrowserName => BROWSER_NAMES.some((name) => name === word)
const names = given.some(isBrowser) ? given.filter(isBrowser) : BROWSER_NAMES
const parts = given.filter((word) => !isBrowser(word))
const missing = listMissing(names)
if (missing.length > 0) {
  console.error(`Programs are missing. Debian has them: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

const port = await findFreePort()
const recorder = await startRecorder(port)
const site = await startSite({ PORT: String(port), SITE_URL: recorder.address })
let failed = 0
try {
  if (!site.address) throw new Error(`The site did not start: ${site.said()}`)
  const all = [...(await listPages(recorder.address)).map(lookAt), ...JOURNEYS, KEEP_CHOICES]
  const journeys = all.filter(({ name }) => parts.every((part) => name.includes(part)))
  if (journeys.length === 0) throw new Error(`No journey is called ${parts.join(' ')}`)
  for (const name of names) failed += await walkAll(await START[name](), journeys)
} finally {
  await site.stop()
  recorder.stop()
}
console.log(failed > 0 ? `\n${failed} failed.` : '\nAll passed.')
process.exitCode = failed > 0 ? 1 : 0

/** Prints a line for each journey, with the reason below it where one failed. Answers how many did. */
async function walkAll(browser: Browser, journeys: Journey[]): Promise<number> {
  let failed = 0
  console.log(
    `\n${`${browser.name} ${browser.version}`.padEnd(72)}${SIZES.map(({ width }) => `${width} px`.padStart(9)).join('')}`,
  )
  try {
    for (const journey of journeys) {
      const reasons: string[] = []
      for (const size of SIZES) {
        await browser.resize(size)
        reasons.push(await walk(browser, journey, size.width))
      }
      console.log(
        journey.name.padEnd(72) +
          reasons.map((reason) => (reason ? 'FAILED' : 'passed').padStart(9)).join(''),
      )
      for (const reason of reasons.filter(Boolean)) console.log(`  ${reason}`)
      failed += reasons.filter(Boolean).length
    }
  } finally {
    await browser.close()
  }
  return failed
}

/** Why a journey failed, or nothing. What the browser complains about fails it, too. */
async function walk(browser: Browser, journey: Journey, width: number): Promise<string> {
  const page = new Page(browser, recorder)
  const reasons: string[] = []
  try {
    await journey.walk(page, width)
    await page.forget()
  } catch (error) {
    reasons.push(error instanceof Error ? error.message : String(error))
  }
  return [...reasons, ...recorder.takeFaults()].join('\n  ')
}
