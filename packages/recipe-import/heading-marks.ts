import { fold } from 'recipe-basics/text/fold'
import sectionWords from './section-words.json' with { type: 'json' }

/** The words of a heading; `isCertain` where the marks around it leave no doubt, as they do beside a food that stands alone. */
export type MarkedHeading = { text: string; isCertain: boolean }

/** Whether a line is nothing but a food: no sign makes a heading of it, because who loses a food from a list loses an allergen. */
export type IsFood = (line: string) => boolean

const LONGEST_HEADING = 60
/** The same with its signs. */
const LONGEST_MARKED = 100
const AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/
const FRAME = /^([-–—=~+*_:#<>|]{0,12})([^-–—=~+*_:#<>|].*?)([-–—=~+*_:#<>|]{0,12})$/u
/** RecipeSage puts headings in brackets of their own: "[Crust]". */
const BRACKETS = /^(?:\[([^[\]]+)\]|\{([^{}]+)\}|【([^【】]+)】):?$/
const MARKDOWN = /^#{1,6} {1,9}(\S.{0,100}?)(?: {0,9}#{1,9})?$/
const BOLD = /^(\*\*|__)([^*_]+)\1:?$/
const SQUARE = /^[■◆▣◼►▶] ?(.+)$/
const ONE_BULLET = /^[-–—*]$/

/** The heading that signs make of a whole line: "--- Sauce ---", "[Sauce]", "## Sauce", "**Sauce**", "Sauce ===". */
export function headingIn(line: string): MarkedHeading | undefined {
  if (line.length > LONGEST_MARKED) return undefined
  const found = certain(BRACKETS.exec(line)) ?? certain(MARKDOWN.exec(line)) ?? ofBold(line) ?? ofFrame(line)
  const text = found?.text.trim().replace(/:$/, '').trimEnd() ?? ''
  if (!found || !/\p{L}/u.test(text) || text.length > LONGEST_HEADING || AMOUNT.test(text)) return undefined
  return { ...found, text }
}

const certain = (match: RegExpExecArray | null): MarkedHeading | undefined =>
  match ? { text: match.slice(1).find((part) => part !== undefined) ?? '', isCertain: true } : undefined

function ofBold(line: string): MarkedHeading | undefined {
  const text = BOLD.exec(line)?.[2] ?? SQUARE.exec(line)?.[1]
  return text === undefined ? undefined : { text, isCertain: false }
}

function ofFrame(line: string): MarkedHeading | undefined {
  const [, before = '', text = '', after = ''] = FRAME.exec(line) ?? []
  const isBullet = ONE_BULLET.test(before)
  const isEmphasis = before === after && /^(?:\*{1,2}|_{1,2})$/.test(before)
  if (text === '' || /[*_]/.test(text) || isEmphasis || (after === ':' && (before === '' || isBullet)))
    return undefined
  if (before !== '' && after !== '' && !(isBullet && after.length < 2)) return { text, isCertain: true }
  return before.length > 1 || after.length > 1 || (before !== '' && before === after)
    ? { text, isCertain: false }
    : undefined
}

const SECTIONS = new Set(Object.values(sectionWords).flatMap((words) => words.split(', ').map(fold)))

/** Whether a line is nothing but the name of a part that dishes have: "Glaze", "Füllung". */
export const isSectionWord = (line: string): boolean => SECTIONS.has(fold(line))

/** Whether one of the words of a line is such a name: "Cream filling". */
export const isSectionIn = (line: string): boolean =>
  fold(line)
    .split(/[^\p{L}\p{M}’']+/u)
    .some((word) => SECTIONS.has(word))

/** Text in bold or underlined that stands for itself, and headings, of HTML: with the marks of Markdown in their place. */
export const withHtmlHeadings = (text: string): string =>
  text
    .replace(/<h[1-6]\b[^<>]*>/gi, '\n## ')
    .replace(/(?<=^|[\n>])[ \t]*<(b|strong|u)\b[^<>]*>([^<>\n\d]{1,60})<\/\1>:?[ \t]*(?=$|[\n<])/gi, '**$2**')

/** Words above lines that are set in, marked as their heading. */
export function withIndentedHeadings(lines: string[]): string[] {
  const isSetIn = (line: string | undefined) => /^(?: {2,}|\t)\S/.test(line ?? '')
  return lines.map((line, place) => {
    const heads = /^\p{L}/u.test(line) && !isSetIn(line) && isSetIn(lines[place + 1])
    return heads && !AMOUNT.test(line) && line.length <= LONGEST_HEADING ? `**${line.trim()}**` : line
  })
}
