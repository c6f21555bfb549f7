import { existsSync } from 'node:fs'

/** Chromium without its windows, which take most of the time when a test opens a page of its own. */
export const HEADLESS_CHROMIUM = '/usr/bin/chromium-headless-shell'

/** Chromium as visitors have it. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** The browser of the tests: the one that `CHROMIUM` names, or one of Debian's. */
export function findChromium(): string {
  return process.env.CHROMIUM ?? (existsSync(HEADLESS_CHROMIUM) ? HEADLESS_CHROMIUM : WHOLE_CHROMIUM)
}
