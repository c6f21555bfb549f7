import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PALETTES } from '#domain/settings/palettes.ts'

type Colours = Record<string, string>

const read = async (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
const [palettes, tokens] = await Promise.all([read('palettes.css'), read('tokens.css')])

/** The colours that a rule sets, by the names of their tokens. */
function coloursOf(css: string, selector: string): Colours {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

/** What a page has by day or by lamplight: its palette over the tokens that no palette changes. */
function table(palette: string, theme: 'light' | 'dark'): Colours {
  const day = coloursOf(tokens, ':root')
  if (theme === 'light') return { ...day, ...coloursOf(palettes, `[data-palette='${palette}']`) }
  const night = coloursOf(tokens, "[data-theme='dark']")
  return { ...day, ...night, ...coloursOf(palettes, `[data-palette='${palette}'][data-theme='dark']`) }
}

/** WCAG 2.2, relative luminance of a colour such as '#2a2e1f'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Every text and mark that stands on a ground, and what WCAG asks of it. */
const PAIRS: [text: string, grounds: string[], limit: number][] = [
  ['ink', ['paper', 'surface', 'linen', 'warm'], 4.5],
  ['ink-soft', ['paper', 'surface', 'linen', 'warm'], 4.5],
  ['accent', ['paper', 'surface', 'linen'], 4.5],
  ['accent-deep', ['paper'], 4.5],
  ['accent-ink', ['accent', 'accent-deep'], 4.5],
  ['paper', ['ink'], 4.5],
  ['sage', ['paper', 'surface', 'sage-tint'], 4.5],
  ['butter-ink', ['butter-tint'], 4.5],
  ['dusk', ['dusk-tint'], 4.5],
  ['unknown', ['unknown-tint'], 4.5],
  ['danger', ['surface', 'paper', 'danger-tint'], 4.5],
  ['danger-ink', ['danger'], 4.5],
  ['olive-ink', ['olive'], 4.5],
  ['olive-soft', ['olive'], 4.5],
  ['butter', ['olive'], 4.5],
  ['control', ['paper', 'surface'], 3],
  ['focus', ['paper', 'surface', 'linen'], 3],
]

test.each(PALETTES.flatMap((palette) => [[palette, 'light'] as const, [palette, 'dark'] as const]))(
  'every text of the palette %s can be read where it stands, %s',
  (palette, theme) => {
    const colours = table(palette, theme)
    for (const [text, grounds, limit] of PAIRS)
      for (const ground of grounds) {
        const [one, other] = [colours[text], colours[ground]]
        if (!one || !other) throw new Error(`${palette}: no ${text} or ${ground}`)
        expect(contrast(one, other), `${text} on ${ground}`).toBeGreaterThanOrEqual(limit)
      }
  },
)

test('cream is what the tokens say', () => {
  expect(table('cream', 'light')).toEqual(coloursOf(tokens, ':root'))
  expect(table('cream', 'dark')).toEqual({
    ...coloursOf(tokens, ':root'),
    ...coloursOf(tokens, "[data-theme='dark']"),
  })
})
