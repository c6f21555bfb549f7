import { property, textOf, toList, type PublishedObject } from './published-object.ts'
import { toLine, toLines } from './plain-text.ts'
import { shorten } from './read-words.ts'
import type { ParsedIngredient, Report } from './report.ts'

const MAX_LINES = 500
const MAX_LINE = 2_000
const BULLET = /^[-–—•·▢☐*◦▪●□‣]+\s*/
const AMOUNT = /[\d½⅓⅔¼¾⅛⅜⅝⅞]/
/** An amount and at most one word, its unit. */
const BROKEN_OFF = /^[\d½⅓⅔¼¾⅛⅜⅝⅞.,/⁄–-]+(?:\s+\p{L}{1,12}\.?)?$/u
const LONGEST_HEADING = 60

/** The lines of the shopping list; none when the file has no usable ones. */
export function readIngredients(recipe: PublishedObject, report: Report): ParsedIngredient[] {
  const published = toList(recipe.read('recipeIngredient', 'ingredients')).flatMap(linesOf)
  const lines = published.flatMap((original) => {
    const text = shorten(toIngredient(original), MAX_LINE, 'ingredients', report)
    return text ? [{ original, text, hadBullet: BULLET.test(original.trim()) }] : []
  })
  if (lines.length > MAX_LINES)
    report.note('ingredients', 'changed', `Only the first ${MAX_LINES} lines were taken.`)
  const bulleted = lines.filter((line) => line.hadBullet).length > lines.length / 2
  const ingredients = lines.slice(0, MAX_LINES).map(({ original, text, hadBullet }, index, all) => ({
    ingredient_text: text,
    original_text: shorten(original, MAX_LINE, 'ingredients', report),
    is_heading: index < all.length - 1 && isHeading(text, bulleted && !hadBullet),
  }))
  noteIngredients(ingredients, bulleted, report)
  return ingredients
}

/** The lines of one entry. A line that is an amount alone was broken off from the words that follow it. */
function linesOf(item: unknown): string[] {
  const text = textOf(item, 'text', 'name', '@value', 'item')
  if (text === undefined) return toList(property(item, 'itemListElement')).flatMap(linesOf)
  const lines: string[] = []
  for (const line of toLines(text)) {
    const before = lines.at(-1)
    if (before !== undefined && BROKEN_OFF.test(before)) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines
}

function toIngredient(line: string): string {
  return toLine(line)
    .replace(BULLET, '')
    .replace(/\({2,}/g, '(')
    .replace(/\){2,}/g, ')')
    .replace(/ +([,.;:)])/g, '$1')
    .replace(/\( +/g, '(')
    .trim()
}

/** A short line without an amount that announces the ones below it. */
function isHeading(text: string, standsOut: boolean): boolean {
  if (text.length > LONGEST_HEADING || AMOUNT.test(text)) return false
  if (text.endsWith(':') || standsOut) return true
  return (
    /^(for the|for serving|für d|pour l|para l|per l)/i.test(text) ||
    (/^[\p{Lu}\s&'-]+$/u.test(text) && text.length > 3)
  )
}

function noteIngredients(ingredients: ParsedIngredient[], bulleted: boolean, report: Report) {
  if (ingredients.length === 0) return
  report.note('ingredients', 'kept', `${ingredients.length} lines found.`)
  if (bulleted) report.note('ingredients', 'changed', 'The bullets in front of the lines were taken away.')
  for (const { ingredient_text, is_heading, original_text } of ingredients) {
    if (is_heading) report.note('ingredients', 'guessed', 'A heading of the lines below it.', original_text)
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
