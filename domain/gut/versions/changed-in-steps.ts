import { singularOfName } from '../../english-noun.ts'
import { findFoods } from '../../food/find-foods.ts'
import { toWords } from '../../food/line-words.ts'
import { readIngredient } from '../../ingredient/read-ingredient.ts'

/** What a version says at a step whose food its list changes. `step` counts from 0. */
export type StepChange = { step: number; text: string }

/** A line of a version: what it was, and what it is; null where it is left out. */
export type LineChange = { was: string; text: string | null; isChanged: boolean }

/**
 * The steps that name a food which the list of a version changes or leaves out, with what to take instead: steps themselves are
 * never changed. Nothing is said where a step may mean a line that stays.
 */
export function sayChangesInSteps(lines: readonly LineChange[], steps: readonly string[]): StepChange[] {
  const named = lines.map((line) => ({ ...line, terms: namesOf(line.was) }))
  if (!named.some(({ isChanged }) => isChanged)) return []
  return steps.flatMap((step, at) => {
    const meant = new Set(termsOf(step).flatMap((term) => linesOf(term, named)))
    const said = [...meant].flatMap(sayChange)
    return said.length > 0 ? { step: at, text: said.join(' ') } : []
  })
}

type NamedLine = LineChange & { terms: string[] }

const termsOf = (text: string) => findFoods(toWords(text)).foods.map(({ term }) => term)

/** "Fennel bulbs" are also fennel. */
const namesOf = (line: string) => [...termsOf(line), ...termsOf(nameOf(line) ?? '')]

/** The changed lines that a food of a step may mean; none where it may mean another: "onion" of "red onion" and "white onion". */
function linesOf(term: string, lines: readonly NamedLine[]): NamedLine[] {
  const same = lines.filter(({ terms }) => terms.some((one) => singularOfName(one) === singularOfName(term)))
  const meant = same.length > 0 ? same : lines.filter(({ terms }) => terms.some((one) => isPartOf(term, one)))
  const whole = term.replace(PIECES, '')
  if (meant.length === 0 && whole !== term) return linesOf(whole, lines)
  return meant.every(({ isChanged }) => isChanged) ? meant : []
}

/** "Lettuce leaves" are lettuce. */
const PIECES = / (?:leaf|leaves|stalks?|cloves?|florets?|slices?|pieces?|strips?|ribbons?|wedges)$/

/** "Tomatoes" of cherry tomatoes, "chia" of chia seeds. */
const isPartOf = (part: string, whole: string) =>
  singularOfName(whole).endsWith(` ${singularOfName(part)}`) || whole.startsWith(`${part} `)

function sayChange({ was, text }: LineChange): string[] {
  const old = nameOf(was)
  if (!old) return []
  if (text === null) return [`Leave out the ${old}.`]
  const next = nameOf(text)
  return next && next !== old ? [`In place of the ${old}, take ${withoutAmount(text)}.`] : []
}

const nameOf = (line: string) => readIngredient(line).food?.name

/** The line behind its amount: how the food is to be is as much of the change as its name. */
function withoutAmount(line: string): string {
  const { amounts, otherAmounts } = readIngredient(line)
  const ends = [amounts, ...otherAmounts].flat().map(({ end }) => end)
  return line.slice(Math.max(0, ...ends)).replace(/^[\s)]*(?:of )?/, '')
}
