import { INK, luma } from './colour.ts'

const MAX_LINE_CHARACTERS = 16
const MAX_LINES = 4

/** The words on a social card, 1200×630. */
export function cardText(title: string, category: string, siteName: string, cloth: string): string {
  const lines = titleLines(title)
  const top = 315 - (lines.length - 1) * 38
  const ink = luma(cloth) < 140 ? '#FFF9EC' : INK
  return (
    `<g fill="${ink}" font-family="Newsreader,'Newsreader Variable',Georgia,serif">` +
    `<text x="72" y="92" font-size="30">${escape(siteName)}</text><g font-size="74" letter-spacing="-1.4">` +
    lines.map((text, k) => `<text x="70" y="${top + k * 78}">${escape(text)}</text>`).join('') +
    '</g>' +
    (category && `<text x="72" y="566" font-size="30" font-style="italic">${escape(category)}</text>`) +
    '</g>'
  )
}

function titleLines(title: string): string[] {
  const full: string[] = []
  let last = ''
  for (const word of title.split(/\s+/)) {
    const longer = last ? `${last} ${word}` : word
    if (last && longer.length > MAX_LINE_CHARACTERS) {
      full.push(last)
      last = word
    } else last = longer
  }
  if (full.length < MAX_LINES) return [...full, last]
  return full
    .slice(0, MAX_LINES)
    .map((text, k) => (k === MAX_LINES - 1 ? text.replace(/(?<=^|\w(?=\W))\W*\w*$/, '…') : text))
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
