import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from '#test/running-site.ts'
import playwright from '../playwright.config.ts'
import { WHOLE_CHROMIUM } from '../scripts/chromium.ts'
import { findFirst } from './browsers/public-pages.ts'
import { readReport, type Report } from './lighthouse-report.ts'

// `npm run lighthouse [-- PATH…]`: Lighthouse on each kind of public page of the built site, as a phone on a slow line,
// with the sample content; of five visits the middle one, by when the largest thing is painted and how long scripts
// block. Fails when a page misses a target. It is installed apart: it is larger than all that the site
// is made of.

const LIGHTHOUSE = new URL('lighthouse/node_modules/.bin/lighthouse', import.meta.url).pathname
const VISITS = 5
const TARGETS = { score: 100, paintMs: 1_500, shift: 0, blockedMs: 50, kilobytes: 350 }

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'plate-lighthouse-'))
const site = await startSite()
if (!site.address) throw new Error(`The site did not start: ${site.said()}`)
const paths = process.argv.length > 2 ? process.argv.slice(2) : await listPaths(site.address)

console.log(`${'page'.padEnd(24)} perf  a11y  best   SEO       LCP    CLS       TBT     weight`)
let missed = 0
try {
  for (const path of paths) {
    const report = await measure(path)
    console.log(toLine(path, report))
    const problems = [...listMissed(report), ...report.findings]
    for (const problem of problems) console.log(`  ${problem}`)
    if (listMissed(report).length > 0) missed++
  }
} finally {
  await site.stop()
}
console.log(
  missed > 0 ? `${missed} of ${paths.length} pages miss a target.` : 'Every page meets every target.',
)
process.exitCode = missed > 0 ? 1 : 0

/** One address of each kind of public page. What is shown is asked of the lists themselves. */
async function listPaths(address: string): Promise<string[]> {
  const lists = ['/recipes', '/equipment', '/blog']
  const first = await Promise.all(lists.map(async (list) => findFirst(address, list)))
  return ['/', ...lists, ...first, '/about', '/privacy', '/search?q=carrot']
}

async function measure(path: string): Promise<Report> {
  // Visitors of a page that is cached, as nearly all of them are.
  await (await fetch(site.address + path)).text()
  const reports: Report[] = []
  for (let lost = 0; reports.length < VISITS;) {
    try {
      reports.push(await readVisit(path))
    } catch (error) {
      // Chromium sometimes does not tell Lighthouse when a visit began.
      if (++lost === VISITS) throw error
      console.log(`  a visit of ${path} is repeated`)
    }
  }
  const inOrder = reports.toSorted((a, b) => a.paintMs + a.blockedMs - (b.paintMs + b.blockedMs))
  const middle = inOrder[Math.floor(VISITS / 2)]
  if (!middle) throw new Error('Nobody visited')
  return middle
}

async function readVisit(path: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const { args = [] } = playwright.use?.launchOptions ?? {}
  const flags = ['--headless=new', ...args].join(' ')
  const options = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting']
  const chrome = `--chrome-flags=${flags}`
  // Results of a search are kept from search engines on purpose.
  if (path.startsWith('/search')) options.push('--skip-audits=is-crawlable')
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? WHOLE_CHROMIUM }
  await run(process.execPath, [LIGHTHOUSE, site.address + path, ...options, chrome], { env })
  return readReport(await readFile(file, 'utf8'))
}

function toLine(path: string, { scores, paintMs, shift, blockedMs, kilobytes }: Report): string {
  const name = path.length > 23 ? `${path.slice(0, 22)}…` : path
  return [
    name.padEnd(23),
    ...Object.values(scores).map((score) => String(score).padStart(5)),
    `${(paintMs / 1000).toFixed(2)} s`.padStart(9),
    shift.toFixed(2).padStart(6),
    `${blockedMs} ms`.padStart(9),
    `${kilobytes.toFixed(0)} KB`.padStart(10),
  ].join(' ')
}

function listMissed({ scores, paintMs, shift, blockedMs, kilobytes }: Report): string[] {
  const low = Object.entries(scores).filter(([, score]) => score < TARGETS.score)
  return [
    ...low.map(([name, score]) => `${name} is ${score}, not ${TARGETS.score}`),
    paintMs > TARGETS.paintMs && `the largest thing is painted after ${TARGETS.paintMs} ms`,
    shift > TARGETS.shift && `the layout shifts by ${shift}`,
    blockedMs > TARGETS.blockedMs && `scripts block for ${blockedMs} ms`,
    kilobytes > TARGETS.kilobytes && `heavier than ${TARGETS.kilobytes} KB`,
  ].filter((problem) => problem !== false)
}
