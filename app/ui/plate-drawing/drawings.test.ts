import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/recipe/choices.ts'
import { DRAWING_VERSION } from './address.ts'
import type { Format } from './format.ts'
import { plateSvg } from './plate.ts'
import { tableSvg } from './table.ts'
import { DISH_TITLES, TOOL_TITLES } from './titles.fixture.ts'
import { toolSvg } from './tool.ts'

const FORMATS: Format[] = ['card', 'wide', 'square', 'bare', 'share']
/** One for each way of setting a place. */
const SLUGS = ['oats', 'silky-carrot-and-ginger-soup', '人参', 'miso', 'pea-soup', 'okayu', 'plum-cake']
/** What stood on the table of the home page while that was always the same. */
const TABLE_DISHES = [
  { slug: 'poached-cod-with-soft-leeks', category: 'Main Course', title: 'Poached Cod with Soft Leeks' },
  { slug: 'silky-carrot-and-ginger-soup', category: 'Soup', title: 'Silky Carrot and Ginger Soup' },
  {
    slug: 'beetroot-carpaccio-with-yoghurt-cream',
    category: 'Appetizer',
    title: 'Beetroot Carpaccio with Yoghurt Cream',
  },
  { slug: 'baked-salmon-fennel-and-potato', category: 'Dinner', title: 'Baked Salmon, Fennel and Potato' },
  {
    slug: 'overnight-oats-with-ripe-banana',
    category: 'Breakfast',
    title: 'Overnight Oats with Ripe Banana',
  },
  {
    slug: 'vanilla-rice-pudding-with-poached-pear',
    category: 'Dessert',
    title: 'Vanilla Rice Pudding with Poached Pear',
  },
]
const LAMP_TABLE = '#F9F4E9'

test('a drawing never changes under its address: a changed one needs a new DRAWING_VERSION', async () => {
  const lines = [...drawAll()].map(([title, svgs]) => `${hash(svgs)} ${title}`)
  await expect(lines.join('\n') + '\n').toMatchFileSnapshot(`drawings-${DRAWING_VERSION}.txt`)
})

test('a drawing weighs at most 4,096 bytes, holds nothing that loads or runs, and keeps titles to itself', () => {
  for (const title of [...DISH_TITLES, '<script>alert(1)</script> "quoted" & salmon']) {
    for (const category of ['', ...CATEGORIES]) {
      for (const format of FORMATS) {
        const svg = plateSvg({ slug: title, category, title, format })
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096)
        expect(svg).not.toMatch(/<(?!\/?(svg|g|path|circle|ellipse|rect)\b)|href|url\(|NaN|undefined|alert/)
      }
    }
  }
})

/** Draws every title in every category and format, for two slugs each that change from title to title. */
function drawAll(): Map<string, string[]> {
  const drawn = new Map<string, string[]>()
  for (const [k, title] of DISH_TITLES.entries()) {
    const draw = (slug: string, category: string, format: Format) =>
      plateSvg({ slug, category, title, format })
    drawn.set(`dish: ${title}`, combine(k, ['', ...CATEGORIES], draw))
  }
  for (const [k, title] of TOOL_TITLES.entries()) {
    const draw = (slug: string, _category: string, format: Format) => toolSvg({ slug, title, format })
    drawn.set(`tool: ${title}`, combine(k, [''], draw))
  }
  const tables = [tableSvg(TABLE_DISHES), tableSvg(TABLE_DISHES.slice(2), LAMP_TABLE)]
  return drawn.set('table', tables)
}

type Draw = (slug: string, category: string, format: Format) => string

function combine(k: number, categories: string[], draw: Draw): string[] {
  const slugs = [SLUGS[k % SLUGS.length]!, SLUGS[(k + 3) % SLUGS.length]!]
  return slugs.flatMap((slug) =>
    categories.flatMap((category) => FORMATS.map((format) => draw(slug, category, format))),
  )
}

function hash(svgs: string[]): string {
  return createHash('sha256').update(svgs.join('\n')).digest('hex').slice(0, 24)
}
