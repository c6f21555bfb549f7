/** Writes a page with every made dish in every size, by day, by lamplight and in lines, to look at. */
import { writeFile } from 'node:fs/promises'
import { drawDish } from 'food-drawings/dish-drawing/draw-dish'
import { drawTable } from 'food-drawings/dish-drawing/draw-table'
import { type MadeDish, MADE_DISHES } from '../packages/food-drawings/dish-drawing/made-dishes.fixture.ts'
import type { Format } from 'food-drawings/cut-paper/format'

const [path = 'drawing-sheets.html', only = ''] = process.argv.slice(2)

/** How wide each format is shown, in pixels. */
const SHEETS: { title: string; format: Format; width: number; inLines?: boolean }[] = [
  { title: 'Cards', format: 'card', width: 300 },
  { title: 'Rows on a phone', format: 'card', width: 139 },
  { title: 'Squares', format: 'square', width: 160 },
  { title: 'Wide', format: 'wide', width: 420 },
  { title: 'Beside the words of a share picture', format: 'share', width: 300 },
  { title: 'Bare', format: 'bare', width: 200 },
  { title: 'For a printer', format: 'bare', width: 200, inLines: true },
]

const STYLE = `
  body { margin: 0; font: 12px/1.3 sans-serif }
  section { padding: 16px; background: #f9f4e9; color: #2a2e1f }
  .dark { background: #1c1d16; color: #efe8d8 }
  .dark .plate-dim { opacity: .56 }
  .dark svg { filter: brightness(.93) }
  .lines { background: #fff }
  div { display: flex; flex-wrap: wrap; gap: 10px }
  figure { margin: 0 }
  svg { display: block; width: 100% }`

const chosen = MADE_DISHES.filter(({ dish }) => !only || dish.form === only)
const sections = SHEETS.flatMap((sheet) =>
  (sheet.inLines ? ['lines'] : ['day', 'dark']).map((light) => toSection(sheet, light)),
)
const tables = [0, 6, 12].map((from) => figure(drawTable(MADE_DISHES.slice(from, from + 6)), 'Table', 600))

await writeFile(
  path,
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${STYLE}</style>${sections.join('')}<section><h2>Tables</h2><div>${tables.join('')}</div></section>`,
)
console.log(`${chosen.length} dishes: ${path}`)

function toSection({ title, format, width, inLines }: (typeof SHEETS)[number], light: string): string {
  const figures = chosen.map((made) =>
    figure(draw(made, format, inLines), `${made.dish.form}: ${made.name}`, width),
  )
  return `<section class="${light}"><h2>${title}, ${light}</h2><div>${figures.join('')}</div></section>`
}

function draw({ dish, slug, category }: MadeDish, format: Format, inLines?: boolean): string {
  return drawDish(dish, { slug, category, format, inLines })
}

function figure(svg: string, caption: string, width: number): string {
  return `<figure style="width: ${width}px">${svg}<figcaption>${caption} (${svg.length})</figcaption></figure>`
}
