import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const PACKAGES = new URL('../node_modules/', import.meta.url)
const NEWSREADER = '@fontsource/newsreader/files/newsreader-'
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-'

type Face = { path: string; end: string; weight?: number }

/** What share pictures are written with. The names are those that `server/share-pictures/faces.ts` asks for. */
const FACES: Record<string, Face> = {
  'newsreader-400-normal': { path: NEWSREADER, end: '-400-normal.woff2' },
  'newsreader-400-italic': { path: NEWSREADER, end: '-400-italic.woff2' },
  'source-sans-3-400': { path: SOURCE_SANS, end: '-wght-normal.woff2', weight: 400 },
  'source-sans-3-600': { path: SOURCE_SANS, end: '-wght-normal.woff2', weight: 600 },
}

/** The packages cut each face into these already. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese']

/** Latin with its accents, punctuation, currencies, fractions and arrows; no phonetic letters. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2bb, 0x2bc],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
] as const

/** The fonts of share pictures as TrueType, by their names. */
export async function cutPictureFonts(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const [name, { path, end, weight }] of Object.entries(FACES))
    for (const script of SCRIPTS) {
      const whole = await readFile(new URL(`${path}${script}${end}`, PACKAGES))
      const axes = weight === undefined ? undefined : { wght: weight }
      fonts.set(
        `${name}-${script}.ttf`,
        await subsetFont(whole, LETTERS, { targetFormat: 'truetype', variationAxes: axes }),
      )
    }
  return fonts
}

const LETTERS = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place)),
).join('')
