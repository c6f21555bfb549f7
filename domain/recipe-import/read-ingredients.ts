import { formatCount } from '../format-number.ts'
import { BULLET } from '../list-marks.ts'
import { withoutDoubledBrackets } from './brackets.ts'
import { type EntryText, ingredientsOfSteps, readEntry } from './ingredient-entry.ts'
import { INGREDIENT_KEYS, METHOD_KEYS } from './keys.ts'
import { hasWords } from './left-out.ts'
import { inOrder, toList, type PublishedObject } from './published-object.ts'
import { isMarkedHeading, withHeadingMarks } from './markdown.ts'
import { noteMended } from './mojibake.ts'
import { toLine, toLines } from './plain-text.ts'
import { shorten } from './read-words.ts'
import type { ParsedIngredient, Report } from './report.ts'

const MAX_LINES = 500
const MAX_LINE = 2_000
const AMOUNT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/
/** An amount with a unit at most, whose food stands on the next line. */
const BROKEN_OFF = /^[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞.,/⁄–-]+(?:\s+\p{L}{1,12}\.?)?$/u
const LONGEST_HEADING = 60

/** The lines of the shopping list; none when the file has no usable ones. */
export function readIngredients(recipe: PublishedObject, report: Report): ParsedIngredient[] {
  const listed = inOrder(toList(recipe.read(...INGREDIENT_KEYS)))
  const entries = listed.length > 0 ? listed : ingredientsOfSteps(recipe.read(...METHOD_KEYS))
  const published = entries.flatMap((entry) => {
    const found = linesOf(entry, entries.length === 1)
    if (found.length === 0 && hasWords(entry))
      report.note('ingredients', 'dropped', 'This entry could not be read as a line.', entry)
    return found
  })
  const lines: { original: string; text: string; hadBullet: boolean; isHeading: boolean }[] = []
  let part: string | undefined
  for (const { text: line, isHeading } of published) {
    // Some apps repeat the heading at each line.
    if (isHeading && line === part) continue
    if (isHeading) part = line
    const original = shorten(line, MAX_LINE, 'ingredients', report)
    const text = toIngredient(original)
    if (text) lines.push({ original, text, hadBullet: BULLET.test(original), isHeading })
    if (lines.length > MAX_LINES) break
  }
  if (lines.length > MAX_LINES)
    report.note('ingredients', 'changed', `Only the first ${MAX_LINES} lines were imported.`)
  const bulleted = lines.filter((line) => line.hadBullet).length > lines.length / 2
  const ingredients = lines.slice(0, MAX_LINES).map((line, index, all) => ({
    ingredient_text: line.text,
    original_text: line.original,
    is_heading:
      line.isHeading ||
      (looksLikeHeading(line.text, bulleted && !line.hadBullet) && announces(all[index + 1]?.text)),
  }))
  noteIngredients(ingredients, bulleted, report)
  noteMended('ingredients', entries, report)
  return ingredients
}

/** The lines of one entry. An entry that stands alone holds them all; others are one line that was broken off. */
const linesOf = (entry: unknown, standsAlone: boolean): EntryText[] =>
  readEntry(entry).flatMap(({ text, isHeading }, _, all) => {
    const lines = isHeading ? [text] : linesIn(text, standsAlone && all.length === 1)
    return lines.map((line) => ({ text: line, isHeading }))
  })

function linesIn(text: string, standsAlone: boolean): string[] {
  const lines = toLines(standsAlone ? withHeadingMarks(text) : text)
  if (standsAlone && lines.length === 1) return splitAtAmounts(text)
  const isOneLine =
    !standsAlone && !lines.slice(1).some((line) => AMOUNT.test(line[0] ?? '') || BULLET.test(line))
  return isOneLine && BROKEN_OFF.test(lines[0] ?? '') ? [lines.join(' ')] : lines
}

/** "1 egg, 2 carrots": one text whose parts all begin with an amount. */
function splitAtAmounts(text: string): string[] {
  const parts = toLine(text).split(/[,;] +/)
  return parts.length > 1 && parts.every((part) => AMOUNT.test(part[0] ?? '')) ? parts : [text]
}

/** "¹/₂", as Mealie shows a half. */
const RAISED = /[⁰¹²³⁴-⁹]{1,2}[/⁄][₀-₉]{1,2}/g

function toIngredient(line: string): string {
  const tidy = toLine(line)
    .replace(RAISED, (fraction) => fraction.normalize('NFKD'))
    .replace(BULLET, '')
    .replace(/ ([,.;:)])/g, '$1')
    .replace(/\( /g, '(')
    .trim()
  return withoutDoubledBrackets(tidy)
}

/** A short line without an amount that announces the ones below it. */
function looksLikeHeading(text: string, standsOut: boolean): boolean {
  if (text.length > LONGEST_HEADING || AMOUNT.test(text)) return false
  if (text.endsWith(':') || standsOut || isMarkedHeading(text)) return true
  return /^(for the|for serving|für d|pour l|para l|per l)/i.test(text) || (isLoud(text) && text.length > 3)
}

const isLoud = (text: string) => /^[\p{Lu}\s&'-]+$/u.test(text)

/** A heading has lines below it; where those shout as well, shouting announces nothing. */
function announces(next: string | undefined): boolean {
  return next !== undefined && !isLoud(next)
}

function noteIngredients(ingredients: ParsedIngredient[], bulleted: boolean, report: Report) {
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
