import { readFileSync } from 'node:fs'
import { Blob, Buffer as Line, Face, Feature, Font, shape } from 'harfbuzzjs'

/**
 * What share pictures are written with: files of fonts/, which `npm run fonts` cuts. HarfBuzz sets them: librsvg would take
 * the fonts of the machine, and resvg another face for a missing letter.
 */
export type FaceName =
  | 'newsreader-400-normal'
  | 'newsreader-400-italic'
  | 'source-sans-3-400'
  | 'source-sans-3-600'

/** Words in one face. `size` is that of its em in pixels, `tracking` what is added after each letter, in ems. */
export type Style = { face: FaceName; size: number; tracking?: number }

/** Words as outlines: a path that begins at 0, 0 on the baseline, and how far it reaches, in pixels. */
export type Written = { path: string; width: number }

type Glyph = { font: Font; id: number; x: number; y: number }

const FOLDER = new URL('./fonts/', import.meta.url)
/** A letter is looked for in this order. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese']
/** Letters that are set apart are not joined, as in browsers. */
const NOT_JOINED = [new Feature('liga', 0), new Feature('clig', 0)]

const opened = new Map<FaceName, Font[]>()
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The letters of a text, with the accents that belong to each. */
export const lettersOf = (text: string): string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment)

/** Whether the face has every letter of the text. */
export const canWrite = (text: string, face: FaceName): boolean => toRuns(text, face) !== undefined

/** How wide the text is in pixels. Throws a RangeError for one that the face cannot write. */
export const widthOf = (text: string, style: Style): number => place(text, style).width

/** The text as outlines. Throws a RangeError for one that the face cannot write. */
export function write(text: string, style: Style): Written {
  const { glyphs, scale, width } = place(text, style)
  const path = glyphs
    .map(({ font, id, x, y }) => {
      const outline = font.glyphToPath(id)
      return outline && `<path transform="translate(${round(x)} ${round(y)})" d="${outline}"/>`
    })
    .join('')
  // Fonts count upwards, and pictures downwards.
  return { path: `<g transform="scale(${scale} ${-scale})">${path}</g>`, width }
}

/** Where each glyph stands, in the units of the font, and the width of all in pixels. */
function place(text: string, { face, size, tracking = 0 }: Style) {
  const runs = toRuns(text, face)
  if (!runs) throw new RangeError(`${face} cannot write ${JSON.stringify(text)}`)
  const { upem } = fontsOf(face)[0]?.face ?? { upem: 1000 }
  const glyphs: Glyph[] = []
  let at = 0
  for (const { font, text } of runs) {
    for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(text, font)) {
      glyphs.push({ font, id, x: at + xOffset, y: yOffset })
      // An accent stands on its letter, and moves nothing.
      at += xAdvance === 0 ? 0 : xAdvance + tracking * upem
    }
  }
  const scale = size / upem
  return { glyphs, scale, width: at * scale }
}

function shaped(text: string, font: Font) {
  const line = new Line()
  line.addText(text)
  line.guessSegmentProperties()
  shape(font, line, NOT_JOINED)
  return line.getGlyphInfosAndPositions()
}

type Run = { font: Font; text: string }

/** The text in pieces that one font file writes; undefined when a letter is in none. */
function toRuns(text: string, face: FaceName): Run[] | undefined {
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const font = fontsOf(face).find((font) => holds(font, letter))
    if (!font) return undefined
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

const holds = (font: Font, letter: string) =>
  Array.from(letter).every((char) => font.nominalGlyph(char.codePointAt(0) ?? 0) !== undefined)

/** The files of a face. Read at its first use, and never again. */
function fontsOf(face: FaceName): Font[] {
  const known = opened.get(face)
  if (known) return known
  const fonts = SCRIPTS.map(
    (script) => new Font(new Face(new Blob(readFileSync(new URL(`${face}-${script}.ttf`, FOLDER))))),
  )
  opened.set(face, fonts)
  return fonts
}

const round = (value: number) => Math.round(value * 10) / 10
