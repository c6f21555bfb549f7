import { formatCount } from 'recipe-basics/text/format-number'
import { BULLET } from 'recipe-basics/text/list-marks'
import { withoutDoubledBrackets } from './brackets.ts'
import { mayBeGlued, splitGluedLines } from './glued-text.ts'
import {
  headingIn,
  type IsFood,
  isSectionIn,
  isSectionWord,
  type MarkedHeading,
  withHtmlHeadings,
  withIndentedHeadings,
} from './heading-marks.ts'
import { type EntryText, ingredientsOfSteps, readEntry } from './ingredient-entry.ts'
import { INGREDIENT_KEYS, METHOD_KEYS } from './keys.ts'
import { hasWords } from './left-out.ts'
import { inOrder, toList, type PublishedObject } from './published-object.ts'
import { withoutMissingValues } from './missing-values.ts'
import { noteMended } from './mojibake.ts'
import { toLine, toLines } from './plain-text.ts'
import { shorten } from './read-words.ts'
import type { ParsedIngredient, Report } from './report.ts'
import { tidyLine } from './sections.ts'

const MAX_LINES = 500
const MAX_LINE = 2_000
const AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/
/** An amount with a unit at most, whose food stands on the next line. */
const BROKEN_OFF = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/⁄–-]+(?:\s+\p{L}{1,12}\.?)?$/u
const LONGEST_HEADING = 60
const LOST_BREAKS = 'Line breaks between lines were lost. The lines were cut where the next amount begins.'
const FOR_THE = /^(for the|for serving|für d|pour l|para l|per l)/i

type Line = {
  original: string
  text: string
  hadBullet: boolean
  isHeading: boolean
  marked: MarkedHeading | undefined
}

/** The lines of the shopping list; none when the file has no usable ones. */
export function readIngredients(recipe: PublishedObject, report: Report, isFood: IsFood): ParsedIngredient[] {
  const listed = inOrder(toList(recipe.read(...INGREDIENT_KEYS)))
  const found = listed.length > 0 ? listed : ingredientsOfSteps(recipe.read(...METHOD_KEYS))
  const entries = found.every((entry) => typeof entry === 'string') ? withIndentedHeadings(found) : found
  const published = entries.flatMap((entry) => {
    const found = linesOf(entry, entries.length === 1)
    if (found.every(({ text }) => text === '') && hasWords(entry))
      report.note('ingredients', 'dropped', 'This entry could not be read as a line.', entry)
    return found
  })
  const lines: Line[] = []
  let part = ''
  for (const { text: line, isHeading } of cutGlued(published, report)) {
    // Some apps repeat the heading at each line.
    if (isHeading && line === part) continue
    if (isHeading) part = line
    const original = shorten(line, MAX_LINE, 'ingredients', report)
    const plain = toLine(original)
    const marked = isHeading ? undefined : headingIn(plain)
    const whole = toIngredient(marked?.text ?? plain)
    const text = withoutMissingValues(whole)
    if (text !== whole) noteMissing(text, original, report)
    const hadBullet = !marked && BULLET.test(original)
    if (text || isHeading) lines.push({ original, text, hadBullet, isHeading, marked })
    if (lines.length > MAX_LINES) break
  }
  if (lines.length > MAX_LINES)
    report.note('ingredients', 'dropped', `Only the first ${MAX_LINES} lines were imported.`)
  const bulleted = lines.filter((line) => line.hadBullet).length > lines.length / 2
  const ingredients = lines.slice(0, MAX_LINES).map((line, index, all) => ({
    ingredient_text: line.text,
    original_text: line.original,
    is_heading: line.isHeading || isHeading(line, all[index + 1]?.text, bulleted && !line.hadBullet, isFood),
  }))
  noteIngredients(ingredients, bulleted, report)
  noteMended('ingredients', entries, report)
  return ingredients
}

const MISSING = 'A value is missing in the file. A program wrote a word in its place, which is left out here.'

function noteMissing(text: string, original: string, report: Report) {
  if (text === '') report.note('ingredients', 'dropped', 'This entry could not be read as a line.', original)
  else report.missing('ingredients', 'changed', MISSING, tidyLine(text), original)
}

/** The lines of one entry. An entry that stands alone holds them all; others are one line that was broken off. */
const linesOf = (entry: unknown, standsAlone: boolean): EntryText[] =>
  readEntry(entry).flatMap(({ text, isHeading }, _, all) => {
    const isOnly = standsAlone && all.filter(({ text }) => text !== '').length === 1
    const lines = isHeading ? [text] : linesIn(text, isOnly)
    return lines.flatMap((line) => [...headingBefore(line), { text: line.replace(BEFORE, ''), isHeading }])
  })

/** "[Sauce] 2 onions": the heading of a part in its first line. */
const BEFORE = /^\s*\[([^[\]]{1,60})\] ?(?=[\d½⅓⅔¼¾])/
const headingBefore = (line: string): EntryText[] => {
  const heading = BEFORE.exec(line)?.[1]
  return heading === undefined ? [] : [{ text: heading, isHeading: true }]
}

function linesIn(text: string, standsAlone: boolean): string[] {
  const lines = toLines(
    withHtmlHeadings(standsAlone ? withIndentedHeadings(text.split('\n')).join('\n') : text),
  )
  if (standsAlone && lines.length === 1) return splitAtAmounts(text)
  const isOneLine =
    !standsAlone && !lines.slice(1).some((line) => AMOUNT.test(line[0] ?? '') || BULLET.test(line))
  return isOneLine && BROKEN_OFF.test(lines[0] ?? '') ? [lines.join(' ')] : lines
}

/** Lines whose breaks were lost, each by itself again. Among others, one such place may be part of a name. */
function cutGlued(lines: EntryText[], report: Report): EntryText[] {
  const mostParts = lines.length === 1 ? 1 : 2
  const cut = lines.flatMap((line) => {
    const parts = line.isHeading || !mayBeGlued(line.text) ? [] : splitGluedLines(toLine(line.text))
    return parts.length > mostParts ? parts.map((text) => ({ ...line, text })) : [line]
  })
  if (cut.length > lines.length) report.note('ingredients', 'guessed', LOST_BREAKS)
  return cut
}

/** "1 egg, 2 carrots": one text whose parts all begin with an amount. */
function splitAtAmounts(text: string): string[] {
  const parts = toLine(text).split(/[,;] +/)
  return parts.length > 1 && parts.every((part) => AMOUNT.test(part[0] ?? '')) ? parts : [text]
}

/** "¹/₂", as Mealie shows a half. */
const RAISED = /[⁰¹²³⁴-⁹]{1,2}[/⁄][₀-₉]{1,2}/g

function toIngredient(line: string): string {
  const tidy = line
    .replace(RAISED, (fraction) => fraction.normalize('NFKD'))
    .replace(BULLET, '')
    .replace(/ ([,.;:)])/g, '$1')
    .replace(/\( /g, '(')
    .trim()
  return withoutDoubledBrackets(tidy)
}

/**
 * Whether a line announces those below it. Where they shout as well, shouting announces nothing; and a food that stands alone
 * announces nothing unless its signs leave no doubt.
 */
function isHeading(
  { text, marked }: Line,
  next: string | undefined,
  standsOut: boolean,
  isFood: IsFood,
): boolean {
  if (!next || isLoud(next) || text.length > LONGEST_HEADING || AMOUNT.test(text)) return false
  if (marked?.isCertain || text.endsWith(':') || FOR_THE.test(text)) return true
  if (isSectionWord(text)) return marked !== undefined || standsOut || AMOUNT.test(next[0] ?? '')
  return (
    (marked !== undefined || standsOut || (isLoud(text) && text.length > 3)) &&
    (isSectionIn(text) || !isFood(text))
  )
}

const isLoud = (text: string) => /^[\p{Lu}\s&'-]+$/u.test(text)

function noteIngredients(all: ParsedIngredient[], bulleted: boolean, report: Report) {
  const ingredients = all.filter(({ ingredient_text }) => ingredient_text !== '')
  if (ingredients.length === 0) return
  report.note('ingredients', 'kept', `${formatCount(ingredients.length, 'line')} found.`)
  if (bulleted) report.note('ingredients', 'changed', 'The bullets before the lines were removed.')
  for (const { ingredient_text, is_heading, original_text } of ingredients) {
    if (is_heading)
      report.note('ingredients', 'guessed', 'Read as a heading for the lines below.', original_text)
    else if (bulleted && !BULLET.test(original_text)) {
      report.note(
        'ingredients',
        'guessed',
        'This line looks like a remark, not an ingredient.',
        ingredient_text,
      )
    }
  }
}
