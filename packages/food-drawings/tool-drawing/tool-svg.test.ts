import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TOOL_KINDS, type ToolKind } from '../tool/kinds.ts'
import { TOOL_VERSION } from '../versions.ts'
import { withLamplight } from '../cut-paper/lamplight.ts'
import type { Format } from '../cut-paper/format.ts'
import { paint } from './tool-file.ts'
import { toolSvg } from './tool-svg.ts'

const FORMATS: Format[] = ['card', 'wide', 'square', 'bare', 'share']
const SLUGS = ['swivel-peeler', '人参', 'sieve', 'a', 'steady-blender', 'oak-board']
const CATEGORIES = ['', 'Cutting', 'Straining', 'For <soups> & "more"']

/** Every drawing of a tool that is tried here. */
const drawAll = (tool: ToolKind) =>
  FORMATS.flatMap((format) =>
    SLUGS.flatMap((slug) => CATEGORIES.map((category) => toolSvg({ tool, slug, category, format }))),
  )

test('the same tool is the same drawing for ever', async () => {
  const hash = (svgs: string[]) => createHash('sha256').update(svgs.join('\n')).digest('hex').slice(0, 24)
  const lines = TOOL_KINDS.map((tool) => `${hash(drawAll(tool))} ${tool}\n`)
  await expect(lines.join('')).toMatchFileSnapshot(`drawings-${TOOL_VERSION}.txt`)
})

test('a drawing weighs at most 4,096 bytes, 1.2 KB packed at the median, and holds nothing that loads or runs', () => {
  const served = TOOL_KINDS.flatMap(drawAll).map(withLamplight)
  for (const svg of served) {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096)
    expect(svg).not.toMatch(
      /<(?!\/?(svg|style|g|path|circle|ellipse|rect)\b)|href|url\(|var\(|color-mix|NaN|undefined|soups/,
    )
  }
  const packed = TOOL_KINDS.map(
    (tool) => brotliCompressSync(toolSvg({ tool, slug: 'a', category: '', format: 'card' })).length,
  )
  expect(packed.toSorted((a, b) => a - b)[Math.floor(packed.length / 2)]).toBeLessThanOrEqual(1200)
})

test('every kind has a file, every file has a kind, and shows the same colours with and without variables', () => {
  const folder = new URL('../tables/tools/', import.meta.url)
  expect(readdirSync(folder).toSorted()).toEqual(TOOL_KINDS.map((kind) => `${kind}.svg`).toSorted())
  for (const kind of TOOL_KINDS) {
    const svg = readFileSync(new URL(`${kind}.svg`, folder), 'utf8')
    const colours = new Map(
      Array.from(svg.matchAll(/--([a-z-]+): (#\w{6});/g), ([, name = '', hex = '']) => [name, hex]),
    )
    const unused = [...colours.keys()].filter((name) => !svg.includes(`var(--${name})`))
    const [, shown = svg] = svg.split('</style>')
    expect([kind, unused, paint(shown, colours).toUpperCase()]).toEqual([
      kind,
      [],
      shown.replace(/ style="[^"]*"/g, '').toUpperCase(),
    ])
  }
})

test('no two kinds look alike', () => {
  const drawn = TOOL_KINDS.map((tool) => toolSvg({ tool, slug: 'a', category: 'Cutting', format: 'bare' }))
  expect(new Set(drawn).size).toBe(TOOL_KINDS.length)
})

test('3,000 odd names and categories are drawn', () => {
  const odd = ['\0', '\ud83e', '🥕', 'a'.repeat(500), '../..', '%', '<svg onload=alert(1)>', '粥', 'ß', ' ']
  for (let k = 0; k < 3000; k++) {
    const slug = `${odd[k % odd.length]}${k}`
    const tool = TOOL_KINDS[k % TOOL_KINDS.length] ?? 'towel'
    const svg = toolSvg({ tool, slug, category: odd[(k * 7) % odd.length] ?? '', format: 'square' })
    expect(svg).toMatch(/^<svg [^<]*><rect [^<]*\/>.*<\/g><\/svg>$/)
  }
})
