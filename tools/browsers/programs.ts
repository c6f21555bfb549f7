import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs that a browser is driven with, by the package of Debian that brings each. */
export const PROGRAMS = {
  firefox: { 'firefox-esr': () => inPath('firefox-esr') ?? inPath('firefox') },
  webkit: {
    'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
    // The window that the driver opens. It comes with the library.
    'libwebkit2gtk-4.1-0': () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1),
    xvfb: () => inPath('Xvfb'),
  },
}

export type BrowserName = keyof typeof PROGRAMS

export const BROWSER_NAMES: BrowserName[] = ['firefox', 'webkit']

/** The packages of Debian that these browsers need and this machine has not. */
export function listMissing(names: BrowserName[]): string[] {
  return names.flatMap((name) =>
    Object.entries(PROGRAMS[name]).flatMap(([debianPackage, find]) => (find() ? [] : [debianPackage])),
  )
}

/** The path of a program that `listMissing` has looked for. */
export function requireProgram(find: () => string | undefined): string {
  const path = find()
  if (!path) throw new Error('A program is missing')
  return path
}

function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
