import { formatCount } from '../format-number.ts'
import { areNumbered, withoutNumber } from '../list-marks.ts'
import { toWebAddress } from '../web-address.ts'
import { typesOf } from './find-recipes.ts'
import { toLine, toLines } from './plain-text.ts'
import { isObject, property, textOf, toList, type PublishedObject } from './published-object.ts'
import { shorten } from './read-words.ts'
import type { ParsedInstruction, Report } from './report.ts'

type Line = { text: string; is_heading: boolean; section: string | null; url?: string }

const MAX_STEPS = 500
const MAX_STEP = 5_000
const LONGEST_HEADING = 60

/** "Step 1" and its kind in other languages: a label that says nothing. */
const STEP_LABEL =
  /^(?:step|schritt|stap|passo|paso|étape|etape|krok|steg|trin|lépés|vaihe|шаг|ステップ)?\s*\d{1,2}\s*[.:)]?$/i
const HEADING_WORD =
  /^(preparation|method|directions?|instructions?|assembly|to serve|for serving|zubereitung|préparation|preparación|preparazione|bereiding|tillagning|przygotowanie|elkészítés)$/i

/** The method step by step, with the names of its sections where they begin. */
export function readInstructions(recipe: PublishedObject, report: Report): ParsedInstruction[] {
  const published = toList(recipe.read('recipeInstructions', 'instructions', 'step'))
  const lines = withoutNumbers(linesUpToLimit(recipe, published), report)
  if (lines.length > MAX_STEPS)
    report.note('instructions', 'changed', `Only the first ${MAX_STEPS} steps were taken.`)
  let step_number = 0
  const instructions = lines.slice(0, MAX_STEPS).map(({ text, is_heading, section, url }, index, all) => {
    const isGuess = !is_heading && index < all.length - 1 && looksLikeHeading(text)
    if (isGuess) report.note('instructions', 'guessed', 'A heading of the steps below it.', text)
    if (!is_heading && !isGuess) step_number++
    const step_text = shorten(text, MAX_STEP, 'instructions', report)
    return {
      step_number,
      step_text,
      section,
      is_heading: is_heading || isGuess,
      ...(url !== undefined && { step_url: url }),
    }
  })
  if (step_number > 0) report.note('instructions', 'kept', `${formatCount(step_number, 'step')} found.`)
  return instructions
}

/**
 * Stops past the limit, and reads each object once: references let a small file name the same thousand steps, or one
 * step that is as long as the file, a thousand times.
 */
function linesUpToLimit(recipe: PublishedObject, published: unknown[]): Line[] {
  const lines: Line[] = []
  const read = new Map<unknown, Line[]>()
  for (const reference of published) {
    const item = recipe.resolve(reference)
    const inside = read.get(item) ?? linesOf(item, published.length === 1).slice(0, MAX_STEPS + 1)
    read.set(item, inside)
    lines.push(...inside)
    if (lines.length > MAX_STEPS) break
  }
  return lines
}

function linesOf(item: unknown, standsAlone: boolean): Line[] {
  if (typeof item === 'string') {
    // One text holds all steps; a text of a list is one step, however its page broke it into lines.
    const lines = standsAlone ? toLines(item) : [toLine(item)]
    return lines
      .filter((text) => text !== '' && !STEP_LABEL.test(text))
      .map((text) => ({ text, is_heading: false, section: null }))
  }
  if (!isObject(item)) return []
  const wrapped = property(item, 'item')
  if (wrapped !== undefined) return toList(wrapped).flatMap((inner) => linesOf(inner, standsAlone))
  const name = toLine(textOf(property(item, 'name'), '@value') ?? '')
  const children = toList(property(item, 'itemListElement', 'steps', 'itemList')).slice(0, MAX_STEPS + 1)
  const isStep = typesOf(item).some(
    (type) => type.endsWith('step') || type === 'howtodirection' || type === 'howtotip',
  )
  if (children.length > 0 && !(isStep && textIn(item) !== '')) {
    const parts = children.flatMap((child) => linesOf(child, false))
    return isUsefulName(name, '') ? withHeading(name, parts) : parts
  }
  return stepLines(item, name)
}

function stepLines(item: Record<string, unknown>, name: string): Line[] {
  const text = textIn(item)
  const description = toLine(textOf(property(item, 'description'), '@value') ?? '')
  const words = text || description || name
  if (words === '' || (STEP_LABEL.test(words) && words === name)) return []
  const url = textOf(property(item, 'url'), '@id')
  // A path would lead to a page of this site instead of the publisher's.
  const address = url !== undefined && /^https?:/i.test(url) ? toWebAddress(url) : undefined
  const step = {
    text: words,
    is_heading: false,
    section: null,
    ...(address !== undefined && { url: address }),
  }
  return words !== name && isUsefulName(name, words) ? withHeading(name, [step]) : [step]
}

/** The text of a step, also one that was published in pieces. */
function textIn(item: Record<string, unknown>): string {
  const pieces = toList(property(item, 'text')).flatMap((piece) => textOf(piece, '@value', 'text') ?? [])
  return toLine(pieces.join('\n'))
}

/** Lines know their section, because those behind it may stand in none. */
function withHeading(name: string, lines: Line[]): Line[] {
  const inside = lines.map((line) => ({ ...line, section: line.section ?? name }))
  return [{ text: name, is_heading: true, section: name }, ...inside]
}

/** Whether a name says more than the step it stands at: not a number, a label or the step's own beginning. */
function isUsefulName(name: string, text: string): boolean {
  if (name === '' || STEP_LABEL.test(name)) return false
  const start = squeeze(name)
  return start !== '' && !squeeze(text).startsWith(start)
}

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

function looksLikeHeading(text: string): boolean {
  if (text.length > LONGEST_HEADING || /\d/.test(text)) return false
  return text.endsWith(':') || HEADING_WORD.test(text)
}

/** Takes away numbers that count the steps, when they do so from 1 without a gap. */
function withoutNumbers(lines: Line[], report: Report): Line[] {
  const steps = lines.filter((line) => !line.is_heading)
  if (!areNumbered(steps.map(({ text }) => text))) return lines
  report.note('instructions', 'changed', 'The numbers in front of the steps were taken away.')
  return lines.map((line) => (line.is_heading ? line : { ...line, text: withoutNumber(line.text) }))
}
