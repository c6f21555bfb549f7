import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const DOCUMENT = 'docs/performance-figures.md'

/** Replaces the figures of one part in the document and leaves all other words as they are. */
export function writeFigures(part: string, figures: string): void {
  const [begin, end] = [`<!-- figures: ${part} -->`, `<!-- end of figures: ${part} -->`]
  const text = readFileSync(DOCUMENT, 'utf8')
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new RangeError(`${DOCUMENT} has no place for the figures of ${part}`)
  writeFileSync(DOCUMENT, `${text.slice(0, from)}${begin}\n\n${figures}\n\n${text.slice(to)}`)
  execFileSync('oxfmt', [DOCUMENT], { stdio: 'pipe' })
}
