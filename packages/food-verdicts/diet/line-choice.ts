import { foodNames } from 'recipe-reading/food/find-foods'
import { leavesOpen } from './line-optional.ts'
import { type Group, splitGroups, splitPieces, trailingGroups } from 'recipe-reading/reading/line-parts'
import type { Word } from 'recipe-reading/food/word'
import { matchLine, type LineMatch, type TermSet } from './match-line.ts'
import { findTerms } from 'recipe-reading/food/term-index'

const CONNECTORS = new Set(['and', 'plus', 'with', 'in', 'for', 'from', 'on', 'to', 'into', 'over', 'then'])
const OFFERS = new Set([
  'or',
  'sub',
  'subs',
  'substitute',
  'swap',
  'replace',
  'use',
  'used',
  'alternatively',
  'try',
])
/** Those of them that keep the food before them as the first choice. */
const SWAPS = new Set(['or', 'sub', 'subs', 'substitute', 'swap', 'replace', 'alternatively'])
/** What may stand before such a word: "(I used almond milk)", "(you can also use oil)". */
const LEAD_INS = new Set(['i', 'we', 'you', 'can', 'may', 'could', 'also', 'instead', 'always', 'just'])
/** "milk, or enough to cover the potatoes" offers no potatoes. */
const NO_OFFER = new Set([
  'enough',
  'as',
  'more',
  'less',
  'until',
  'if',
  'so',
  'just',
  'however',
  'whatever',
  'not',
])
/** Named after a food these are its flavour: "yogurt, plain or vanilla". */
const FLAVOURS = new Set([
  'vanilla',
  'garlic',
  'onion',
  'mint',
  'cinnamon',
  'pepper',
  'chives',
  'seasoning',
  'ice',
])
/** Foods that never describe another one, so that "tofu or ground beef" is not read as tofu beef. */
const COMPLETE = /(?:s|oil|water|tofu|tempeh|seitan|margarine|jackfruit|aquafaba|ghee|tamari|shortening)$/
const QUALIFIER_WORDS = new Set(
  'a an as brand certified check for free friendly i ideally if label labels make my necessary needed option or please possible preferably preferred required sure to use used version want you'.split(
    ' ',
  ),
)

/**
 * Whether the cook may leave out what violates: the line is optional or "to serve", or it offers an alternative
 * that names another food ("chicken or vegetable stock", "butter (or vegan butter)"). In doubt it is not avoidable.
 */
export function isAvoidable(words: readonly Word[], match: LineMatch, set: TermSet): boolean {
  if (leavesOpen(words, match.violations)) return true
  const { main, groups } = splitGroups(words)
  const mainMatch = matchLine(main, set)
  if (mainMatch.violations.length === 0) {
    return groups.every((group) => {
      if (matchLine(group.words, set).violations.length === 0) return true
      return (isSwap(group.words) && isOffer(main, set)) || hasAlternative(group.words, set)
    })
  }
  const strays = groups.some(
    (group) => !mayOffer(group.words) && matchLine(group.words, set).violations.length > 0,
  )
  if (strays) return false
  if (hasAlternative(main, set)) return true
  if (trailingGroups(main).some((group) => isQualifierOf(group, main, mainMatch, set))) return true
  return groups.some((group) => isReplacedBy(group, main, mainMatch, set))
}

function mayOffer(words: readonly Word[]): boolean {
  return words.some((word) => OFFERS.has(word.text))
}

/** Whether one of the parts around "or" and "/" is free of violations and the others stand beside it, not with it. */
function hasAlternative(words: readonly Word[], set: TermSet): boolean {
  const pieces = splitPieces(words)
  if (pieces.length < 2) return false
  const matches = pieces.map((piece) => matchLine(piece, set))
  const binds = pieces.some((piece, at) => {
    const found = matches[at]
    return found !== undefined && found.violations.length > 0 && isBound(piece, found, at, pieces.length)
  })
  if (binds) return false
  return pieces.some((piece, at) => {
    if (matches[at]?.violations.length !== 0 || !isOffer(piece, set)) return false
    return isWholeFood(pieces, matches, at, set)
  })
}

/** Whether more than the violating food hangs on the violating piece, so that choosing another does not avoid it. */
function isBound(piece: readonly Word[], match: LineMatch, at: number, count: number): boolean {
  const first = match.violations[0]
  const last = match.violations.at(-1)
  if (!first || !last) return false
  const until = at < count - 1 ? piece.length : last.start
  const after = piece.slice(first.end, Math.max(first.end, until))
  if (after.some((word) => CONNECTORS.has(word.text) || (word.breaks.includes(',') && /^\d/.test(word.text))))
    return true
  return at > 0 && piece.slice(0, first.start).some((word) => CONNECTORS.has(word.text))
}

/**
 * Whether the piece is a food of its own: "vanilla or plain yogurt" means vanilla yogurt, "goat or cow cheese" goat
 * cheese, and "yogurt, plain or vanilla" again a yogurt.
 */
function isWholeFood(pieces: Word[][], matches: LineMatch[], at: number, set: TermSet): boolean {
  const piece = pieces[at] ?? []
  const last = piece.at(-1)
  if (isSameFood(pieces[at - 1], matches[at - 1], piece, set)) return false
  if (!last || COMPLETE.test(last.text)) return true
  const next = pieces[at + 1]
  const shared = matches[at + 1]?.violations.at(-1)
  if (next && shared && shared.end > 1 && !/^\d/.test(next[0]?.text ?? '') && !isCompound(piece)) {
    if (violates([...piece, ...headOf(next, shared.end)], set)) return false
  }
  const before = pieces[at - 1]
  const described = matches[at - 1]?.violations.at(-1)
  if (before && described && !piece[0]?.breaks.includes(',')) {
    const isApart = before.slice(described.end).some((word) => word.breaks.includes(','))
    if (isApart && violates([...piece, ...headOf(before, described.end)], set)) return false
  }
  return true
}

/** "almond meal/flour" goes on speaking of almonds, "chicken thighs or breasts" of the chicken. */
function isSameFood(
  before: Word[] | undefined,
  match: LineMatch | undefined,
  piece: Word[],
  set: TermSet,
): boolean {
  const described = match?.violations.at(-1)
  const first = before?.[described?.start ?? 0]
  if (!described || !first) return false
  const shared = [first, ...piece.map((word) => ({ text: word.text, breaks: '' }))]
  return matchLine(shared, set).violations.some((span) => span.start === 0 && span.end > 1)
}

/** "coconut oil or butter": a food of two words is whole. */
function isCompound(piece: readonly Word[]): boolean {
  return findTerms(piece, foodNames()).some((span) => span.end === piece.length && span.end - span.start > 1)
}

function headOf(words: readonly Word[], end: number): Word[] {
  return words.slice(end - 1, end).map((word) => ({ text: word.text, breaks: '' }))
}

function violates(words: readonly Word[], set: TermSet): boolean {
  return matchLine(words, set).violations.length > 0
}

/** Whether a piece without violations names something to take instead. */
function isOffer(piece: readonly Word[], set: TermSet): boolean {
  const first = piece[0]
  if (!first || CONNECTORS.has(first.text) || piece.some((word) => NO_OFFER.has(word.text) && word === first))
    return false
  const { exempt } = matchLine(piece, set)
  const isNegated = piece.some(
    (word, at) => word.text === 'not' && !exempt.some((span) => span.start <= at && at < span.end),
  )
  if (isNegated) return false
  if (exempt.length > 0) return true
  const aside = piece.findIndex((word) => CONNECTORS.has(word.text))
  return findTerms(piece, foodNames()).some(
    (span) => !FLAVOURS.has(span.term) && (aside < 0 || span.start < aside),
  )
}

/** "butter (or vegan butter)", "pasta (corn or rice)", "flour (gluten-free if needed)". */
function isReplacedBy(group: Group, main: readonly Word[], match: LineMatch, set: TermSet): boolean {
  if (!isBeside(group, main, match)) return false
  const offer = toOffer(group.words)
  if (offer) return splitPieces(offer).some((piece) => !violates(piece, set) && isOffer(piece, set))
  if (isQualifierOf(group, main, match, set)) return true
  const last = match.violations.at(-1)
  const pieces = splitPieces(group.words)
  if (!last || pieces.length < 2 || CONNECTORS.has(group.words[0]?.text ?? '')) return false
  const head = headOf(main, last.end)
  return pieces.some((piece) => {
    if (piece.some((word) => CONNECTORS.has(word.text)) || !isOffer(piece, set)) return false
    return !violates(piece, set) && !violates([...piece, ...head], set)
  })
}

/** What follows "or", "use" or "I used"; undefined when a part does not begin like an offer. */
function toOffer(words: readonly Word[]): Word[] | undefined {
  const start = words.findIndex((word) => !LEAD_INS.has(word.text))
  let at = start
  while (at >= 0 && OFFERS.has(words[at]?.text ?? '')) at++
  if (at === start) return undefined
  const isLinked =
    SWAPS.has(words[at - 1]?.text ?? '') && ['with', 'for', 'by'].includes(words[at]?.text ?? '')
  return words.slice(isLinked ? at + 1 : at)
}

/** Whether an offer leaves the food before it in place: "(or butter)", "you can also use"; not "(use butter)". */
function isSwap(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => OFFERS.has(word.text))
  return (
    SWAPS.has(words[at]?.text ?? '') || (at >= 0 && words.slice(0, at).some((word) => word.text === 'also'))
  )
}

/** Whether a part says nothing but that the food may be of the diet's own kind: "(vegan if you like)". */
function isQualifierOf(group: Group, main: readonly Word[], match: LineMatch, set: TermSet): boolean {
  if (!isBeside(group, main, match)) return false
  const modifiers = set(group.words)?.['takes away'] ?? []
  if (modifiers.length === 0) return false
  const own = new Set(
    match.violations.flatMap((span) => main.slice(span.start, span.end).map((word) => word.text)),
  )
  return group.words.every(
    (word, at) =>
      own.has(word.text) ||
      QUALIFIER_WORDS.has(word.text) ||
      modifiers.some((span) => span.start <= at && at < span.end),
  )
}

/** Whether a part stands directly beside all that violates in the rest of its line. */
function isBeside(group: Group, main: readonly Word[], match: LineMatch): boolean {
  const first = match.violations[0]
  if (!first || match.violations.some((span) => span.start > group.at)) return false
  return !main.slice(first.end, Math.max(first.end, group.at)).some((word) => CONNECTORS.has(word.text))
}
