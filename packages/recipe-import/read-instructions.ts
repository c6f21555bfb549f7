import { formatCount } from 'recipe-basics/text/format-number'
import { BULLET } from 'recipe-basics/text/list-marks'
import { toWebAddress } from 'recipe-basics/text/web-address'
import { typesOf } from './find-recipes.ts'
import { ingredientTexts, isFlaggedHeading, PART_KEYS } from './ingredient-entry.ts'
import { METHOD_KEYS } from './keys.ts'
import { hasWords } from './left-out.ts'
import { withHtmlHeadings } from './heading-marks.ts'
import { withoutReferences } from './markdown.ts'
import { noteMended } from './mojibake.ts'
import { toLine, toLines } from './plain-text.ts'
import { inOrder, isObject, property, textOf, toList, type PublishedObject } from './published-object.ts'
import { shorten } from './read-words.ts'
import type { ParsedInstruction, Report } from './report.ts'
import { cutGlued, HEADING_WORD, type Line, looksLikeHeading, STEP_LABEL, takeApart } from './step-lines.ts'

const MAX_STEPS = 500
const MAX_STEP = 5_000
const MAX_SECTION = 2_000
/** Of a line that a step names. */
const MAX_NAMED = 200

const LISTS = ['itemListElement', 'steps', 'itemList', 'instructions', 'directions']
const TEXTS = [
  'text',
  'stepText',
  '@value',
  'instruction',
  'step',
  'direction',
  'displayText',
  'content',
  'body',
  'html',
  'value',
]

/** An object of steps, "1" or "step_1". */
const NUMBERED_KEY = /^(?:step)?[ _-]?\d{1,3}$/i
/** The method step by step, with the names of its sections where they begin. */
export function readInstructions(recipe: PublishedObject, report: Report): ParsedInstruction[] {
  const published = inOrder(toList(recipe.read(...METHOD_KEYS)))
  const lines = withNames(
    takeApart(cutGlued(linesUpToLimit(recipe, published, report), report), report),
    report,
  )
  if (lines.length > MAX_STEPS)
    report.note('instructions', 'changed', `Only the first ${MAX_STEPS} steps were imported.`)
  let step_number = 0
  const instructions = lines.slice(0, MAX_STEPS).map(({ text, section, ...line }, index, all) => {
    const isGuess = !line.is_heading && index < all.length - 1 && looksLikeHeading(text)
    if (isGuess) report.note('instructions', 'guessed', 'Read as a heading for the steps below.', text)
    if (!line.is_heading && !isGuess) step_number++
    return {
      step_number,
      step_text: shorten(text, MAX_STEP, 'instructions', report),
      section: section && shorten(section, MAX_SECTION, 'instructions', report),
      ...line,
      ...(isGuess && { is_heading: true, heading_kind: 'guessed' as const }),
    }
  })
  noteMended('instructions', published, report)
  if (step_number > 0) report.note('instructions', 'kept', `${formatCount(step_number, 'step')} found.`)
  return instructions
}

/**
 * Stops past the limit, and reads each object once: references let a small file name the same thousand steps, or one
 * step that is as long as the file, a thousand times.
 */
function linesUpToLimit(recipe: PublishedObject, published: unknown[], report: Report): Line[] {
  const lines: Line[] = []
  const read = new Map<unknown, Line[]>()
  for (const reference of published) {
    const item = recipe.resolve(reference)
    const inside = read.get(item) ?? linesOf(item, published.length === 1).slice(0, MAX_STEPS + 1)
    if (inside.length === 0 && !read.has(item) && hasWords(item))
      report.note('instructions', 'dropped', 'This entry could not be read as a step.', item)
    read.set(item, inside)
    lines.push(...inside)
    if (lines.length > MAX_STEPS) break
  }
  return lines
}

function linesOf(item: unknown, standsAlone: boolean): Line[] {
  if (typeof item === 'string') {
    // One text holds all steps; a text of a list is one step, however its page broke it into lines.
    const text = withoutReferences(item)
    const lines = standsAlone ? toLines(withHtmlHeadings(text)) : [toLine(text)]
    return lines
      .filter((text) => text !== '' && !STEP_LABEL.test(text))
      .map((text) => ({ text, is_heading: false, section: null }))
  }
  if (!isObject(item)) return []
  const entries = Object.entries(item)
  if (
    entries.length > 0 &&
    entries.every(([key, value]) => NUMBERED_KEY.test(key) && typeof value === 'string')
  )
    return entries.flatMap(([, value]) => linesOf(value, false))
  const wrapped = property(item, 'item')
  if (wrapped !== undefined) return toList(wrapped).flatMap((inner) => linesOf(inner, standsAlone))
  const name = toLine(textOf(property(item, 'name', ...PART_KEYS), '@value') ?? '')
  const children = inOrder(toList(property(item, ...LISTS)))
  const isStep = typesOf(item).some(
    (type) => type.endsWith('step') || type === 'howtodirection' || type === 'howtotip',
  )
  if (children.length > 0 && !(isStep && textIn(item) !== '')) {
    const parts = childrenOf(children)
    if (!isUsefulName(name, '')) return parts
    const [only] = parts
    if (isStep && parts.length === 1 && only && !only.is_heading) return [{ name, ...only }]
    return withHeading(name, parts)
  }
  const lines = isFlaggedHeading(item) ? headingLine(textIn(item) || name) : stepLines(item, name)
  if (lines.length === 0) return groupsOf(entries)
  // A step that has its text beside pieces mostly says it twice.
  const said = squeeze(textIn(item))
  return [...lines, ...childrenOf(children).filter(({ text }) => !said.includes(squeeze(text)))]
}

/** The title of the steps below it, which stands among them. */
const headingLine = (text: string): Line[] =>
  text === '' ? [] : [{ text, is_heading: true, heading_kind: 'guessed', section: null }]

/** An object of lists has its headings as keys. */
function groupsOf(entries: [string, unknown][]): Line[] {
  if (!entries.every(([, steps]) => Array.isArray(steps))) return []
  return entries.flatMap(([name, steps]) => withHeading(toLine(name), childrenOf(steps)))
}

const childrenOf = (steps: unknown): Line[] =>
  toList(steps)
    .slice(0, MAX_STEPS + 1)
    .flatMap((child) => linesOf(child, false))

function stepLines(item: Record<string, unknown>, name: string): Line[] {
  const text = textIn(item)
  const description = toLine(textOf(property(item, 'description'), '@value') ?? '')
  const summary = toLine(textOf(property(item, 'summary')) ?? '')
  const words = text || description || name || summary
  if (words === '' || (STEP_LABEL.test(words) && words === name)) return []
  const url = textOf(property(item, 'url', 'stepUrl'), '@id')
  // A path would lead to a page of this site instead of the publisher's.
  const address = url !== undefined && /^https?:/i.test(url) ? toWebAddress(url) : undefined
  const step = {
    text: withNote(words, item),
    is_heading: false,
    section: null,
    ...(address !== undefined && { step_url: address }),
    ...(Object.hasOwn(item, 'title') && { goesOn: true }),
    ...(isUsefulName(summary, words) && { summary }),
  }
  const [first = step, ...others] = bulleted(item).map((text) => ({ ...step, text }))
  if (words === name || !isUsefulName(name, words)) return [first, ...others]
  return [{ ...first, name }, ...others.map((other) => ({ ...other, goesOn: true }))]
}

/** The lines of a text that is a list with bullets, each a step; none of any other text. */
function bulleted(item: Record<string, unknown>): string[] {
  const lines = toLines(withLinesNamed(piecesIn(item), item))
  const isList = lines.length > 1 && lines.every((line) => BULLET.test(line))
  return isList ? lines.map((line) => line.replace(BULLET, '')) : []
}

/** A note of a step has no place of its own. */
function withNote(text: string, item: Record<string, unknown>): string {
  const note = toLine(textOf(property(item, 'note', 'notes', 'tip', 'tips'), 'text', 'name') ?? '')
  return note === '' || text.includes(note) ? text : `${text} ${note}`
}

/** The text of a step, also one that was published in pieces. */
const textIn = (item: Record<string, unknown>): string => toLine(withLinesNamed(piecesIn(item), item))

const piecesIn = (item: Record<string, unknown>): string =>
  toList(property(item, ...TEXTS))
    .flatMap((piece) => textOf(piece, '@value', 'text') ?? [])
    .join('\n')

/** Tandoor names lines of a step by their place, and what follows the servings: "Fry {{ ingredients[0] }} in {{ scale(2) }} pans". */
function withLinesNamed(text: string, item: Record<string, unknown>): string {
  if (!text.includes('{{') || text.length > MAX_STEP) return text
  const named = ingredientTexts(item).map((line) => line.slice(0, MAX_NAMED))
  return text
    .replace(/\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/g, (all, place: string) => named[Number(place)] ?? all)
    .replace(/\{\{ ?scale\(([\d.]{1,9})\) ?\}\}/g, '$1')
}

/** Lines know their section, because those behind it may stand in none. Sections inside it keep its name before theirs. */
function withHeading(name: string, lines: Line[]): Line[] {
  const within = (section: string | null) => (section === null ? name : joinHeadings(name, section))
  const inside = lines.map((line) => ({ ...line, section: within(line.section) }))
  return [{ text: name, is_heading: true, section: name }, ...inside]
}

function joinHeadings(outer: string, inner: string): string {
  const isSaid = HEADING_WORD.test(outer) || squeeze(inner).startsWith(squeeze(outer))
  return isSaid ? inner : `${outer.replace(/:$/, '')}: ${inner}`
}

/** The name of a step stands above it: as a section of its own, unless there is one around it. So does its summary. */
function withNames(lines: Line[], report: Report): Line[] {
  let part: string | null = null
  let above: string | undefined
  const withName = (name: string | undefined, line: Line): Line[] => {
    if (name === undefined) return [line]
    const text = shorten(name, MAX_SECTION, 'instructions', report)
    return [{ text, is_heading: true, heading_kind: 'step', section: line.section }, line]
  }
  return lines.flatMap(({ name, summary, goesOn, ...line }) => {
    if (line.section !== null || line.is_heading || !goesOn) part = null
    const isAbove = summary !== undefined && summary === above
    above = summary
    if (name !== undefined && line.section === null)
      return withHeading((part = name), withName(summary, line))
    const section = line.section ?? part
    if (summary !== undefined && section === null)
      return isAbove ? [{ ...line, section: summary }] : withHeading(summary, [line])
    return withName(name ?? (isAbove ? undefined : summary), { ...line, section })
  })
}

/** Whether a name says more than the step it stands at: not a number, a label or the step's own beginning. */
function isUsefulName(name: string, text: string): boolean {
  if (name === '' || STEP_LABEL.test(name)) return false
  const start = squeeze(name)
  return start !== '' && !squeeze(text).startsWith(start)
}

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
