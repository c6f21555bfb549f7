import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PALETTES } from '#domain/settings/palettes.ts'
import { SHARE_COLOURS } from './colours.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { canWrite, widthOf, write } from './faces.ts'
import { breakLines, clip, forceLines } from './lines.ts'
import { toPlainText } from './plain-text.ts'
import { wordsSvg } from './words-svg.ts'

const STYLE = { face: 'newsreader-400-normal', size: 60, tracking: -0.022 } as const
const ROOM = { width: 444, most: 4 }

const WORDS = { siteName: 'Gentle Plate', palette: 'cream', logo: null, kind: 'Soup', facts: [] } as const
const drawnOf = (name: string) => wordsSvg({ ...WORDS, name, facts: [{ text: '45 min' }] }).svg

test('a face writes the accents of Czech, Polish, Turkish and Vietnamese, and no other script', () => {
  for (const text of ['Crème brûlée', 'Žemlovka', 'Zupa żurek', 'Şiş', 'Phở bò', '½ “cup”…'])
    expect([text, canWrite(text, STYLE.face)]).toEqual([text, true])
  for (const text of ['お粥', 'شوربة', 'Борщ', 'Soup 🥣', 'Ⲁ'])
    expect([text, canWrite(text, STYLE.face)]).toEqual([text, false])
})

test('letters of several files stand beside each other, each with its outline', () => {
  expect(widthOf('Phở', STYLE)).toBeGreaterThan(widthOf('Ph', STYLE))
  expect(write('Phở', STYLE).path.match(/<path /g)).toHaveLength(3)
  expect(() => widthOf('粥', STYLE)).toThrow(RangeError)
})

test('lines are about equally long, and hold every word', () => {
  const name = 'Silky Carrot and Ginger Soup'
  const lines = breakLines(name, STYLE, ROOM)
  expect(lines).toEqual(['Silky Carrot and', 'Ginger Soup'])
  expect(breakLines('Donaudampfschifffahrtskapitänssuppe', STYLE, ROOM)).toBeUndefined()
  expect(breakLines(`${name} ${name} ${name} ${name}`, STYLE, ROOM)).toBeUndefined()
})

test('what does not fit ends in an ellipsis, and no line is wider than its room', () => {
  const lines = forceLines(`${'x'.repeat(200)} and then some more of it`, STYLE, ROOM)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line, STYLE)).toBeLessThanOrEqual(ROOM.width)
  expect(clip('Ines Calder', STYLE, 200)).toMatch(/^Ines.*…$/)
})

test('a name that cannot be written is left off whole, and so is all that belongs to it', () => {
  const bare = drawnOf('お粥')
  expect(drawnOf('Soup お粥')).toBe(bare)
  expect(drawnOf('شوربة العدس')).toBe(bare)
  expect(drawnOf(' \u200F ')).toBe(bare)
  expect(drawnOf('Porridge')).not.toBe(bare)
})

test('emoji beside words are left off, and the words stay', () => {
  const soup = drawnOf('Soup for a bad day')
  const written = ['🍲 Soup for a bad day', 'Soup for a 🤒 bad day 👩🏽‍🍳', '☕️ Soup for a bad day 🇩🇰']
  for (const name of written) expect([name, drawnOf(name) === soup]).toEqual([name, true])
  expect(drawnOf('🍲🥕')).toBe(drawnOf('お粥'))
  expect(drawnOf('3️⃣ soups')).toBe(drawnOf('3 soups'))
})

test('a name is outlines: no letter of it reaches the SVG as text', () => {
  const svg = drawnOf('<script>alert(1)</script> & "soup"')
  expect(svg).not.toMatch(/script|alert|&|<(?!\/?(g|path|circle|rect)\b)/)
})

test('a name of ten thousand letters is drawn in the time of a long one', () => {
  expect(drawnOf('x'.repeat(10_000))).toBe(drawnOf('x'.repeat(400)))
  expect(toPlainText('x'.repeat(10_000))).toHaveLength(400)
})

test('marks that only programs see are left out', () => {
  expect(toPlainText('\u202Epea\u00AD \u200Fsoup\u202C\n\t hot')).toBe('pea soup hot')
  expect(toPlainText('Cre\u0300me')).toBe('Crème')
})

test('share pictures have the colours that the pages have by day', async () => {
  const css = await readFile(new URL('../../app/palettes.css', import.meta.url), 'utf8')
  for (const palette of PALETTES) {
    const [, block = ''] = new RegExp(`\\n\\[data-palette='${palette}'\\] \\{([^}]*)\\}`).exec(css) ?? []
    for (const [name, colour] of Object.entries(SHARE_COLOURS[palette]))
      expect(block).toContain(`--color-${name}: ${colour};`)
  }
})

test('a logo that is as thin as a line stops no picture', async () => {
  const logo = { width: 2, height: 2_000 }
  const file = await sharp({ create: { ...logo, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()
  const words = { ...WORDS, name: 'Soup', logo }
  const order = Buffer.from(JSON.stringify({ words, drawing: '', follows: ['logo'] }))
  expect(await drawSharePicture([order, file])).toMatchObject({ ok: true })
})
