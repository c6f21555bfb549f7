import imports from 'lucide-react/dynamicIconImports.mjs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MAX_RATING } from '#domain/equipment/fields.ts'
import { ICON_NAMES } from '#app/ui/icon/icon-names.ts'
import { TEXTURE_SIGNS } from '#app/ui/icon/texture-signs.ts'
import { ROW, STAR, STEP } from '#app/ui/icon/star-row.ts'

const LICENCE = 'Lucide (lucide.dev), ISC License, Copyright (c) Lucide Icons and Contributors'

/** One SVG file that holds the drawing of each icon under its name; who shows one sets colour and stroke. */
export async function drawIcons(): Promise<string> {
  const icons = ICON_NAMES.map(async (name) => toSymbol(name, 24, await linesOf(name)))
  const drawings = await Promise.all([...icons, drawStars(), ...drawTextures()])
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${LICENCE} -->\n${drawings.join('\n')}\n</svg>\n`
}

async function drawStars() {
  const star = await linesOf('star')
  const row = Array.from(
    { length: MAX_RATING },
    (_, place) => `<g transform="translate(${place * STEP})">${star}</g>`,
  )
  return toSymbol('stars', ROW, row.join(''))
}

const drawTextures = () =>
  Object.entries(TEXTURE_SIGNS).map(([texture, lines]) =>
    toSymbol(texture, STAR, `<circle cx="12" cy="12" r="10"/><path d="${lines}"/>`),
  )

const toSymbol = (name: string, width: number, lines: string) =>
  `<symbol id="${name}" viewBox="0 0 ${width} ${STAR}">${lines}</symbol>`

async function linesOf(name: (typeof ICON_NAMES)[number] | 'star'): Promise<string> {
  const { default: icon } = await imports[name]()
  return renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>')
}
