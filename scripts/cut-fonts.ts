import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FONTS = new URL('../app/fonts.css', import.meta.url)
const PACKAGES = new URL('../node_modules/', import.meta.url)
const WHOLE = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-',
  'source-sans-3': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-',
}

/** What letters do by themselves (a fraction slash makes fractions of the figures around it), and figures of one width. */
const FEATURES = ['ccmp', 'dnom', 'frac', 'kern', 'liga', 'lnum', 'locl', 'numr', 'rvrn', 'tnum']

/** The fonts in app/fonts by their names, each with the letters that app/fonts.css asks of it. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const css = await readFile(FONTS, 'utf8')
  const faces = css.matchAll(/url\('\.\/fonts\/(\S+)'\)[^}]*unicode-range:([^;]+);/g)
  const fonts = new Map<string, Buffer>()
  for (const [, name = '', ranges = ''] of faces) {
    const whole = await readFile(wholeFont(name))
    const options = { targetFormat: 'woff2', keepFeatures: FEATURES } as const
    fonts.set(name, await subsetFont(whole, lettersOf(ranges), options))
  }
  return fonts
}

function wholeFont(name: string): URL {
  const family = Object.entries(WHOLE).find(([start]) => name.startsWith(`${start}-`))
  if (!family) throw new RangeError(`No font is known that ${name} could be cut from.`)
  const [start, path] = family
  return new URL(path + name.slice(start.length + 1), PACKAGES)
}

/** All letters of a CSS unicode-range such as `U+20-7E, U+A0`. */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = Number.NaN, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
    })
    .join('')
}
